import { isOfBrowser } from '../results/of-browser.ts';
import type { JudgedTest } from './evidence-results.ts';

/** Tests that are known, and that these results say nothing of: of the browser, and others. */
export type WithoutResult = { browser: number; others: number };

/** How many of the known tests have no result. */
export function withoutResult(tests: readonly Pick<JudgedTest, 'file' | 'result'>[]): WithoutResult {
  const open = tests.filter(({ result }) => result === null);
  const browser = open.filter(isOfBrowser).length;
  return { browser, others: open.length - browser };
}
