import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const axe = fs.readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe leaves behind on a page. */
type AxeWindow = { axe?: { run: (root: Document, options: RunOptions) => Promise<AxeResults> } };

/** Fails with one line for each element in which axe finds a violation of WCAG 2.2 AA on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe: loaded } = window as AxeWindow; // What the script above declares.
    if (!loaded) throw new Error('axe is not on the page');
    // What sticks to the edge of the window covers what scrolls under it: no fault of what is covered.
    const rows = [...document.querySelectorAll<HTMLElement>('[data-submit-row]')];
    for (const row of rows) row.style.position = 'static';
    const found = await loaded.run(document, { runOnly, resultTypes: ['violations'] });
    for (const row of rows) row.style.position = '';
    return found.violations;
  }, tags);
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(' ')}\n  ${node.failureSummary ?? ''}`),
  );
  expect(lines).toEqual([]);
}
