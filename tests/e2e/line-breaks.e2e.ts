import type { Locator } from '@playwright/test';
import { expect, test } from '../support/portal.ts';

/** The lines of a text as it is broken. */
const linesOf = (part: Locator) =>
  part.evaluate((element) => {
    const lines: { top: number; text: string }[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      for (let at = 0; at < text.length; at += 1) {
        const letter = text.charAt(at);
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getBoundingClientRect();
        const last = lines.at(-1);
        if (last && box.top < last.top + 8) last.text += letter;
        else lines.push({ top: box.top, text: letter });
      }
    }
    return lines.map(({ text }) => text.trim());
  });

test.use({ viewport: { width: 390, height: 844 } });

test('[O5] an address is broken between its parameters, not inside of a macro @day4of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/live-offers/1/live?tab=tracking-links&link=1');
  const address = page.getByRole('group', { name: 'Your tracking link' });
  await expect(address).toContainText('placement=');
  const [, ...others] = await linesOf(address);
  expect(others).toEqual(['sub1={source}&sub2={creative}', '&placement=article-end']);
});

test('[A11] no word stands alone on the last line of a text @day4of12', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/profile?tab=billing');
  const missing = page.getByText('Payouts are on hold until then.');
  await expect(missing).toBeVisible();
  expect((await linesOf(missing)).at(-1)?.split(' ').length).toBeGreaterThan(1);
});

test('[S10] the two steps after a registration are two paragraphs @day4of12', async ({ page }) => {
  await page.goto('/register-completed');
  const steps = page.locator('main p');
  await expect(steps).toHaveCount(2);
  const [first, second] = await steps.evaluateAll((parts) =>
    parts.map((part) => part.getBoundingClientRect()),
  );
  expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(8);
});

test('[O2] on phones the order of public offers takes its line @day4of12', async ({ page }) => {
  await page.goto('/offers');
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await expect(order).toBeVisible();
  const ends = async (part: Locator) => {
    const box = await part.boundingBox();
    return box && Math.round(box.x + box.width);
  };
  expect(await ends(order)).toBe(await ends(page.getByRole('button', { name: 'Filter', exact: true })));
});
