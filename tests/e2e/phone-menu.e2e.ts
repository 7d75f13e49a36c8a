import { expect, test } from '../support/portal.ts';

test('[A6] on a phone the menu slides over, shows the address and leads on @day7of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toContainText('publisher@portal.test');
  for (const name of ['Theme', 'Language']) {
    await expect(menu.getByRole('group', { name }).getByText(name, { exact: true })).toBeVisible();
  }
  await menu.getByRole('link', { name: 'Offer Wall' }).click();
  await expect(page).toHaveURL('/offer-wall');
  await expect(menu).toBeHidden();
});
