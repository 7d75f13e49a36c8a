import { UTCDateMini } from '@date-fns/utc/date/mini';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { eachMonthOfInterval } from 'date-fns/eachMonthOfInterval';
import { eachWeekOfInterval } from 'date-fns/eachWeekOfInterval';
import { dayOf, type DayRange, type Interval } from '#contract/days.ts';

/** The day that weeks of figures and of caps begin with, as date_trunc of the database has it. */
export const monday = 1;

const hoursOf = (day: string) =>
  Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, '0')}:00`);

/** Every interval that a period touches, named by its first day (an hour by its first minute). */
export function intervalsOf({ from, to }: DayRange, interval: Interval): string[] {
  if (interval === 'hour') return intervalsOf({ from, to }, 'day').flatMap(hoursOf);
  const period = { start: new UTCDateMini(from), end: new UTCDateMini(to) };
  const starts = {
    day: eachDayOfInterval,
    week: (weeks: typeof period) => eachWeekOfInterval(weeks, { weekStartsOn: monday }),
    month: eachMonthOfInterval,
  };
  return starts[interval](period).map(dayOf);
}
