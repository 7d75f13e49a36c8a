import { millisecondsInHour } from 'date-fns/constants';
import type { Updateable } from 'kysely';
import { addDays, dayOf } from '#contract/days.ts';
import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { nextRecipient } from '../payments/invoice.ts';
import { readParts } from '../payments/ledger.ts';
import { makePayment } from '../payments/make-payment.ts';
import { type PaymentTerms, payoutDayBefore, termsOf } from '../reference/payment-terms.ts';
import { publisherId } from './accounts.ts';

// In days before the payout day, the oldest payout first; each settles what had left its hold by then.
const paid = [
  { requested: 7, approved: 6 },
  { requested: 6, approved: 4 },
  { requested: 8, approved: 7 },
];
// Before the first of them.
const declined = {
  requested: 11,
  declined: 9,
  reason: 'Your tax number was missing. Please add it and request again.',
};
// Days before the start, but after the last payout.
const openSince = 3;

// Paid to an account of before: since then the publisher wants bank transfers, and has not named the account yet.
const formerWay = { payment_method: 'paypal', payee: 'PayPal b•••@kestrel.example' };

const noonOf = (day: string, daysBefore = 0) => new Date(`${addDays(day, -daysBefore)}T12:00:00Z`);

/** As many of the last payout days before the start as there are payments, the first one first. */
function payoutDaysBefore(terms: PaymentTerms, now: Date) {
  const days = [payoutDayBefore(terms, dayOf(now))];
  while (days.length < paid.length) days.unshift(payoutDayBefore(terms, days[0] ?? ''));
  return days;
}

/** Some months of payments on the payout days of the terms, and an open one; the traffic they settle is there. */
export async function seedPayments(db: Db, now: Date) {
  const billing = await db
    .selectFrom('billing_detail')
    .selectAll()
    .where('partner_id', '=', publisherId)
    .executeTakeFirstOrThrow();
  const terms = termsOf(billing.payment_terms_id);
  const days = payoutDaysBefore(terms, now);
  const [first = '', last = first] = [days[0], days.at(-1)];
  const shareAt = (at: Date) => ({ partnerId: publisherId, terms, now: at });
  const request = (at: Date) => makePayment(db, { share: shareAt(at), currency: 'EUR' }, false);
  const close = async (at: Date, set: Updateable<Schema['payment']>) =>
    db
      .updateTable('payment')
      .set({ ...set, ...formerWay })
      .where('partner_id', '=', publisherId)
      .where('id', '=', await request(at))
      .execute();
  // The traffic may begin too late for all of them.
  const { available } = await readParts(db, shareAt(noonOf(first, declined.requested)));
  const from = available < billing.min_payout_micros ? 1 : 0;
  const { requested, declined: closed, reason } = declined;
  const begin = days[from] ?? last;
  await close(noonOf(begin, requested), { status: 'declined', closed_at: noonOf(begin, closed), reason });
  for (const [nth, day] of days.entries()) {
    const seed = paid[nth];
    if (!seed || nth < from) continue;
    await close(noonOf(day, seed.requested), {
      status: 'paid',
      approved_at: noonOf(day, seed.approved),
      closed_at: noonOf(day),
      recipient: JSON.stringify(await nextRecipient(db, billing)),
    });
  }
  const afterPayout = noonOf(last).getTime() + millisecondsInHour;
  await request(new Date(Math.max(noonOf(dayOf(now), openSince).getTime(), afterPayout)));
}
