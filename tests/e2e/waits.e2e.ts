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

test('[F6] [O12] a long list opens where the chosen one stands, and all others follow around it @day1of2', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/profile?tab=billing');
  const country = page.getByRole('combobox', { name: 'Country', exact: true });
  const options = page.getByRole('option');
  await country.click();
  await expect(options.and(page.locator('[aria-selected=true]'))).toBeInViewport({ ratio: 1 });
  await expect(options.first()).toHaveText('Afghanistan');
  await expect(options).toHaveCount(200);
  await page.keyboard.press('ArrowDown');
  await expect(options.and(page.locator('[data-highlighted]'))).toHaveText('Ghana');
  await expect(options.and(page.locator('[data-highlighted]'))).toBeInViewport({ ratio: 1 });
});
