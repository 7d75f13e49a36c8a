import { sum } from 'es-toolkit';
import { type BillingChange, billingProblems } from '#contract/billing.ts';
import { addDays, dayOf } from '#contract/days.ts';
import type { PayoutRefusal } from '#contract/payments.ts';
import { heldFor, payoutsHeldUntil } from '../account/security-changes.ts';
import type { Db } from '../database/database.ts';
import { amountOf } from '../money.ts';
import type { Network } from '../network.ts';
import { payoutDayFrom, termsOf } from '../reference/payment-terms.ts';
import { readHeld, readParts } from './ledger.ts';

type Context = Pick<Network, 'db' | 'clock'>;
const openStatuses = ['requested', 'approved'] as const;

export const readBilling = (db: Db, partnerId: number) =>
  db.selectFrom('billing_detail').selectAll().where('partner_id', '=', partnerId).executeTakeFirst();
type Billing = Awaited<ReturnType<typeof readBilling>>;

/** Complete details, or null: what the form of the billing details would refuse is incomplete. */
export function completeBilling(billing: Billing) {
  if (!billing) return null;
  const { vat_rate, ...details } = billing;
  // The contract has let through one of these.
  const rate = vat_rate as BillingChange['vat_rate'];
  const problems = billingProblems({ ...details, vat_rate: rate, min_payout: 0 });
  return problems.length === 0 ? billing : null;
}

/** What payments of a partner go by. Lock the partner first to act on it. */
export async function readAccount({ db, clock }: Context, partnerId: number) {
  const { currency, created_at } = await db
    .selectFrom('partner')
    .select(['currency', 'created_at'])
    .where('id', '=', partnerId)
    .executeTakeFirstOrThrow();
  const billing = await readBilling(db, partnerId);
  const open = await db
    .selectFrom('payment')
    .select(['id', 'amount_micros'])
    .where('partner_id', '=', partnerId)
    .where('status', 'in', openStatuses)
    .executeTakeFirst();
  const share = { partnerId, terms: termsOf(billing?.payment_terms_id ?? null), now: clock.now() };
  return {
    currency,
    since: dayOf(created_at).slice(0, 7),
    billing,
    open,
    share,
    parts: await readParts(db, share),
  };
}
export type Account = Awaited<ReturnType<typeof readAccount>>;

/** Why nothing is paid; empty where all that is available can be. */
function hindrancesOf({ billing, open, parts: { available } }: Account): PayoutRefusal[] {
  const least = billing?.min_payout_micros ?? 0;
  return [
    ...(open ? (['PAYOUT_OPEN'] as const) : []),
    ...(completeBilling(billing) ? [] : (['PAYOUT_BILLING_INCOMPLETE'] as const)),
    ...(available <= 0 ? (['PAYOUT_NOTHING_AVAILABLE'] as const) : []),
    ...(available > 0 && available < least ? (['PAYOUT_BELOW_MINIMUM'] as const) : []),
  ];
}

export const isPayable = (account: Account) => hindrancesOf(account).length === 0;

/** Every reason for which a publisher cannot request a payout. */
export const refusalsOf = (account: Account): PayoutRefusal[] => [
  ...(account.share.terms.isAutomatic ? (['PAYOUT_AUTOMATIC'] as const) : []),
  ...hindrancesOf(account),
];

type Due = { day: string; amount: number };

// On the first payout day on which enough has left its hold.
async function nextAutomatic(db: Db, { share, billing, parts }: Account, from: string): Promise<Due | null> {
  const { terms } = share;
  const least = Math.max(1, billing?.min_payout_micros ?? 0);
  const held = await readHeld(db, share);
  const lastFree = addDays(held.at(-1)?.day ?? from, terms.holdDays);
  for (let day = payoutDayFrom(terms, from); ; day = payoutDayFrom(terms, addDays(day, 1))) {
    const free = held.filter((row) => addDays(row.day, terms.holdDays) <= day);
    const micros = parts.available + sum(free.map((row) => row.micros));
    if (micros >= least) return { day, amount: amountOf(micros) };
    if (day >= lastFree) return null;
  }
}

// Nothing leaves before a hold ends.
async function notBefore(context: Context, { share }: Account, day: string) {
  const hold = await payoutsHeldUntil(context, share.partnerId);
  return hold && dayOf(hold.until) > day ? dayOf(hold.until) : day;
}

/** The next payout day, not before a hold ends. */
export async function readPayoutDay(context: Context, account: Account) {
  const { terms, now } = account.share;
  return payoutDayFrom(terms, await notBefore(context, account, dayOf(now)));
}

/** That without a hold, and with the one of a change that is made now. */
export function payoutDaysOf({ share: { terms, now } }: Account) {
  const afterHold = new Date(now.getTime() + heldFor);
  return {
    unheld_day: payoutDayFrom(terms, dayOf(now)),
    changed_day: payoutDayFrom(terms, dayOf(afterHold)),
  };
}

/** The payout day after another: the first one of what is not in the payment that leaves on that other one. */
export const payoutDayAfter = ({ share: { terms } }: Account, day: string) =>
  payoutDayFrom(terms, addDays(day, 1));

/** What leaves its hold on each day from tomorrow on. */
export async function readReleases(db: Db, { share }: Account): Promise<Due[]> {
  const held = await readHeld(db, share);
  return held.map(({ day, micros }) => ({
    day: addDays(day, share.terms.holdDays),
    amount: amountOf(micros),
  }));
}

/** An open payment leaves on the next payout day, held ones not before their hold ends; null where nothing is due. */
export async function readNextPayout(context: Context, account: Account): Promise<Due | null> {
  const { share, open, billing } = account;
  if (open) return { day: await readPayoutDay(context, account), amount: amountOf(open.amount_micros) };
  if (!share.terms.isAutomatic || !completeBilling(billing)) return null;
  // Today's were made when the day began.
  const tomorrow = addDays(dayOf(share.now), 1);
  return nextAutomatic(context.db, account, await notBefore(context, account, tomorrow));
}
