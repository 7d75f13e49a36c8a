import type { Updateable } from 'kysely';
import type * as z from 'zod/mini';
import type { payments } from '#contract/payments.ts';
import { maskedPayee, payoutDetailsOf } from '../account/payout-details.ts';
import { payoutsHeldUntil } from '../account/security-changes.ts';
import type { PayoutDetails } from '../account/tables.ts';
import { refuseInShadow } from '../auth/callers.ts';
import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import { amountOf } from '../money.ts';
import type { CallerContext, Network } from '../network.ts';
import { notify } from '../notices/notify.ts';
import { completeBilling, readBilling } from './account.ts';
import { draftOf, nextRecipient } from './invoice.ts';
import { lockPartner } from './make-payment.ts';
import { numberOf } from './read-payments.ts';
import type { PaymentTables } from './tables.ts';

export type Decision = z.output<(typeof payments)['decide']['body']>;
type Status = PaymentTables['payment']['status'];

// The only place in which the status of a payment changes.
const decisions = {
  approve: { from: ['requested'], to: 'approved' },
  pay: { from: ['approved'], to: 'paid' },
  refuse: { from: ['requested', 'approved'], to: 'declined' },
  /** By its publisher. */
  withdraw: { from: ['requested'], to: 'withdrawn' },
} as const satisfies Record<Decision['decision'] | 'withdraw', { from: readonly Status[]; to: Status }>;

type Context = Pick<Network, 'db' | 'clock'>;
type Key = { partner_id: number; id: number };

const update = (db: Db, { partner_id, id }: Key, set: Updateable<Schema['payment']>) =>
  db.updateTable('payment').set(set).where('partner_id', '=', partner_id).where('id', '=', id).execute();

async function requireBilling(db: Db, partnerId: number) {
  const billing = completeBilling(await readBilling(db, partnerId));
  if (!billing) throw refuse('PAYOUT_BILLING_INCOMPLETE');
  return billing;
}

type End = { status: Status; reason: string | null };

// The way of a closed payment stays as it is then.
async function close({ db, clock }: Context, key: Key, end: End) {
  const billing = await readBilling(db, key.partner_id);
  await update(db, key, {
    ...end,
    closed_at: clock.now(),
    payment_method: billing?.payment_method ?? null,
    payee: billing ? maskedPayee(billing) : null,
  });
}

async function closeAndNotify(context: Context, key: Key, end: End) {
  const { db, clock } = context;
  await close(context, key, end);
  const { number, recipient, ...row } = await db
    .selectFrom('payment')
    .select(['number', 'amount_micros', 'currency', 'payee', 'recipient'])
    .where('partner_id', '=', key.partner_id)
    .where('id', '=', key.id)
    .executeTakeFirstOrThrow();
  const facts = {
    payment_id: key.id,
    number: numberOf({ number }),
    amount: amountOf(row.amount_micros),
    ...(recipient && end.status === 'paid' && { total: (await draftOf(db, recipient, row)).total }),
    currency: row.currency,
    payee: row.payee,
  };
  await notify(db, [key.partner_id], {
    kind: 'payout',
    key: `${key.id}`,
    facts: { ...facts, refusal: end.reason },
    now: clock.now(),
  });
}

// Later changes of the billing details leave it as it was paid.
async function noteAccount(db: Db, { partner_id, id }: Key, paid_to: PayoutDetails) {
  const { recipient } = await db
    .selectFrom('payment')
    .select('recipient')
    .where('partner_id', '=', partner_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (recipient) {
    await update(db, { partner_id, id }, { recipient: JSON.stringify({ ...recipient, paid_to }) });
  }
}

async function carryOut(context: Context, key: Key, decision: Decision) {
  const { db, clock } = context;
  const { to } = decisions[decision.decision];
  if (decision.decision === 'refuse') {
    return closeAndNotify(context, key, { status: to, reason: decision.reason });
  }
  const billing = await requireBilling(db, key.partner_id);
  if (decision.decision === 'approve') {
    const recipient = JSON.stringify(await nextRecipient(db, billing));
    return update(db, key, { status: to, approved_at: clock.now(), recipient });
  }
  if (await payoutsHeldUntil(context, key.partner_id)) throw refuse('PAYOUTS_HELD');
  await noteAccount(db, key, payoutDetailsOf(billing));
  return closeAndNotify(context, key, { status: to, reason: null });
}

/** Decides as an operator. Refuses with PAYMENT_DECIDED, PAYOUT_BILLING_INCOMPLETE, PAYOUTS_HELD. */
export async function decidePayment(
  { db, clock, caller }: Pick<CallerContext, 'db' | 'clock' | 'caller'>,
  id: number,
  decision: Decision,
) {
  await db.transaction().execute(async (tx) => {
    const payments = tx.selectFrom('payment').where('id', '=', id);
    const found = await payments.select('partner_id').executeTakeFirst();
    if (!found) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
    await lockPartner(tx, found.partner_id);
    const { status } = await payments.select('status').executeTakeFirstOrThrow();
    const from: readonly Status[] = decisions[decision.decision].from;
    if (!from.includes(status)) throw refuse('PAYMENT_DECIDED');
    await carryOut({ db: tx, clock }, { ...found, id }, decision);
    await update(tx, { ...found, id }, { decided_by: caller.userId });
  });
}

/** By its publisher. Refuses with NOT_FOUND_HTTP_EXCEPTION, PAYOUT_AUTOMATIC, PAYMENT_DECIDED. */
export async function withdrawPayout({ db, clock, caller }: CallerContext, id: number) {
  refuseInShadow(caller);
  const { from, to } = decisions.withdraw;
  const key = { partner_id: caller.partnerId, id };
  await db.transaction().execute(async (tx) => {
    await lockPartner(tx, key.partner_id);
    const found = await tx
      .selectFrom('payment')
      .select(['status', 'is_automatic'])
      .where('partner_id', '=', key.partner_id)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
    if (found.is_automatic) throw refuse('PAYOUT_AUTOMATIC');
    if (!from.some((status) => status === found.status)) throw refuse('PAYMENT_DECIDED');
    await close({ db: tx, clock }, key, { status: to, reason: null });
  });
}
