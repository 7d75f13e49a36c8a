import type { GoalPayout } from '#contract/offer-parts.ts';
import type { Db } from '../database/database.ts';
import { amountOf } from '../money.ts';
import type { Sent } from '#contract/values.ts';

// Of the network's revenue.
const publisherShare = 0.8;

/** What the goals of an offer pay, the default first (O3). */
export async function readGoalPayouts(db: Db, offerId: number): Promise<Sent<GoalPayout>[]> {
  const rows = await db
    .selectFrom('offer_payout as p')
    .innerJoin('offer as o', 'o.id', 'p.offer_id')
    .selectAll('p')
    .select('o.currency')
    .where('p.offer_id', '=', offerId)
    .orderBy('p.is_default', 'desc')
    .orderBy('p.id')
    .execute();
  return rows.map(({ amount_micros, ...row }) => ({
    ...row,
    amount: amount_micros === null ? null : amountOf(amount_micros),
  }));
}

const shared = (value: number | null) => value && Number((value / publisherShare).toFixed(2));

export const revenueOf = (payout: Sent<GoalPayout>): Sent<GoalPayout> => ({
  ...payout,
  amount: shared(payout.amount),
  percent: shared(payout.percent),
});
