import { expect, test } from '../support/portal.ts';
import type { Page } from '@playwright/test';
import { typeInto } from '../support/type-into.ts';

/** The head of the first column of the calendar that is open. */
const firstDay = (page: Page) => page.getByRole('dialog', { name: 'Date range' }).locator('th').first();

async function openRange(page: Page) {
  await page.getByRole('button', { name: /Last 7 days/ }).click();
}

test('[C5] [O12] the first day of the week that is saved in the profile begins the weeks of other screens at once @day11of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/analytics');
  await openRange(page);
  await expect(firstDay(page)).toHaveAttribute('aria-label', 'Monday');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await typeInto(page.getByRole('combobox', { name: 'Search' }), 'settings');
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('region', { name: 'Calendar' });
  await calendar.getByRole('radio', { name: 'Sunday' }).check();
  await calendar.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saving was succesful').first()).toBeVisible();
  await page.getByRole('link', { name: 'Analytics' }).first().click();
  await openRange(page);
  await expect(firstDay(page)).toHaveAttribute('aria-label', 'Sunday');
});

test('[C1] [C5] [O10] a first day of the week that is none, with the network and with the user, is Monday @day1of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  for (const [path, day] of [
    ['config', 'monday'],
    ['user-profile', 'x'],
  ] as const) {
    await page.route(`**/publisher/v1/${path}`, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        response,
        body: text.replaceAll(/"first_week_day":"?\d"?/g, `"first_week_day":"${day}"`),
      });
    });
  }
  await page.goto('/analytics?range=this-week');
  const tiles = page.getByRole('group', { name: 'Figures in the chart' });
  await expect(tiles.getByRole('button', { name: /^Clicks \d/ })).toBeVisible();
  await page.getByRole('button', { name: /This week/ }).click();
  await expect(firstDay(page)).toHaveAttribute('aria-label', 'Monday');
});
