import { expect, test } from '../support/portal.ts';

test('[F6] [O12] a long list opens where the chosen one stands, and all others follow around it @day11of12', async ({
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
