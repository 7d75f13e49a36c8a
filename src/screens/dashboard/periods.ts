import type { DayRange } from '#i18n/days.ts';
import { addDays, addMonths, monthsEarlier, monthUntil } from '#i18n/day-ranges.ts';
import { equalParts, type EqualParts } from '#i18n/finished.ts';
import { mostWeeks } from './anomalies.ts';

/** The days of the dashboard, all of them in UTC. */
export type Periods = {
  today: string;
  yesterday: string;
  /** The month so far, today included. */
  month: DayRange;
  /** What of the month changes are made of: its finished days; null on its first day. */
  parts: EqualParts | null;
  /** As many days of the month before, fewer where it has fewer; its first one while none of this is over. */
  before: DayRange;
  /** What of today and yesterday is compared: the hours that are over; null in the first one. */
  dayParts: EqualParts | null;
  /** Both months to their ends, for the chart. */
  wholeMonth: DayRange;
  wholeBefore: DayRange;
  /** What the network is asked for: enough for all of these and for what is usual on a weekday. */
  asked: DayRange;
};

const earlier = (one: string, other: string) => (one < other ? one : other);

/** The days of the dashboard at an instant. Example: on 2026-11-20 the month is 2026-11-01 to 2026-11-20. */
export function periodsOf(now: Date): Periods {
  const month = monthUntil(now.toISOString().slice(0, 10));
  const { from, to: today } = month;
  const sameDays = monthsEarlier(month, 1);
  const parts = equalParts(month, sameDays, now);
  const before = parts?.before ?? { from: sameDays.from, to: sameDays.from };
  const yesterday = addDays(today, -1);
  return {
    today,
    yesterday,
    month,
    parts: parts?.hours === null ? parts : null,
    before,
    dayParts: equalParts({ from: today, to: today }, { from: yesterday, to: yesterday }, now),
    wholeMonth: { from, to: addDays(addMonths(from, 1), -1) },
    wholeBefore: { from: before.from, to: addDays(from, -1) },
    asked: { from: earlier(before.from, addDays(yesterday, -7 * mostWeeks)), to: today },
  };
}

/** The days that a dashboard asks by, each with a name that no address holds otherwise. */
export function daysOf(now: Date): Readonly<Record<string, string>> {
  const { today, yesterday, month, before, asked } = periodsOf(now);
  return {
    '{today}': today,
    '{yesterday}': yesterday,
    '{month}': month.from,
    '{before}': before.from,
    '{before-end}': before.to,
    '{asked}': asked.from,
  };
}
