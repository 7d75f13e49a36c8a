import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal.ts';

/** A field of the gallery, while time stands still. */
async function open(page: Page, name: string) {
  await page.clock.install();
  await page.goto(`/gallery/?show=${name}`);
  return page.getByRole('region', { name: 'Try it' });
}
const stop = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

test('[E14.b] a list looks for what is typed 100 ms after the last key', async ({ page }) => {
  const card = await open(page, 'multiselect');
  const options = page.getByRole('option');
  await card.getByRole('combobox').click();
  await expect(options).toHaveCount(4);
  await stop(page);
  await page.keyboard.type('gre');
  await page.clock.runFor(99);
  await expect(options).toHaveCount(4);
  await page.clock.runFor(1);
  await expect(options).toHaveText(['Green']);
});

test('[E14.c] suggestions follow 100 ms after the last key', async ({ page }) => {
  const card = await open(page, 'text');
  const options = page.getByRole('option');
  await card.getByRole('combobox').focus();
  await stop(page);
  await page.keyboard.type('be');
  await page.clock.runFor(99);
  await expect(options).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(options).toHaveText(['Berlin']);
});

test('[E14.d F6.g] a slider moves by 1, and reports its value 300 ms after its last move', async ({
  page,
}) => {
  const card = await open(page, 'slider');
  const value = () =>
    card.locator('form').evaluate((form: HTMLFormElement) => [...new FormData(form).values()].map(String));
  await card.getByRole('slider').focus();
  await stop(page);
  await page.keyboard.press('ArrowRight');
  await page.clock.runFor(299);
  const before = await value();
  await page.clock.runFor(1);
  expect([before, await value()]).toEqual([[''], ['1']]);
});

test('[E14.e] a tooltip closes 200 ms after the pointer has left @day6of6', async ({ page }) => {
  await page.clock.install();
  await page.goto('/gallery/?show=components');
  const tip = page.getByRole('tooltip', { includeHidden: true });
  await page.getByRole('button', { name: '24%' }).hover();
  await expect(tip).toHaveText('full days: €62.00 vs €50.00');
  await stop(page);
  await page.mouse.move(0, 0);
  await page.clock.runFor(199);
  await expect(tip).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(1);
  await expect(tip).toHaveAttribute('data-state', 'closed');
});
