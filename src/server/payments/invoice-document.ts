import { type LocaleName, localeNames } from '#contract/locales.ts';
import type { PaymentDetails } from '#contract/payments.ts';
import type { FileReply } from '#contract/endpoint.ts';
import type { Sent } from '#contract/values.ts';
import { isInEuropeanUnion } from '#contract/vat.ts';
import { refuse } from '../http/refusal.ts';
import type { CallerContext } from '../network.ts';
import type { Content, Party } from '../pdf/content.ts';
import { pdfFile } from '../pdf/pdf-file.ts';
import { completeBilling, readAccount } from './account.ts';
import { formatsIn } from './document-formats.ts';
import { type Draft, type Invoice, draftOf, recipientOf } from './invoice.ts';
import { invoiceWords } from './invoice-words.ts';
import { readCovered } from './ledger.ts';
import { requirePayable } from './make-payment.ts';
import { readPayment } from './read-payments.ts';

type Covered = Pick<Sent<PaymentDetails>, 'conversions' | 'first_day' | 'last_day'>;
type Fact = Content['facts'][number];

// Its last line may be the country already.
function addressOf(locale: LocaleName, { issuer_address: address, issuer_country: code }: Draft) {
  const lines = address ? address.split(/\r?\n/) : [];
  const isNamed = localeNames.some((each) => code && lines.at(-1) === formatsIn(each).country(code));
  return code && !isNamed ? [...lines, formatsIn(locale).country(code)] : lines;
}

function partiesOf(locale: LocaleName, draft: Draft): Party[] {
  const { supplier, customer, vatNumber, taxId } = invoiceWords[locale];
  const { company_name, street, zip, city, country, vat_number, tax_id } = draft;
  const { issuer, issuer_vat_number } = draft;
  return [
    {
      role: supplier,
      lines: [
        company_name,
        street,
        `${zip} ${city}`,
        formatsIn(locale).country(country),
        ...(vat_number ? [vatNumber(vat_number)] : []),
        ...(tax_id ? [taxId(tax_id)] : []),
      ],
    },
    {
      role: customer,
      lines: [
        issuer,
        ...addressOf(locale, draft),
        ...(issuer_vat_number ? [vatNumber(issuer_vat_number)] : []),
      ],
    },
  ];
}

function tableOf(locale: LocaleName, draft: Draft, { conversions }: Covered): Content['tables'][number] {
  const words = invoiceWords[locale];
  const { money, percent, count } = formatsIn(locale);
  const { currency, net, vat, vat_rate, total } = draft;
  return {
    columns: [
      { head: words.service },
      { head: words.conversions, isFigure: true },
      { head: words.amount, isFigure: true },
    ],
    rows: [[words.advertising, count(conversions), money(net, currency)]],
    sums: [
      [words.net, money(net, currency)],
      [words.vat(percent(vat_rate)), money(vat, currency)],
      [words.total, money(total, currency)],
    ],
  };
}

function periodOf(locale: LocaleName, { first_day, last_day }: Covered): Fact[] {
  if (!first_day || !last_day) return [];
  return [[invoiceWords[locale].period, formatsIn(locale).span(first_day, last_day)]];
}

// Why there is no VAT.
function reasonOf(locale: LocaleName, { vat_rate, reverse_charge, country }: Draft): string[] {
  const { reverseCharge, outside, small } = invoiceWords[locale];
  if (vat_rate !== '0') return [];
  if (reverse_charge) return [reverseCharge];
  return [isInEuropeanUnion(country) ? small : outside];
}

type Common = Pick<Content, 'locale' | 'parties' | 'tables' | 'notes'>;
function commonOf(locale: LocaleName, draft: Draft, covered: Covered): Common {
  const { selfBilling } = invoiceWords[locale];
  return {
    locale,
    parties: partiesOf(locale, draft),
    tables: [tableOf(locale, draft, covered)],
    notes: [selfBilling, ...reasonOf(locale, draft)],
  };
}

type Issued = Covered & { number: string; invoice: Invoice };

function invoiceContent(locale: LocaleName, { invoice, ...payment }: Issued): Content {
  const words = invoiceWords[locale];
  const issuedAt = new Date(invoice.issued_at);
  return {
    ...commonOf(locale, invoice, payment),
    title: `${words.title} ${invoice.number}`,
    createdAt: issuedAt,
    ...(invoice.status === 'canceled' && { stamp: words.canceled }),
    facts: [
      [words.number, invoice.number],
      [words.issued, formatsIn(locale).day(issuedAt)],
      ...periodOf(locale, payment),
      [words.payment, payment.number],
    ],
  };
}

/** As it was issued. Refuses with NOT_FOUND_HTTP_EXCEPTION where there is none. */
export async function readInvoice(context: CallerContext, id: number): Promise<FileReply> {
  const { invoice, ...payment } = await readPayment(context, id);
  if (!invoice) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  return pdfFile(`invoice-${invoice.number}.pdf`, invoiceContent(context.locale, { ...payment, invoice }));
}

/** What the invoice would be of all that is available; refused as its request would be. */
export async function readInvoicePreview(context: CallerContext): Promise<FileReply> {
  const { db, clock, caller, locale } = context;
  const words = invoiceWords[locale];
  const { share, parts, currency, ...account } = await readAccount(context, caller.partnerId);
  requirePayable({ share, parts, currency, ...account });
  const billing = completeBilling(account.billing);
  if (!billing) throw refuse('PAYOUT_BILLING_INCOMPLETE');
  const amount = { amount_micros: parts.available, currency };
  const draft = await draftOf(db, await recipientOf(db, billing), amount);
  const covered = await readCovered(db, share);
  return pdfFile('invoice-preview.pdf', {
    ...commonOf(locale, draft, covered),
    title: words.previewTitle,
    createdAt: clock.now(),
    stamp: words.preview,
    facts: [[words.asOf, formatsIn(locale).day(clock.now())], ...periodOf(locale, covered)],
  });
}
