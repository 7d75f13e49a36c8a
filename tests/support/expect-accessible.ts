import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const axe = fs.readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type AxeWindow = { axe?: { run: (root: Document, options: RunOptions) => Promise<AxeResults> } };

/** Fails with one line per element in which axe finds a violation of WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const violations = await page.evaluate(async (runOnly) => {
    const { axe: loaded } = window as AxeWindow; // What the script above declares.
    if (!loaded) throw new Error('axe is not on the page');
    // Sticky parts cover what scrolls below them, which is no violation.
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
