import { expect, test } from 'vitest';
import type { Result } from '../evidence/evidence-results.ts';
import { failedFirst, tallyOf, togetherOf, withoutResult } from './tally.ts';

const together = (...results: Result[]) => togetherOf(tallyOf(results));

test('[M3] tests have passed together where each of them has, and not where some have not run', () => {
  expect([
    together('passed', 'passed'),
    together('passed', null),
    together('passed', 'skipped'),
    together('passed', 'partly'),
    together('passed', 'partly then'),
    together('passed', 'passed then'),
    together('passed then', 'failed then'),
    together('passed then', 'another'),
    together('failed then', 'failed', 'another'),
    together(null),
    together(),
  ]).toEqual([
    'passed',
    null,
    null,
    null,
    'passed then',
    'passed then',
    'failed then',
    'another',
    'failed',
    null,
    null,
  ]);
});

test('[M3] those that failed come first, the others stay in their order', () => {
  const results = [null, 'passed', 'failed then', 'skipped', 'failed'] as const;
  expect(failedFirst(results.map((result) => ({ result }))).map(({ result }) => result)).toEqual([
    'failed',
    'failed then',
    null,
    'passed',
    'skipped',
  ]);
});

test('[M3] what has no result is neither passed, failed nor skipped', () => {
  expect(withoutResult(tallyOf(['passed', null, 'skipped', 'failed then', null, 'another']))).toBe(2);
});
