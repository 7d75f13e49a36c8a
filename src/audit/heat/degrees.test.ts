import { expect, test } from 'vitest';
import { heatMarks, shortCount } from './degrees.ts';

const marksOf = (counts: Record<string, number>) =>
  Object.fromEntries(heatMarks(['a', 'b', 'c', 'd'], new Map(Object.entries(counts))));

test('[M3] transitions are as hot as they were taken, by powers, and those never taken stand out', () => {
  expect(marksOf({ a: 1000, b: 100, c: 1 })).toEqual({
    a: { degree: 4, text: '1k' },
    b: { degree: 3, text: '100' },
    c: { degree: 1, text: '1' },
    d: { degree: 0, text: '0' },
  });
  expect(Object.values(marksOf({ b: 1 })).map(({ degree }) => degree)).toEqual([0, 4, 0, 0]);
  expect(Object.values(marksOf({})).map(({ degree }) => degree)).toEqual([0, 0, 0, 0]);
  expect(Object.keys(marksOf({ other: 7 }))).toEqual(['a', 'b', 'c', 'd']);
});

test('[M3] a count has room in its card', () => {
  expect([0, 999, 1000, 12_999, 999_999, 1_000_000].map(shortCount)).toEqual([
    '0',
    '999',
    '1k',
    '12k',
    '999k',
    '1M',
  ]);
});
