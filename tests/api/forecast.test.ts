import { addDays } from '#contract/days.ts';
import { averageError, historyOf, monthEnd } from '#figures/forecast/forecast.ts';
import { expect, test } from 'vitest';
import { type TestNetwork, onNetwork, read, readList } from './network.ts';

let network: TestNetwork;
onNetwork((opened) => {
  network = opened;
});

const today = '2026-11-20';

async function payouts(query: string) {
  const { from } = historyOf(addDays(today, -14));
  const token = await network.tokenOf();
  const range = `date_from=${from}&date_to=${today}&kpi=payout${query}`;
  const { body } = await network.request(`/publisher/v2/analytics/timeseries?${range}`, { token });
  return readList(body, 'data').map((point) => Number(read(point, 'values.payout') ?? 0));
}

const middleOf = (sums: readonly number[]) => {
  const sorted = sums.toSorted((one, other) => one - other);
  return ((sorted[3] ?? 0) + (sorted[4] ?? 0)) / 2;
};

// By weeks, the latest first: what they brought, and the middle of the eight before each.
function errorByWeeks(finished: readonly number[]) {
  const weeks = Array.from({ length: 16 }, (_, nth) =>
    finished
      .slice(finished.length - 7 * (nth + 1), finished.length - 7 * nth)
      .reduce((sum, one) => sum + one, 0),
  );
  const errors = weeks.slice(0, 8).map((actual, nth) => {
    const forecast = middleOf(weeks.slice(nth + 1, nth + 9));
    return (Math.abs(forecast - actual) / actual) * 100;
  });
  return errors.reduce((sum, one) => sum + one, 0) / 8;
}

const offers = { all: '', '48213': '&offer_id=48213', '47790': '&offer_id=47790' };

test('[O10] on the history of the demo: how far off forecasts would have been, and which are shown', async () => {
  const rows = [];
  for (const [offer, query] of Object.entries(offers)) {
    const values = await payouts(query);
    for (const back of [14, 7, 0]) {
      const day = addDays(today, -back);
      const daily = new Map(values.map((value, nth) => [addDays(today, nth - values.length + 1), value]));
      const forecast = monthEnd(daily, day);
      const error = averageError(daily, day) ?? Number.NaN;
      expect(error).toBeCloseTo(errorByWeeks(values.slice(0, values.length - back - 1)), 6);
      expect(forecast !== null).toBe(error <= 25);
      rows.push({ offer, day, 'off by %': error.toFixed(1), from: forecast?.from, to: forecast?.to });
    }
  }
  console.table(rows);
  expect(new Set(rows.map(({ from }) => from === undefined))).toEqual(new Set([true, false]));
});
