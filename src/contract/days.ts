import { millisecondsInDay } from 'date-fns/constants';

/** How finely a time series can be told, the finest first. */
export const intervals = ['hour', 'day', 'week', 'month'] as const;
export type Interval = (typeof intervals)[number];

/** A range of whole days of the network (UTC), both included, YYYY-MM-DD. */
export type DayRange = { from: string; to: string };

const pattern = /^\d{4}-\d\d-\d\d$/;

/** The day of an instant, in UTC wherever the visitor is, as YYYY-MM-DD. */
export const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** The instant at which a day begins. */
export const startOf = (day: string) => new Date(day);

/** Whether a text is a day that the calendar has, as YYYY-MM-DD; it has no year 0. */
export const isDay = (text: string): boolean =>
  pattern.test(text) &&
  !text.startsWith('0000') &&
  !Number.isNaN(Date.parse(text)) &&
  dayOf(startOf(text)) === text;

/** Days of UTC are all as long: months and weeks are in `calendar.ts`, whose library the page itself does without. */
export const addDays = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(day) + days * millisecondsInDay));

export const startOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** How many days a range has, both ends included. */
export const daysOf = ({ from, to }: DayRange): number =>
  (Date.parse(to) - Date.parse(from)) / millisecondsInDay + 1;

/** The last `count` days, today included. */
export function lastDays(count: number, now: Date): DayRange {
  const to = dayOf(now);
  return { from: addDays(to, 1 - count), to };
}

/** As many days, right before the range. */
export const daysBefore = (range: DayRange): DayRange => ({
  from: addDays(range.from, -daysOf(range)),
  to: addDays(range.from, -1),
});
