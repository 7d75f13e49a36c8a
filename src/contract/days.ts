import { millisecondsInDay } from 'date-fns/constants';

/** Of a time series, the finest first. */
export const intervals = ['hour', 'day', 'week', 'month'] as const;
export type Interval = (typeof intervals)[number];

/** Whole days of the network (UTC), both included, YYYY-MM-DD. */
export type DayRange = { from: string; to: string };

const pattern = /^\d{4}-\d\d-\d\d$/;

/** In UTC wherever the visitor is, as YYYY-MM-DD. */
export const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

export const startOf = (day: string) => new Date(day);

/** YYYY-MM-DD that the calendar has; there is no year 0. */
export const isDay = (text: string): boolean =>
  pattern.test(text) &&
  !text.startsWith('0000') &&
  !Number.isNaN(Date.parse(text)) &&
  dayOf(startOf(text)) === text;

/**
 * All UTC days have the same length. Months and weeks are in `calendar.ts`, whose library the first page does
 * without.
 */
export const addDays = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(day) + days * millisecondsInDay));

export const startOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

export const daysOf = ({ from, to }: DayRange): number =>
  (Date.parse(to) - Date.parse(from)) / millisecondsInDay + 1;

export function lastDays(count: number, now: Date): DayRange {
  const to = dayOf(now);
  return { from: addDays(to, 1 - count), to };
}

/** The same number of days right before the range. */
export const daysBefore = (range: DayRange): DayRange => ({
  from: addDays(range.from, -daysOf(range)),
  to: addDays(range.from, -1),
});
