import type { PaymentDetails, PaymentStatus } from '#contract/payments.ts';
import type { Currency, Sent } from '#contract/values.ts';
import { isInEuropeanUnion } from '#contract/vat.ts';
import { readSetting, readSystemName } from '../configuration/configuration.ts';
import type { Db } from '../database/database.ts';
import { amountOf } from '../money.ts';
import type { completeBilling } from './account.ts';
import type { Recipient } from './tables.ts';

type Invoice = NonNullable<Sent<PaymentDetails>['invoice']>;
type Billing = NonNullable<ReturnType<typeof completeBilling>>;

const usualCountry = 'DE';
const cent = 10_000;

/** The VAT rate is the publisher's; without one the network owes the VAT of a business in another country of the EU. */
export async function recipientOf(db: Db, billing: Billing): Promise<Recipient> {
  const { company_name, street, zip, city, country, vat_number, tax_id, vat_rate } = billing;
  const own = (await readSetting(db, 'invoice_country')) ?? usualCountry;
  const isAbroad = country !== own && isInEuropeanUnion(country);
  const reverse_charge = vat_rate === '0' && isAbroad && vat_number !== null;
  return { company_name, street, zip, city, country, vat_number, tax_id, vat_rate, reverse_charge };
}

export const invoiceNumberOf = ({ partner_id, number }: { partner_id: number; number: number }) =>
  `SB-${partner_id}-${String(number).padStart(4, '0')}`;

/** In whole cents, halves up. */
const vatOf = (micros: number, rate: string) => Math.round(((micros / cent) * Number(rate)) / 100) * cent;

type Approved = {
  partner_id: number;
  number: number;
  amount_micros: number;
  currency: Currency;
  status: PaymentStatus;
  approved_at: Date | null;
  recipient: Recipient | null;
};

const statuses: Record<PaymentStatus, Invoice['status']> = {
  requested: 'open',
  approved: 'open',
  paid: 'paid',
  declined: 'canceled',
};

/** Null before the approval. */
export async function invoiceOf(db: Db, payment: Approved): Promise<Invoice | null> {
  const { amount_micros: net, currency, status, approved_at, recipient } = payment;
  if (!approved_at || !recipient) return null;
  const vat = vatOf(net, recipient.vat_rate);
  return {
    ...recipient,
    number: invoiceNumberOf(payment),
    status: statuses[status],
    issued_at: approved_at.toISOString(),
    issuer: await readSystemName(db),
    currency,
    net: amountOf(net),
    vat: amountOf(vat),
    total: amountOf(net + vat),
  };
}
