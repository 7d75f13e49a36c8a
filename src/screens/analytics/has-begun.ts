import type { TimePoint } from '#contract/analytics.ts';

const startOf = (date: string) => Date.parse(date.length > 10 ? `${date}:00Z` : date);

/** Whether an interval of a time series has begun. */
export const hasBegun = ({ date }: Pick<TimePoint, 'date'>, now: Date): boolean =>
  startOf(date) <= now.getTime();
