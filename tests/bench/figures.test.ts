import { expect, test } from 'vitest';
import { roundTrips } from './load.ts';
import type { Sent } from './measured-page.ts';
import { addSample, apartOf, framesOf, mediansOf, ratiosOf, shareOf, type Samples } from './samples.ts';
import { underWay } from './sign-in.ts';
import { judge } from './targets.ts';
import { worstKeys } from './typing.ts';

const request = (start: number, end: number): Sent => ({
  path: '/x',
  kind: 'data',
  start,
  end,
  bytes: 1,
  isCached: false,
});

test('round trips in a row are the most requests of which none overlaps another', () => {
  expect(roundTrips([])).toBe(0);
  expect(roundTrips([request(0, 1), request(0, 2), request(1.5, 3)])).toBe(2);
  expect(roundTrips([request(0, 1), request(1, 4), request(1, 2), request(2.1, 3)])).toBe(3);
});

test('time under way counts once where requests overlap, and to the end where one has none', () => {
  expect(underWay([], 0, 5)).toBe(0);
  expect(underWay([request(1, 3), request(2, 4)], 0, 5)).toBe(3000);
  expect(underWay([request(-1, 1), request(4, 0)], 0, 5)).toBe(2000);
});

test('medians go figure by figure; frames tell how many were late', () => {
  const samples: Samples = new Map();
  for (const [usable, requests] of [
    [300, 4],
    [100, 6],
    [200, 5],
  ] as const) {
    addSample(samples, 'portal login', { usable, requests });
  }
  expect(mediansOf(samples)).toEqual({ 'portal login': { usable: 200, requests: 5 } });
  expect(framesOf([16, 16, 40, 16])).toEqual({ median: 16, '95 %': 16, longest: 40, 'over 32 ms': 1 });
  expect(shareOf([], 0.5)).toBe(Number.NaN);
});

test('figures stand as ratios to the floor, and speeds by how far those are apart', () => {
  const ratios = [
    ratiosOf({ page: 100, rows: 300 }, { page: 50, rows: 100 }),
    ratiosOf({ page: 230, rows: 600 }, { page: 100, rows: 200 }),
  ];
  expect(ratios).toEqual([
    { page: 2, rows: 3 },
    { page: 2.3, rows: 3 },
  ]);
  const { page, rows } = apartOf(ratios);
  expect(page).toBeCloseTo(15);
  expect(rows).toBe(0);
});

test('keys are judged by when they were typed: the first, and the longest before, while and after code loads', () => {
  const keys = [
    [1010, 90],
    [2000, 40],
    [3900, 50],
    [4000, 70],
    [12_000, 30],
  ] as const;
  expect(worstKeys(keys, 1000)).toEqual({ first: 90, 'before 3 s': 90, '3 to 10 s': 70, 'after 10 s': 30 });
  expect(worstKeys([], 1000)).toEqual({ first: 0, 'before 3 s': 0, '3 to 10 s': 0, 'after 10 s': 0 });
});

test('a target is held against its figure, or against the floor of the same run; what was not measured is left out', () => {
  const verdicts = judge({
    'portal login slow4g': { usable: 700, KB: 13, roundTrips: 1 },
    'plain login slow4g': { usable: 600, KB: 1, roundTrips: 1 },
    'stack login slow4g': { usable: 2000, KB: 84, roundTrips: 2 },
  });
  expect(
    verdicts.map(({ what, reached, floor, limit, isMet }) => [
      what,
      reached,
      floor,
      Math.round(limit),
      isMet,
    ]),
  ).toEqual([
    ['login usable, Slow 4G', 700, 600, 690, false],
    ['login, bytes until usable', 13, 84, 12, false],
    ['login, round trips in a row', 1, 2, 1, true],
  ]);
});
