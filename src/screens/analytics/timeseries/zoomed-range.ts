import type { DayRange } from '#contract/days.ts';
import { daysOfInterval } from '#i18n/day-ranges.ts';
import type { View } from '../use-view.ts';

/** The days of a stretch of the chart, by the indices of its points. */
export function zoomedTo({ now, interval }: View, first: number, last: number): DayRange | null {
  const [start, end] = [now.points?.[first], now.points?.[last]];
  if (!start || !end) return null;
  return {
    from: daysOfInterval(start.date, interval, now.range).from,
    to: daysOfInterval(end.date, interval, now.range).to,
  };
}
