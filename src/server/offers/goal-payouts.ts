import type { GoalPayout } from '#contract/offer-parts.ts';
import type { Db } from '../database/database.ts';
import { amountOf } from '../money.ts';
import { keyOfPayout } from './key-of-payout.ts';
import type { NextPayout } from './tables.ts';
import type { Sent } from '#contract/values.ts';

// Of the network's revenue.
const publisherShare = 0.8;

const asAmount = (micros: number | null) => (micros === null ? null : amountOf(micros));

// Payouts of the same goal and countries follow each other.
function followerOf(row: Pick<NextPayout, 'goal' | 'countries'>, next: readonly NextPayout[]) {
  const follower = next.find((one) => keyOfPayout(one) === keyOfPayout(row));
  if (!follower) return null;
  const { model, amount_micros, percent } = follower;
  return { model, amount: asAmount(amount_micros), percent };
}

/** What the goals of an offer pay, the default first (O3). */
export async function readGoalPayouts(db: Db, offerId: number): Promise<Sent<GoalPayout>[]> {
  const rows = await db
    .selectFrom('offer_payout as p')
    .innerJoin('offer as o', 'o.id', 'p.offer_id')
    .selectAll('p')
    .select(['o.currency', 'o.payout_change_at', 'o.next_payouts'])
    .where('p.offer_id', '=', offerId)
    .orderBy('p.is_default', 'desc')
    .orderBy('p.id')
    .execute();
  return rows.map(({ amount_micros, payout_change_at: at, next_payouts: next, ...row }) => ({
    ...row,
    amount: asAmount(amount_micros),
    next: at && next && { at: at.toISOString(), payout: followerOf(row, next) },
  }));
}

const shared = (value: number | null) => value && Number((value / publisherShare).toFixed(2));

export const revenueOf = (payout: Sent<GoalPayout>): Sent<GoalPayout> => ({
  ...payout,
  amount: shared(payout.amount),
  percent: shared(payout.percent),
  next: null,
});
