import { addMonths, startOfWeek } from '#contract/calendar.ts';
import {
  addDays,
  dayOf,
  daysBefore,
  intervals,
  lastDays,
  startOfMonth,
  type DayRange,
  type Interval,
} from '#contract/days.ts';
import { longestByClick } from '#contract/longest-period.ts';

/** Relative to today, in the order of the menu. */
export const presets = [
  'today',
  'yesterday',
  'last-7-days',
  'last-30-days',
  'last-90-days',
  'this-week',
  'last-week',
  'month-to-date',
  'last-month',
  'last-3-months',
] as const;
export type Preset = (typeof presets)[number];

/** What a range can be compared with. */
export const comparisons = ['previous', 'month', 'year', 'none'] as const;
export type Comparison = (typeof comparisons)[number];

const monthsBefore = (today: string, count: number): DayRange => ({
  from: addMonths(startOfMonth(today), -count),
  to: addDays(startOfMonth(today), -1),
});

/** `firstWeekDay` is 0 for Sunday. */
export type Calendar = { now: Date; firstWeekDay: number };

const ranges: Record<Preset, (today: string, calendar: Calendar) => DayRange> = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  'last-7-days': (_, { now }) => lastDays(7, now),
  'last-30-days': (_, { now }) => lastDays(30, now),
  'last-90-days': (_, { now }) => lastDays(90, now),
  'this-week': (today, { firstWeekDay }) => ({ from: startOfWeek(today, firstWeekDay), to: today }),
  'last-week': (today, { firstWeekDay }) => {
    const start = addDays(startOfWeek(today, firstWeekDay), -7);
    return { from: start, to: addDays(start, 6) };
  },
  'month-to-date': (today) => ({ from: startOfMonth(today), to: today }),
  'last-month': (today) => monthsBefore(today, 1),
  'last-3-months': (today) => monthsBefore(today, 3),
};

/** In UTC wherever the visitor is. Example: 'month-to-date' on 2026-11-20 begins 2026-11-01. */
export const rangeOf = (preset: Preset, calendar: Calendar): DayRange =>
  ranges[preset](dayOf(calendar.now), calendar);

const monthsEarlier = ({ from, to }: DayRange, months: number): DayRange => ({
  from: addMonths(from, -months),
  to: addMonths(to, -months),
});

const compared: Record<Comparison, (range: DayRange) => DayRange | null> = {
  previous: daysBefore,
  month: (range) => monthsEarlier(range, 1),
  year: (range) => monthsEarlier(range, 12),
  none: () => null,
};

/** The same number of days before it, the same ones a month or a year ago, or none. */
export const comparedRange = (range: DayRange, comparison: Comparison): DayRange | null =>
  compared[comparison](range);

const fits: Record<Interval, (days: number) => boolean> = {
  hour: (days) => days <= longestByClick,
  day: (days) => days > 1,
  week: (days) => days > 7,
  month: (days) => days > 31,
};
// The longest range, in days, for which each interval is the default.
const firstChoices = [
  ['hour', 2],
  ['day', 92],
  ['week', 183],
] as const;

/** The intervals that suit a range of so many days. */
export const intervalsOf = (days: number): readonly Interval[] =>
  intervals.filter((interval) => fits[interval](days));

/** The default interval: hours for 1 or 2 days, days up to 92, then weeks, then months. */
export const intervalOf = (days: number): Interval =>
  firstChoices.find(([, most]) => days <= most)?.[0] ?? 'month';

const ends: Record<Interval, (start: string) => string> = {
  hour: (start) => start.slice(0, 10),
  day: (start) => start,
  week: (start) => addDays(start, 6),
  month: (start) => addDays(addMonths(start, 1), -1),
};

/** The days of the interval that begins with `start` (an hour: its day), within the range. */
export function daysOfInterval(start: string, interval: Interval, range: DayRange): DayRange {
  const from = start.slice(0, 10);
  const to = ends[interval](from);
  return { from: from < range.from ? range.from : from, to: to > range.to ? range.to : to };
}
