import { expect, test } from '../support/portal.ts';
import type { Page } from '@playwright/test';
import { typeInto } from '../support/type-into.ts';

/** The head of the first column of the calendar that is open. */
const firstDay = (page: Page) => page.getByRole('dialog', { name: 'Date range' }).locator('th').first();

async function openRange(page: Page) {
  await page.getByRole('button', { name: /Last 7 days/ }).click();
}

test('[C5] [O12] the first day of the week that is saved in the profile begins the weeks of other screens at once', async ({
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
