import { sql } from 'kysely';
import type { PaymentDetails, PaymentStatus } from '#contract/payments.ts';
import type { Currency, Sent } from '#contract/values.ts';
import { isInEuropeanUnion } from '#contract/vat.ts';
import { readSystemName, readText } from '../configuration/configuration.ts';
import type { Db } from '../database/database.ts';
import { amountOf } from '../money.ts';
import type { completeBilling } from './account.ts';
import type { Issuer, StoredRecipient } from './tables.ts';

export type Invoice = NonNullable<Sent<PaymentDetails>['invoice']>;
/** What an invoice says before it is issued. */
export type Draft = Omit<Invoice, 'number' | 'status' | 'issued_at'>;
type Billing = NonNullable<ReturnType<typeof completeBilling>>;

const usualCountry = 'DE';
const cent = 10_000;

const readCountry = async (db: Db) => (await readText(db, 'invoice_country')) ?? usualCountry;

const readIssuer = async (db: Db): Promise<Issuer> => ({
  name: await readSystemName(db),
  country: await readCountry(db),
  address: await readText(db, 'invoice_address'),
  vat_number: await readText(db, 'invoice_vat_number'),
});

/** The VAT rate is the publisher's; without one the network owes the VAT of a business in another country of the EU. */
export async function recipientOf(db: Db, billing: Billing): Promise<StoredRecipient> {
  const { company_name, street, zip, city, country, vat_number, tax_id, vat_rate } = billing;
  const isAbroad = country !== (await readCountry(db)) && isInEuropeanUnion(country);
  const reverse_charge = vat_rate === '0' && isAbroad && vat_number !== null;
  const issuer = await readIssuer(db);
  return { company_name, street, zip, city, country, vat_number, tax_id, vat_rate, reverse_charge, issuer };
}

const ordinal = sql<number>`coalesce((p.recipient->>'ordinal')::int, p.number)`;

/** Of the table `p` payment: which invoice to its partner it is. */
export const invoiceOrdinal = ordinal.as('ordinal');

/** To whom the next invoice of a partner is made out, which leaves no number out; the partner is locked. */
export async function nextRecipient(db: Db, billing: Billing): Promise<StoredRecipient> {
  const { last } = await db
    .selectFrom('payment as p')
    .select(({ fn }) => fn.max(ordinal).as('last'))
    .where('p.partner_id', '=', billing.partner_id)
    .where('p.recipient', 'is not', null)
    .executeTakeFirstOrThrow();
  return { ...(await recipientOf(db, billing)), ordinal: (last ?? 0) + 1 };
}

export const invoiceNumberOf = ({ partner_id, ordinal: nth }: { partner_id: number; ordinal: number }) =>
  `SB-${partner_id}-${String(nth).padStart(4, '0')}`;

/** In whole cents, halves up. */
const vatOf = (micros: number, rate: string) => Math.round(((micros / cent) * Number(rate)) / 100) * cent;

type Amount = { amount_micros: number; currency: Currency };
type Approved = Amount & {
  partner_id: number;
  ordinal: number;
  status: PaymentStatus;
  approved_at: Date | null;
  recipient: StoredRecipient | null;
};

/** Of an amount without VAT. */
export async function draftOf(
  db: Db,
  { issuer, ordinal: _, paid_to: __, ...recipient }: StoredRecipient,
  { amount_micros: net, currency }: Amount,
): Promise<Draft> {
  const { name, address, vat_number, country } = issuer ?? (await readIssuer(db));
  const vat = vatOf(net, recipient.vat_rate);
  return {
    ...recipient,
    issuer: name,
    issuer_address: address,
    issuer_vat_number: vat_number,
    issuer_country: address === null ? null : (country ?? null),
    currency,
    net: amountOf(net),
    vat: amountOf(vat),
    total: amountOf(net + vat),
  };
}

const statuses: Record<PaymentStatus, Invoice['status']> = {
  requested: 'open',
  approved: 'open',
  paid: 'paid',
  declined: 'canceled',
  withdrawn: 'canceled',
};

/** Null before the approval. */
export async function invoiceOf(db: Db, payment: Approved): Promise<Invoice | null> {
  const { status, approved_at, recipient } = payment;
  if (!approved_at || !recipient) return null;
  return {
    ...(await draftOf(db, recipient, payment)),
    number: invoiceNumberOf(payment),
    status: statuses[status],
    issued_at: approved_at.toISOString(),
  };
}
