import { expect, expectAccessible, test } from '../support/portal.ts';

// Every request that the network would refuse fails these tests: it would be answered with 422.
test.beforeEach(({ signIn }) => signIn());

test('[O10] days are limited where they are chosen: by sub ID to 31, and the calendar says so @day7of12', async ({
  page,
}) => {
  for (const log of ['', '&log=conversions', '&log=clicks']) {
    await page.goto(`/analytics?sub1=newsletter${log}`);
    await page.getByRole('button', { name: 'Last 7 days' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Date range' });
    await expect(dialog).toContainText('By Sub ID 1: at most 31 days at a time');
    await expect(dialog.getByRole('button', { name: 'Last 90 days' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Last 3 months' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Last 30 days' })).toBeEnabled();
    await dialog.getByRole('textbox', { name: 'From' }).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('2026/08/20');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'From' })).toHaveAccessibleDescription(
      /Choose at most 31 days$/,
    );
    await expectAccessible(page);
    // A draft would open it again.
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await page.goto('/analytics');
  await page.getByRole('button', { name: 'Last 7 days' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Date range' })).toContainText(
    'At most 366 days; 31 by sub ID',
  );
  await expect(page.getByRole('button', { name: 'Last 90 days' })).toBeEnabled();
});

test('[O10] a range that is too long offers no filter, dimension or line that it is too long for @day8of12', async ({
  page,
}) => {
  await page.goto('/analytics?range=last-90-days&tab=pivot&country=DE');
  await page.getByRole('button', { name: 'Link, sub ID, more' }).click();
  const others = page.getByRole('dialog', { name: 'Link, sub ID, more' });
  // It stands where it is read without scrolling: above the first group.
  await expect(others.locator('[role=note], details').first()).toHaveText(
    /^Choose at most 31 days to filter by Tracking link or Sub ID\./,
  );
  await expect(others.getByRole('group', { name: 'Browser' })).toBeVisible();
  await others.getByRole('button', { name: 'The last 31 of these days' }).click();
  await expect(page).toHaveURL(/from=2026-10-21&to=2026-11-20/);
  await expect(others.getByRole('group', { name: 'Sub ID 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/analytics?range=last-90-days&tab=pivot&country=DE');
  await page.getByRole('button', { name: 'Add a dimension' }).click();
  const sub = page.getByRole('menuitem', { name: 'Sub ID 1' });
  await expect(sub).toContainText('For at most 31 days');
  await expect(sub).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('menuitem', { name: 'Browser' })).not.toHaveAttribute('aria-disabled');
});

test('[O10] an address that asks for too many days is not asked for: the way out stands there @day9of12', async ({
  page,
}) => {
  const warning = page.getByRole('alert').filter({ hasText: 'Please choose a shorter range' });
  await page.goto('/analytics?range=last-90-days&sub1=newsletter&sub2=c1&log=clicks');
  await expect(warning).toContainText('By Sub ID, figures cover at most 31 days at a time.');
  await page.goto('/analytics?range=last-90-days&tab=pivot&dimensions=link_id,country');
  await expect(warning).toContainText(
    'By Tracking link and Country, figures cover at most 31 days at a time.',
  );
  await warning.getByRole('button', { name: 'Last 30 days' }).click();
  await expect(page.getByRole('treegrid', { name: 'Pivot' })).toBeVisible();
  await page.goto('/analytics?from=2025-01-01&to=2026-11-20');
  await expect(warning).toContainText('Figures cover at most 366 days at a time.');
});
