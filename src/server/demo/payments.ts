import { millisecondsInDay } from 'date-fns/constants';
import type { Db } from '../database/database.ts';
import { makePayment } from '../payments/make-payment.ts';
import { nextRecipient } from '../payments/invoice.ts';
import { termsOf } from '../reference/payment-terms.ts';
import { publisherId } from './accounts.ts';

type PaymentSeed = {
  requested: number;
  approved?: number;
  paid?: number;
  declined?: number;
  reason?: string;
};

// In days before the start, the oldest first; each settles what had left its hold by then, the last one is open.
const seeds: readonly PaymentSeed[] = [
  { requested: 92, declined: 90, reason: 'Your tax number was missing. Please add it and request again.' },
  { requested: 88, approved: 87, paid: 81 },
  { requested: 57, approved: 55, paid: 51 },
  { requested: 28, approved: 27, paid: 20 },
  { requested: 3 },
];

// Paid to an account of before: since then the publisher wants bank transfers, and has not named the account yet.
const formerWay = { payment_method: 'paypal', payee: 'PayPal b•••@kestrel.example' };

/** Some months of payments; the traffic they settle is there. */
export async function seedPayments(db: Db, now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * millisecondsInDay);
  const billing = await db
    .selectFrom('billing_detail')
    .selectAll()
    .where('partner_id', '=', publisherId)
    .executeTakeFirstOrThrow();
  const terms = termsOf(billing.payment_terms_id);
  for (const { requested, approved, paid, declined, reason } of seeds) {
    const share = { partnerId: publisherId, terms, now: before(requested) };
    const id = await makePayment(db, { share, currency: 'EUR' }, false);
    const closed = paid ?? declined;
    if (closed === undefined) return;
    const recipient = JSON.stringify(await nextRecipient(db, billing));
    await db
      .updateTable('payment')
      .set({
        ...(approved !== undefined && { approved_at: before(approved), recipient }),
        status: paid === undefined ? 'declined' : 'paid',
        closed_at: before(closed),
        reason,
        ...formerWay,
      })
      .where('partner_id', '=', publisherId)
      .where('id', '=', id)
      .execute();
  }
}
