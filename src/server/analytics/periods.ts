import { addMonths, startOfWeek } from '#contract/calendar.ts';
import { addDays, startOf, startOfMonth, type DayRange, type Interval } from '#contract/days.ts';

/** The first day of the week for figures and caps, as date_trunc of the database has it. */
export const monday = 1;

const starts: Record<Exclude<Interval, 'hour'>, (day: string) => string> = {
  day: (day) => day,
  week: (day) => startOfWeek(day, monday),
  month: startOfMonth,
};
const next: typeof starts = {
  day: (day) => addDays(day, 1),
  week: (day) => addDays(day, 7),
  month: (day) => addMonths(day, 1),
};

const hoursOf = (day: string) =>
  Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, '0')}:00`);

/** Every interval that a period touches, named by its first day (an hour by its first minute). */
export function intervalsOf({ from, to }: DayRange, interval: Interval): string[] {
  if (interval === 'hour') return intervalsOf({ from, to }, 'day').flatMap(hoursOf);
  const found: string[] = [];
  let start = starts[interval](from);
  // By instants: the day after 9999-12-31 is no text that sorts behind it.
  while (startOf(start) <= startOf(to)) {
    found.push(start);
    start = next[interval](start);
  }
  return found;
}
