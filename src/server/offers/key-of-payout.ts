import type { NextPayout } from './tables.ts';

/** By which a payout that is announced follows one that is there. */
export const keyOfPayout = ({ goal, countries }: Pick<NextPayout, 'goal' | 'countries'>): string =>
  JSON.stringify([goal, countries.toSorted()]);
