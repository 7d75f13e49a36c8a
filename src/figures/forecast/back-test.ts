import { addDays } from '#contract/days.ts';
import { daysFrom, mostWeeks, sumOf, type Known } from './day-sums.ts';

/** Nothing is forecast where the rule was further off than this in any of the last 8 weeks. */
export const mostWrong = 0.25;

type Horizon = {
  today: string;
  /** Days to forecast. */
  ahead: number;
  /** Days before them that count in the total. */
  before?: number;
};

const total = (known: Known, days: readonly string[]) =>
  days.reduce((sum, day) => sum + (known.get(day) ?? 0), 0);

/**
 * How far off the same forecast would have been that ended yesterday, a week before, and so on for 8 weeks: shares of
 * what it was about. Null where there was too little to go by.
 */
export function backTest(known: Known, { today, ahead, before = 0 }: Horizon): number[] | null {
  const errors = Array.from({ length: mostWeeks }, (_, week) => {
    const first = addDays(today, -ahead - 7 * week);
    const days = daysFrom(first, ahead);
    const forecast = sumOf(known, days, first);
    const actual = total(known, days);
    const whole = actual + total(known, daysFrom(addDays(first, -before), before));
    return forecast && whole > 0 ? Math.abs(forecast.mid - actual) / whole : null;
  });
  return errors.every((error) => error !== null) ? errors : null;
}
