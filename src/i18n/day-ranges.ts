import { daysBefore, lastDays, type DayRange } from './days.ts';

/** Ranges that move with the calendar, in the order of the menu. */
export const presets = [
  'today',
  'yesterday',
  'last-7-days',
  'last-30-days',
  'this-week',
  'last-week',
  'month-to-date',
  'last-month',
  'last-3-months',
] as const;
export type Preset = (typeof presets)[number];

/** What a range can be held against. */
export const comparisons = ['previous', 'month', 'year', 'none'] as const;
export type Comparison = (typeof comparisons)[number];

/** How finely a time series can be told, the finest first. */
export const intervals = ['hour', 'day', 'week', 'month'] as const;
export type Interval = (typeof intervals)[number];

/** The most days that figures are asked for at once. */
export const longestRange = 366;

const dayLength = 24 * 60 * 60 * 1000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const pattern = /^\d{4}-\d\d-\d\d$/;

/** Whether a text is a day that the calendar has, as YYYY-MM-DD; it has no year 0. */
export const isDay = (text: string): boolean =>
  pattern.test(text) &&
  !text.startsWith('0000') &&
  !Number.isNaN(Date.parse(text)) &&
  dayOf(Date.parse(text)) === text;

export const addDays = (day: string, days: number): string => dayOf(Date.parse(day) + days * dayLength);

/** How many days a range has, both ends included. */
export const daysOf = ({ from, to }: DayRange): number => (Date.parse(to) - Date.parse(from)) / dayLength + 1;

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** The same day `months` later; the last day of a month that is too short for it. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

const startOfWeek = (day: string, firstWeekDay: number) =>
  addDays(day, -((new Date(Date.parse(day)).getUTCDay() - firstWeekDay + 7) % 7));

/** The whole months before the one of `today`, `count` of them. */
const monthsBefore = (today: string, count: number): DayRange => ({
  from: addMonths(firstOfMonth(today), -count),
  to: addDays(firstOfMonth(today), -1),
});

/** The month of `today`, from its first day until then. */
export const monthUntil = (today: string): DayRange => ({ from: firstOfMonth(today), to: today });

/** What moves a preset: the instant it is asked at, and the day that weeks begin with (0 for Sunday). */
export type Calendar = { now: Date; firstWeekDay: number };

const ranges: Record<Preset, (today: string, calendar: Calendar) => DayRange> = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  'last-7-days': (_, { now }) => lastDays(7, now),
  'last-30-days': (_, { now }) => lastDays(30, now),
  'this-week': (today, { firstWeekDay }) => ({ from: startOfWeek(today, firstWeekDay), to: today }),
  'last-week': (today, { firstWeekDay }) => {
    const start = addDays(startOfWeek(today, firstWeekDay), -7);
    return { from: start, to: addDays(start, 6) };
  },
  'month-to-date': monthUntil,
  'last-month': (today) => monthsBefore(today, 1),
  'last-3-months': (today) => monthsBefore(today, 3),
};

/** The days of a preset, in UTC wherever the visitor is. Example: 'month-to-date' on 2026-11-20 begins 2026-11-01. */
export const rangeOf = (preset: Preset, calendar: Calendar): DayRange =>
  ranges[preset](dayOf(calendar.now.getTime()), calendar);

/** The same days so many months earlier. */
export const monthsEarlier = ({ from, to }: DayRange, months: number): DayRange => ({
  from: addMonths(from, -months),
  to: addMonths(to, -months),
});

const compared: Record<Comparison, (range: DayRange) => DayRange | null> = {
  previous: daysBefore,
  month: (range) => monthsEarlier(range, 1),
  year: (range) => monthsEarlier(range, 12),
  none: () => null,
};

/** The days that a range is held against: as many before it, the same ones a month or a year ago, or none. */
export const comparedRange = (range: DayRange, comparison: Comparison): DayRange | null =>
  compared[comparison](range);

const longestByHour = 31;
const fits: Record<Interval, (days: number) => boolean> = {
  hour: (days) => days <= longestByHour,
  day: (days) => days > 1,
  week: (days) => days > 7,
  month: (days) => days > 31,
};
/** Up to how many days each interval is the first choice. */
const firstChoices = [
  ['hour', 2],
  ['day', 92],
  ['week', 183],
] as const;

/** The intervals that a range of so many days can sensibly be told by. */
export const intervalsOf = (days: number): readonly Interval[] =>
  intervals.filter((interval) => fits[interval](days));

/** The interval unless another one is chosen: hours for 1 or 2 days, days up to 92, then weeks, then months. */
export const intervalOf = (days: number): Interval =>
  firstChoices.find(([, most]) => days <= most)?.[0] ?? 'month';

const ends: Record<Interval, (start: string) => string> = {
  hour: (start) => start.slice(0, 10),
  day: (start) => start,
  week: (start) => addDays(start, 6),
  month: (start) => addDays(addMonths(start, 1), -1),
};

/** The days of one interval that begins with `start` (an hour: its day), as far as they lie within the range. */
export function daysOfInterval(start: string, interval: Interval, range: DayRange): DayRange {
  const from = start.slice(0, 10);
  const to = ends[interval](from);
  return { from: from < range.from ? range.from : from, to: to > range.to ? range.to : to };
}
