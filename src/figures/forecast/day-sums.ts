import { addDays, startOf } from '#contract/days.ts';

/** Finished days by their name. */
export type Known = ReadonlyMap<string, number>;
export type Span = { from: number; mid: number; to: number };

export const mostWeeks = 8;
const fewestWeeks = 4;
// From quartiles to four of five days: one or two odd days of eight stretch nothing.
const fromQuartile = 2;

// Between two values by their distance.
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length + 1) - 1;
  const lower = sorted[Math.floor(place)] ?? 0;
  const upper = sorted[Math.ceil(place)] ?? lower;
  return lower + (upper - lower) * (place - Math.floor(place));
}

// Sums need means, not medians: days of few conversions are skewed. One odd day moves neither.
function spanOf(values: readonly number[]): Span {
  const sorted = values.toSorted((one, other) => one - other);
  const inner = sorted.slice(1, -1);
  const mid = inner.reduce((sum, value) => sum + value, 0) / inner.length;
  const [below, above] = [mid - quantile(sorted, 0.25), quantile(sorted, 0.75) - mid];
  return { from: mid - fromQuartile * below, mid, to: mid + fromQuartile * above };
}

function samplesOf(known: Known, day: string, asOf: string): number[] {
  const weeksAhead = Math.max(0, Math.floor((Date.parse(day) - Date.parse(asOf)) / 604_800_000));
  return Array.from({ length: mostWeeks }, (_, week) => addDays(day, -7 * (weeksAhead + 1 + week)))
    .map((past) => known.get(past))
    .filter((value) => value !== undefined);
}

/** Days are independent, so margins add up as the roots of their squares. */
export const plus = (one: Span, other: Span): Span => {
  const mid = one.mid + other.mid;
  return {
    from: mid - Math.hypot(one.mid - one.from, other.mid - other.from),
    mid,
    to: mid + Math.hypot(one.to - one.mid, other.to - other.mid),
  };
};

const nothing: Span = { from: 0, mid: 0, to: 0 };

/**
 * What several days from `asOf` on add up to: each counts as the last 8 of its weekday before `asOf` (4 at least,
 * null otherwise). Days of one weekday share the error of its mean, which grows with their number.
 */
export function sumOf(known: Known, days: readonly string[], asOf: string): Span | null {
  const weekdays = Object.values(Object.groupBy(days, (day) => startOf(day).getUTCDay()));
  let sum = nothing;
  for (const alike of weekdays) {
    const [first] = alike ?? [];
    const values = first === undefined ? [] : samplesOf(known, first, asOf);
    if (!alike || values.length < fewestWeeks) return null;
    const { from, mid, to } = spanOf(values);
    const wider = Math.sqrt(alike.length + alike.length ** 2 / values.length);
    const all = mid * alike.length;
    sum = plus(sum, { from: all - (mid - from) * wider, mid: all, to: all + (to - mid) * wider });
  }
  return { ...sum, from: Math.max(0, sum.from) };
}

export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: Math.max(0, count) }, (_, nth) => addDays(first, nth));
