import { dayOf } from '#contract/days.ts';
import type { Balance } from '#contract/payments.ts';
import type { Sent } from '#contract/values.ts';
import { centsOf, type CsvColumns, csvFile } from '../http/csv.ts';
import { amountOf } from '../money.ts';
import type { CallerContext, HandlersOf } from '../network.ts';
import { payeeOf } from '../account/payout-details.ts';
import { usualTermsId } from '../reference/payment-terms.ts';
import {
  payoutDayAfter,
  payoutDaysOf,
  readAccount,
  readNextPayout,
  readPayoutDay,
  readReleases,
  refusalsOf,
} from './account.ts';
import { decidePayment, withdrawPayout } from './decide-payment.ts';
import { invoiceNumberOf } from './invoice.ts';
import { readInvoice, readInvoicePreview } from './invoice-document.ts';
import { requestPayout } from './make-payment.ts';
import { listPayments, numberOf, readPayment, readStatement, type StatementRow } from './read-payments.ts';
import { statementFile } from './statement-document.ts';

async function readBalance(context: CallerContext): Promise<Sent<Balance>> {
  const account = await readAccount(context, context.caller.partnerId);
  const { parts, billing, share, open } = account;
  const payoutDay = await readPayoutDay(context, account);
  return {
    currency: account.currency,
    pending: amountOf(parts.pending),
    held: amountOf(parts.held),
    available: amountOf(parts.available),
    requested: amountOf(parts.requested),
    paid: amountOf(parts.paid),
    minimum: billing ? amountOf(billing.min_payout_micros) : null,
    terms_id: billing?.payment_terms_id ?? usualTermsId,
    payment_method: billing?.payment_method ?? null,
    payee: payeeOf(billing),
    hold_days: share.terms.holdDays,
    is_automatic: share.terms.isAutomatic,
    payout_day: payoutDay,
    ...payoutDaysOf(account),
    following_day: payoutDayAfter(account, payoutDay),
    releases: await readReleases(context.db, account),
    next_payout: await readNextPayout(context, account),
    open_payment_id: open?.id ?? null,
    refusals: refusalsOf(account),
    since: account.since,
  };
}

const columns: CsvColumns<StatementRow> = {
  Payment: (row) => numberOf(row),
  Invoice: (row) => invoiceNumberOf(row),
  'Paid (UTC)': (row) => row.closed_at?.toISOString() ?? null,
  'Conversion ID': (row) => row.conversion_id,
  'Transaction ID': ({ txid }) => txid,
  'Converted (UTC)': ({ ts }) => ts.toISOString(),
  'Offer ID': (row) => row.offer_id,
  Offer: ({ offer }) => offer,
  'Amount without VAT': (row) => centsOf(amountOf(row.invoiced_micros)),
  Currency: ({ currency }) => currency,
  'Sub ID 1': ({ sub1 }) => sub1,
  'Sub ID 2': ({ sub2 }) => sub2,
  'Sub ID 3': ({ sub3 }) => sub3,
  'Sub ID 4': ({ sub4 }) => sub4,
  'Sub ID 5': ({ sub5 }) => sub5,
};

export const paymentHandlers: HandlersOf<'payments'> = {
  payments: {
    balance: (_, context) => readBalance(context),
    list: ({ query }, context) => listPayments(context, query),
    get: ({ params: { id } }, context) => readPayment(context, id),
    request: async (_, context) => readPayment(context, await requestPayout(context)),
    withdraw: async ({ params: { id } }, context) => {
      await withdrawPayout(context, id);
      return readPayment(context, id);
    },
    invoice: ({ params: { id } }, context) => readInvoice(context, id),
    invoicePreview: (_, context) => readInvoicePreview(context),
    statement: async ({ query }, context) => {
      const month = query.month ?? dayOf(context.clock.now()).slice(0, 7);
      if (query.format === 'pdf') return statementFile(context, month);
      return csvFile(`statement-${month}.csv`, columns, await readStatement(context, month));
    },
    decide: async ({ params: { id }, body }, context) => {
      await decidePayment(context, id, body);
      return readPayment(context, id);
    },
  },
};
