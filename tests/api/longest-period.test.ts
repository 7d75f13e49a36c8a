import { expect, test } from 'vitest';
import { longestBy } from '#contract/longest-period.ts';
import { dimension, type Dimension } from '#contract/reports.ts';
import { needsRawRows } from '#server/analytics/sources.ts';

test('[O10] figures may have as few days as the network has their raw rows, for each three dimensions', () => {
  const columnOf = (name: Dimension) =>
    name === 'date' || name === 'week' || name === 'month' ? 'day' : name;
  const selection = { partnerId: 1, from: '2026-01-01', to: '2026-01-01', filters: [] };
  const threes = dimension.options.flatMap((one) =>
    dimension.options.flatMap((other) => dimension.options.map((third) => [one, other, third])),
  );
  expect(threes.map((used) => longestBy(used) === 31)).toEqual(
    threes.map((used) => needsRawRows(selection, used.map(columnOf))),
  );
});
