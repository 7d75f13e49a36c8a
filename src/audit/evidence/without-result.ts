import type { JudgedTest } from './evidence-results.ts';

/** Tests that are known, and that these results say nothing of: of the browser, and others. */
export type WithoutResult = { all: number; browser: number; others: number; skipped: number };

/** How many of the known tests have no result. */
export function withoutResult(tests: readonly Pick<JudgedTest, 'file' | 'result'>[]): WithoutResult {
  const open = tests.filter(({ result }) => result === null);
  const browser = open.filter(({ file }) => file.endsWith('.e2e.ts')).length;
  return {
    all: tests.length,
    browser,
    others: open.length - browser,
    skipped: tests.filter(({ result }) => result === 'skipped').length,
  };
}
