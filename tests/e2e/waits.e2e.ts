import { expect, test } from '../support/portal.ts';

test('[E14] a list looks for what is typed 100 ms after the last key', async ({ page }) => {
  await page.clock.install();
  await page.goto('/gallery/?show=multiselect');
  const options = page.getByRole('option');
  await page.getByRole('region', { name: 'Try it' }).getByRole('combobox').click();
  await expect(options).toHaveCount(4);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.keyboard.type('gre');
  await page.clock.runFor(99);
  await expect(options).toHaveCount(4);
  await page.clock.runFor(1);
  await expect(options).toHaveText(['Green']);
});
