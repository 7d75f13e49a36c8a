import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

test('[O12] the currency is changed after its figures were shown, and the minimum payout with it, also in a changed form @day12of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/profile?tab=billing');
  await typeInto(page.getByLabel('City'), 'Bremen');
  await typeInto(page.getByLabel('Minimum payout'), '50');
  await page.getByRole('button', { name: 'Change currency' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change currency' });
  await expect(dialog.getByRole('definition')).toHaveText([
    '€1 = $1.0800',
    /^€[\d,]+\.\d\d now, \$[\d,]+\.\d\d afterwards$/,
    '€100.00 now, $108.00 afterwards',
  ]);
  await expect(dialog.getByText('Each booking is rounded on its own')).toBeVisible();
  await expect(dialog.getByText('The change cannot be undone')).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Change to USD' }).click();
  await expect(page.getByText('Saving was succesful')).toBeVisible();
  await expect(page.getByLabel('Minimum payout')).toHaveValue('108.00');
  await expect(page.getByLabel('City')).toHaveValue('Bremen');
  await expect(page.getByText('Another version')).toHaveCount(0);
});

test('[O12] where a network answers 404, 405 or 501 instead of a rate, that is said before the change can be confirmed @day3of12', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/^(404|405|501) GET .*currency/);
  await signIn();
  for (const status of [404, 405, 501]) {
    await test.step(String(status), async () => {
      const asked = Promise.withResolvers<void>();
      await page.unrouteAll();
      await page.route('**/currency-quote?*', async (route) => {
        await asked.promise;
        await route.fulfill({ status, json: { errors: [] } });
      });
      await page.goto('/profile?tab=billing');
      await page.getByRole('button', { name: 'Change currency' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change currency' });
      const confirm = dialog.getByRole('button', { name: 'Change to USD' });
      await expect(confirm).toBeDisabled();
      asked.resolve();
      await expect(dialog.getByText('The exchange rate is not known in advance')).toBeVisible();
      await expect(dialog).toContainText(
        'It converts your balance and your minimum payout itself, and you see the new amounts only after the change.',
      );
      await expect(confirm).toBeEnabled();
    });
  }
});

test('[O12] the currency is changed once; a second tab is refused and says why @day4of12', async ({
  page,
  context,
  signIn,
  problems,
}) => {
  problems.allow(/^409 PUT /);
  await signIn();
  await page.goto('/profile?tab=billing');
  const second = await context.newPage();
  await second.goto('/profile?tab=billing');
  const ask = (tab: Page) => tab.getByRole('button', { name: 'Change currency' });
  const question = (tab: Page) => tab.getByRole('dialog', { name: 'Change currency' });
  await ask(second).click();
  await expect(question(second)).toBeVisible();
  await page.bringToFront();
  await ask(page).click();
  const dialog = question(page);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ask(page)).toBeFocused();
  await ask(page).click();
  await expect(dialog.getByRole('radio', { name: /EUR/ })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Change to USD' }).click();
  await expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription('Required');
  await expectAccessible(page);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Change to USD' }).click();
  await expect(page.getByText('Saving was succesful')).toBeVisible();
  await expect(page.getByText('The currency was changed once and is final.')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Currency', exact: true }).getByText('USD', { exact: true }),
  ).toBeVisible();
  await expect(ask(page)).toHaveCount(0);
  await second.bringToFront();
  await second.getByRole('checkbox').check();
  await second.getByRole('button', { name: 'Change to USD' }).click();
  await expect(
    second.getByText('The currency can be changed only once, and it has already been changed.'),
  ).toBeVisible();
  await expect(ask(second)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('The currency was changed once and is final.')).toBeVisible();
});
