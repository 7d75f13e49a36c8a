import type { Result } from '../evidence/evidence-results.ts';

/** How many of some tests went how. */
export type Tally = { all: number } & Record<NonNullable<Result>, number>;

export function tallyOf(results: readonly Result[]): Tally {
  const among = (wanted: Result) => results.filter((result) => result === wanted).length;
  return {
    all: results.length,
    passed: among('passed'),
    failed: among('failed'),
    skipped: among('skipped'),
    partly: among('partly'),
    another: among('another'),
    'passed then': among('passed then'),
    'failed then': among('failed then'),
    'partly then': among('partly then'),
  };
}

/** How many have no result. */
export const withoutResult = ({ all, ...tally }: Tally): number =>
  all - Object.values(tally).reduce((sum, count) => sum + count, 0);

/** What stands for all of them: passed where each has passed, null where some have not run. */
export function togetherOf(tally: Tally): Result {
  const worst = (['failed', 'another', 'failed then'] as const).find((result) => tally[result] > 0);
  if (worst) return worst;
  if (tally['passed then'] + tally['partly then'] > 0) return 'passed then';
  return tally.all > 0 && tally.passed === tally.all ? 'passed' : null;
}

const places: Record<NonNullable<Result>, number> = {
  failed: 0,
  'failed then': 1,
  another: 2,
  passed: 2,
  'passed then': 2,
  partly: 2,
  'partly then': 2,
  skipped: 2,
};

/** Tests that failed come first. */
export const failedFirst = <Test extends { result: Result }>(tests: readonly Test[]): Test[] =>
  tests.toSorted((one, other) => places[one.result ?? 'skipped'] - places[other.result ?? 'skipped']);
