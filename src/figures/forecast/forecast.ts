import { addMonths } from '#contract/calendar.ts';
import { addDays, daysOf, startOfMonth, type DayRange } from '#contract/days.ts';
import { median, range, sum } from 'es-toolkit';

const weeks = 8;
// In percent: a forecast that would have been further off is not shown.
const mostWrong = 25;

/** What each day of the network brought; the last one is today, as far as it is over. */
export type Daily = ReadonlyMap<string, number>;

/** The days that a forecast is made from, and before them those by which it is judged. */
export const historyOf = (today: string): DayRange => ({ from: addDays(today, -7 * 2 * weeks), to: today });

const daysFrom = ({ from, to }: DayRange) => range(daysOf({ from, to })).map((nth) => addDays(from, nth));

const isWhole = (row: readonly (number | undefined)[]): row is number[] => !row.includes(undefined);

/**
 * What the days from `today` on bring if they go as the same weekdays of each of the last eight weeks went, the latest
 * week first: a row a week, a value a day. Null where a day of these weeks is missing.
 */
export function asInPastWeeks(daily: Daily, { from: today, to }: DayRange): number[][] | null {
  const rows = range(weeks).map((week) =>
    daysFrom({ from: today, to }).map((day, nth) =>
      daily.get(addDays(day, -7 * (Math.floor(nth / 7) + 1 + week))),
    ),
  );
  return rows.every(isWhole) ? rows : null;
}

// How far the middle of the forecast for the seven days from `start` on was off.
function errorOf(daily: Daily, start: string): number | null {
  const days = { from: start, to: addDays(start, 6) };
  const rows = asInPastWeeks(daily, days);
  const actual = sum(daysFrom(days).map((day) => daily.get(day) ?? 0));
  if (!rows || actual <= 0) return null;
  return (Math.abs(median(rows.map(sum)) - actual) / actual) * 100;
}

/** By how many percent a forecast of each of the last eight weeks was off on average; null with too little history. */
export function averageError(daily: Daily, today: string): number | null {
  const errors = range(weeks).map((week) => errorOf(daily, addDays(today, -7 * (week + 1))));
  return errors.includes(null) ? null : sum(errors.map((error) => error ?? 0)) / weeks;
}

/** `error`: how far off it would have been in the last eight weeks on average, in percent. */
type Judged<Forecast> = Forecast & { error: number };

function judged<Forecast>(daily: Daily, today: string, forecast: Forecast | null): Judged<Forecast> | null {
  const error = averageError(daily, today);
  return forecast === null || error === null || error > mostWrong ? null : { ...forecast, error };
}

const lastOfMonth = (day: string) => addDays(addMonths(startOfMonth(day), 1), -1);

/** The sum of the month at its end, if its rest goes as the weakest to the strongest of the last eight weeks. */
export function monthEnd(
  daily: Daily,
  today: string,
): Judged<{ from: number; to: number; day: string }> | null {
  const day = lastOfMonth(today);
  const over = sum(
    [...daily].flatMap(([one, value]) => (one >= startOfMonth(today) && one < today ? [value] : [])),
  );
  const sums = asInPastWeeks(daily, { from: today, to: day })?.map(
    // Today brings at least what it has brought.
    ([first = 0, ...others]) => over + Math.max(first, daily.get(today) ?? 0) + sum(others),
  );
  return judged(daily, today, sums ? { from: Math.min(...sums), to: Math.max(...sums), day } : null);
}

type Cap = {
  remaining: number;
  /** Null: never. */
  resetsAt: Date | null;
};

const dayReached = (days: readonly string[], values: readonly number[], remaining: number) => {
  let used = 0;
  return days.find((_, nth) => (used += values[nth] ?? 0) >= remaining) ?? null;
};

/**
 * The first and the last day on which a cap is used up, if its days go as the strongest to the weakest of the last
 * eight weeks; `to` is null where the weakest does not use it up before it resets, or within eight weeks.
 */
export function exhaustion(
  daily: Daily,
  today: string,
  { remaining, resetsAt }: Cap,
): Judged<{ from: string; to: string | null }> | null {
  const horizon = addDays(today, 7 * weeks - 1);
  const last = resetsAt ? addDays(resetsAt.toISOString().slice(0, 10), -1) : horizon;
  const days = { from: today, to: last < horizon ? last : horizon };
  const reached = asInPastWeeks(daily, days)?.map(([first = 0, ...others]) =>
    dayReached(daysFrom(days), [Math.max(first - (daily.get(today) ?? 0), 0), ...others], remaining),
  );
  const found = reached?.filter((day) => day !== null).toSorted() ?? [];
  const [from] = found;
  const to = found.length === reached?.length ? (found.at(-1) ?? null) : null;
  return judged(daily, today, from === undefined || remaining <= 0 ? null : { from, to });
}
