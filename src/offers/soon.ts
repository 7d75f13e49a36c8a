import type { Approval } from '#contract/approvals.ts';
import { addDays } from '#contract/days.ts';
import type { Payout, PayoutChange } from '#contract/offers.ts';
import { href } from '#routes';

type Announced = Pick<Approval['offer'], 'expires_at' | 'payout_change'>;

const reach = 14;
const day = 24 * 60 * 60_000;
const rateOf = ({ amount, percent }: Payout) => amount ?? percent ?? 0;
const isAlike = (one: Payout, other: Payout) =>
  one.model === other.model &&
  one.currency === other.currency &&
  (one.amount === null) === (other.amount === null);

/** By how much a default payout becomes larger; null where the two cannot be compared. */
export const riseOf = ({ from, to }: PayoutChange): number | null =>
  isAlike(from, to) ? rateOf(to) - rateOf(from) : null;

const isSoon = (at: string | null | undefined, today: string) => {
  const date = at?.slice(0, 10) ?? '';
  return date >= today && date <= addDays(today, reach);
};

/** Whether it ends within 14 days. */
export const endsSoon = ({ expires_at: end }: Announced, today: string): boolean => isSoon(end, today);

/** Whether its default payout becomes smaller within 14 days. */
export const paysLessSoon = ({ payout_change: next }: Announced, today: string): boolean =>
  next ? isSoon(next.at, today) && (riseOf(next) ?? 0) < 0 : false;

/** In the last whole day (UTC) before an end: one at midnight leaves nothing of the day that it begins. */
export const lastDayBefore = (end: string): Date => new Date(Math.floor(Date.parse(end) / day) * day - 1);

/** What to promote instead: offers of the same category without an application so far. */
export const similarOffersHref = ({ category }: Pick<Approval['offer'], 'category'>): string =>
  `${href('offerWall')}?category_id=${category.id}&approval_status=none`;
