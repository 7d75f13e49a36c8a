import { millisecondsInHour } from 'date-fns/constants';
import { addDays, daysOf, type Interval, type DayRange } from '#contract/days.ts';
import { daysOfInterval } from './day-ranges.ts';

const startOf = (date: string) => Date.parse(date.length > 10 ? `${date}:00Z` : date);

/** The state of an interval, named by its start, at an instant. */
export function stateOf(
  start: string,
  { interval, range, at }: { interval: Interval; range: DayRange; at: Date },
): 'over' | 'running' | 'ahead' {
  const now = at.getTime();
  if (startOf(start) > now) return 'ahead';
  const end =
    interval === 'hour'
      ? startOf(start) + millisecondsInHour
      : startOf(addDays(daysOfInterval(start, interval, range).to, 1));
  return end <= now ? 'over' : 'running';
}

/** Two ranges; of a single day each, only the first `hours` count, null for the whole day. */
export type EqualParts = { now: DayRange; before: DayRange; hours: number | null; isWhole: boolean };

const firstDays = ({ from, to }: DayRange, count: number): DayRange => {
  const last = addDays(from, count - 1);
  return { from, to: last < to ? last : to };
};

/**
 * The comparable parts of two ranges at an instant: both whole once the first is over, else its finished days and as
 * many of the other. Where not one day is over, the finished hours of its first day and the same hours of the
 * other's; null before the first hour is over. Example: at 06:00 the last 7 days are compared by six days each, today
 * with yesterday until 06:00.
 */
export function equalParts(range: DayRange, compared: DayRange, at: Date): EqualParts | null {
  const hours = Math.floor((at.getTime() - startOf(range.from)) / millisecondsInHour);
  const days = Math.floor(hours / 24);
  if (days >= daysOf(range)) return { now: range, before: compared, hours: null, isWhole: true };
  if (hours < 1) return null;
  const count = Math.max(1, days);
  return {
    now: firstDays(range, count),
    before: firstDays(compared, count),
    hours: days < 1 ? hours : null,
    isWhole: false,
  };
}

/** Of an hourly series. */
export const firstHours = <Point extends { date: string }>(
  points: readonly Point[],
  { day, hours }: { day: string; hours: number },
): Point[] => points.filter(({ date }) => date.startsWith(day) && Number(date.slice(11, 13)) < hours);
