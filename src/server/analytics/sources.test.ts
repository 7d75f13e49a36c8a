import { expect, test } from 'vitest';
import { longestBy, longestByClick } from '#contract/longest-period.ts';
import { dimension, type Dimension } from '#contract/reports.ts';
import { needsRawRows } from './sources.ts';

const columnOf = (name: Dimension) => (name === 'date' || name === 'week' || name === 'month' ? 'day' : name);

test('[O10] figures may have few days where they are counted click by click, for each three dimensions', () => {
  const selection = { partnerId: 1, from: '2026-01-01', to: '2026-01-01', filters: [] };
  const { options } = dimension;
  const threes = options.flatMap((one) =>
    options.flatMap((other) => options.map((third) => [one, other, third])),
  );
  const isShort = (used: readonly Dimension[]) => longestBy(used) === longestByClick;
  expect(threes.map(isShort)).toEqual(threes.map((used) => needsRawRows(selection, used.map(columnOf))));
  expect(threes.filter(isShort).length).toBeGreaterThan(1000);
});
