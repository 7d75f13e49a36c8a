import { expect, test } from 'vitest';
import { growthOf, type Sample } from './growth.ts';

const sample = (heap: number): Sample => ({
  rounds: 4,
  'heap KB': heap,
  nodes: 500,
  listeners: 90,
  'RSS MB': 300,
  calls: 600,
  p50: 8,
  p99: 40,
});

test('growth is counted once everything is warm, from the middle of the first third to that of the last', () => {
  const warmingUp = [3000, 4000].map(sample);
  const flat = [10_000, 12_000, 9000, 10_500, 11_000, 9500, 10_000, 15_000].map(sample);
  expect(growthOf([...warmingUp, ...flat], 'heap KB')).toBe(0);
  const growing = [10_000, 10_000, 10_500, 11_000, 11_500, 12_000, 12_000, 12_000].map(sample);
  expect(growthOf([...warmingUp, ...growing], 'heap KB')).toBe(20);
  expect(growthOf(warmingUp, 'heap KB')).toBe(0);
});
