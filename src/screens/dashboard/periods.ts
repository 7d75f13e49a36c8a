import { addMonths } from '#contract/calendar.ts';
import { addDays, dayOf, startOfMonth, type DayRange } from '#contract/days.ts';
import { equalParts, type EqualParts } from '#i18n/finished.ts';
import { mostWeeks } from './anomalies.ts';

export type Periods = {
  today: string;
  yesterday: string;
  /** The month so far, including today. */
  month: DayRange;
  /** The finished days of the month, which changes compare; null on its first day. */
  parts: EqualParts | null;
  /** As many days of the previous month, or all of it; its first day while nothing is finished. */
  before: DayRange;
  /** The full hours of today, which changes compare; null in the first hour. */
  dayParts: EqualParts | null;
  /** Both months to their ends, for the chart. */
  wholeMonth: DayRange;
  wholeBefore: DayRange;
  /** The requested range: enough for all of these and for the usual range of a weekday. */
  requested: DayRange;
};

const earlier = (one: string, other: string) => (one < other ? one : other);

// The days of the bootstrap requests, which run before any script.
function firstPeriods(now: Date) {
  const today = dayOf(now);
  const from = startOfMonth(today);
  const month = { from, to: today };
  const lastDay = addDays(from, -1);
  const wholeBefore = { from: startOfMonth(lastDay), to: lastDay };
  const parts = equalParts(month, wholeBefore, now);
  const before = parts?.before ?? { from: wholeBefore.from, to: wholeBefore.from };
  const yesterday = addDays(today, -1);
  return {
    today,
    yesterday,
    month,
    parts: parts?.hours === null ? parts : null,
    before,
    wholeBefore,
    requested: { from: earlier(before.from, addDays(yesterday, -7 * mostWeeks)), to: today },
  };
}

export function periodsOf(now: Date): Periods {
  const first = firstPeriods(now);
  const { today, yesterday, month } = first;
  return {
    ...first,
    dayParts: equalParts({ from: today, to: today }, { from: yesterday, to: yesterday }, now),
    wholeMonth: { from: month.from, to: addDays(addMonths(month.from, 1), -1) },
  };
}

/** The days in the bootstrap requests, each under a placeholder that no address contains otherwise. */
export function daysOf(now: Date): Readonly<Record<string, string>> {
  const { today, yesterday, month, before, requested } = firstPeriods(now);
  return {
    '{today}': today,
    '{yesterday}': yesterday,
    '{month}': month.from,
    '{before}': before.from,
    '{before-end}': before.to,
    '{asked}': requested.from,
  };
}
