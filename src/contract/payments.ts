import * as z from 'zod/mini';
import { data, endpoint, page, resource } from './endpoint.ts';
import { file, pdfFile } from './file.ts';
import { currency, day, instant, month, reference, type Received } from './values.ts';
import { flag, integer, list, paging, sortBy } from './wire.ts';

/** Keys of the dictionary `payment_request_statuses`; `requested` and `approved` ones are open. */
export const paymentStatus = z.enum(['requested', 'approved', 'paid', 'declined', 'withdrawn']);
export type PaymentStatus = z.infer<typeof paymentStatus>;

/** Why a payout cannot be requested, as error codes. */
export const payoutRefusal = z.enum([
  'PAYOUT_AUTOMATIC',
  'PAYOUT_OPEN',
  'PAYOUT_BILLING_INCOMPLETE',
  'PAYOUT_NOTHING_AVAILABLE',
  'PAYOUT_BELOW_MINIMUM',
]);
export type PayoutRefusal = z.infer<typeof payoutRefusal>;

/**
 * Where the earnings of a publisher stand, in the currency of the account. `pending` waits for the advertiser, `held`
 * is approved and within the hold days of its conversion, `available` can be requested (less than zero where what was
 * paid is taken back), `requested` is in an open request. All five together are the payout of the analytics.
 * `hold_days` and `payout_day` (the next one, and not before a change of who is paid can be undone no more) follow from
 * the terms of payment (`terms_id`, dictionary `partners_payment_terms`); `minimum`, `terms_id`, `payment_method` and the
 * masked `payee` are those of the billing details. `next_payout` is null where nothing is due. `refusals` is empty where
 * a payout can be requested: of `available`, paid on `payout_day`. `unheld_day` is the payout day without a hold, and
 * `changed_day` the one if who is paid was changed now. `following_day` is the payout day after `payout_day`: while a
 * payout is open, or once one is requested, nothing else is paid before it. `releases` is what leaves its hold and when,
 * the first day first: `held` by and by. `since` is the month in which the account began: the first with a statement.
 */
const balance = z.object({
  currency,
  pending: z.number(),
  held: z.number(),
  available: z.number(),
  requested: z.number(),
  paid: z.number(),
  minimum: z.nullable(z.number()),
  terms_id: z.nullable(z.int()),
  payment_method: z.nullable(z.string()),
  payee: z.nullable(z.string()),
  hold_days: z.int(),
  is_automatic: z.boolean(),
  payout_day: day,
  unheld_day: z.optional(day),
  changed_day: z.optional(day),
  following_day: z.optional(day),
  releases: z.optional(z.array(z.object({ day, amount: z.number() }))),
  next_payout: z.nullable(z.object({ day, amount: z.number() })),
  open_payment_id: z.nullable(z.int()),
  refusals: z.array(payoutRefusal),
  since: z.optional(month),
});
export type Balance = Received<z.infer<typeof balance>>;

/**
 * A payment and its request, numbered by publisher. `amount` is without VAT, in the currency in which it is paid;
 * `is_automatic` ones were made by the terms of payment. `invoice_number` is there once it was approved.
 */
const payment = z.object({
  id: z.int(),
  number: z.string(),
  partner: reference,
  status: paymentStatus,
  amount: z.number(),
  currency,
  payment_method: z.nullable(z.string()),
  invoice_number: z.nullable(z.string()),
  is_automatic: z.boolean(),
  requested_at: instant,
  paid_at: z.nullable(instant),
});
export type Payment = Received<z.infer<typeof payment>>;

/**
 * Issued by the network in the name of the publisher (self-billing). `status` is a key of the dictionary
 * `invoices_statuses`; with reverse charge the network owes the VAT. The address of the issuer has a line break between
 * its lines; it, the country and the VAT number are there where the network has set them.
 */
const invoice = z.object({
  number: z.string(),
  status: z.enum(['open', 'paid', 'canceled']),
  issued_at: instant,
  issuer: z.string(),
  issuer_address: z.nullish(z.string()),
  issuer_vat_number: z.nullish(z.string()),
  issuer_country: z.nullish(z.string()),
  company_name: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  vat_number: z.nullable(z.string()),
  tax_id: z.nullable(z.string()),
  currency,
  net: z.number(),
  vat_rate: z.string(),
  vat: z.number(),
  total: z.number(),
  reverse_charge: z.boolean(),
});

const payTo = z.object({
  payment_method: z.string(),
  beneficiary: z.nullable(z.string()),
  iban: z.nullable(z.string()),
  bic: z.nullable(z.string()),
  paypal_email: z.nullable(z.string()),
});

/**
 * `payee` is masked, of an open one as the payout details are now; `billing_complete` is whether an open one could be
 * approved and paid by them. `first_day` and `last_day` are those of the conversions that it holds.
 */
const paymentDetails = z.extend(payment, {
  payee: z.nullable(z.string()),
  billing_complete: z.optional(z.boolean()),
  conversions: z.int(),
  first_day: z.nullable(day),
  last_day: z.nullable(day),
  approved_at: z.nullable(instant),
  declined_at: z.nullable(instant),
  withdrawn_at: z.optional(z.nullable(instant)),
  reason: z.nullable(z.string()),
  /** For operators: the one who has decided last. */
  decided_by: z.optional(z.nullable(z.string())),
  /**
   * For operators: the whole account of an approved or paid one; null where it is incomplete, or while a change of who is
   * paid can still be undone, at `held_until`.
   */
  pay_to: z.optional(z.nullable(payTo)),
  held_until: z.optional(z.nullable(instant)),
  invoice: z.nullable(invoice),
});
export type PaymentDetails = Received<z.infer<typeof paymentDetails>>;

const byId = z.object({ id: integer });

/** Payments of the publisher (chosen, like the rest of it: the specification has their dictionaries alone). */
export const payments = resource('payments', {
  balance: endpoint('GET /publisher/v1/payments/balance', { answer: data(balance), chosen: true }),
  /** Newest first; `everyone` is for operators, FORBIDDEN for publishers. */
  list: endpoint('GET /publisher/v1/payments', {
    query: z.strictObject({
      ...paging,
      status: z.optional(list(paymentStatus)),
      everyone: z.optional(flag),
      sort: sortBy(['requested_at', 'amount'], '-requested_at'),
    }),
    answer: page(payment),
    chosen: true,
  }),
  /** Operators see everybody's. */
  get: endpoint('GET /publisher/v1/payments/{id}', {
    params: byId,
    answer: data(paymentDetails),
    chosen: true,
  }),
  /**
   * Requests all that is available. Refused with every reason of
   * `payoutRefusal` that applies, the first as the code; FORBIDDEN to operators in a shadow login.
   */
  request: endpoint('POST /publisher/v1/payments', { answer: data(paymentDetails), chosen: true }),
  /**
   * Takes back a request that nobody has decided about: what it holds is available again. Refused: PAYMENT_DECIDED,
   * PAYOUT_AUTOMATIC for one that the terms of payment have made; FORBIDDEN to operators in a shadow login.
   */
  withdraw: endpoint('POST /publisher/v1/payments/{id}/withdrawal', {
    params: byId,
    answer: data(paymentDetails),
    chosen: true,
  }),
  /** The invoice of a payment in the language of the caller; not found before it is issued. Operators get everybody's. */
  invoice: endpoint('GET /publisher/v1/payments/{id}/invoice', {
    params: byId,
    answer: pdfFile,
    chosen: true,
  }),
  /** The invoice, without a number, if all that is available was requested today; refused as the request would be. */
  invoicePreview: endpoint('GET /publisher/v1/payments/invoice-preview', { answer: pdfFile, chosen: true }),
  /**
   * What the payments of a month consist of; without a month, of this one. CSV, the default, has a row for each
   * conversion, PDF one for each offer of a payment.
   */
  statement: endpoint('GET /publisher/v1/payments/statement', {
    query: z.strictObject({ month: z.optional(month), format: z.optional(z.enum(['csv', 'pdf'])) }),
    answer: file,
    chosen: true,
  }),
  /**
   * For operators: a requested payment is approved, an approved one paid, an open one refused with a reason; anything
   * else is PAYMENT_DECIDED. Paying is PAYOUTS_HELD for some days after a change of who is paid.
   */
  decide: endpoint('POST /publisher/v1/payments/{id}/decision', {
    auth: 'operator',
    params: byId,
    body: z.union([
      z.strictObject({ decision: z.literal('approve') }),
      z.strictObject({ decision: z.literal('pay') }),
      z.strictObject({
        decision: z.literal('refuse'),
        reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
      }),
    ]),
    answer: data(paymentDetails),
    chosen: true,
  }),
});
