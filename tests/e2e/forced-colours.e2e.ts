import { expectVisibleStates } from '../support/expect-visible-states.ts';
import { expect, test } from '../support/portal.ts';

test('[A9] with forced colours what is chosen, current or open can still be told @day11of12', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/gallery/?show=components');
  await expect(page.getByRole('region', { name: 'toolbar' })).toBeVisible();
  await expectVisibleStates(page);
  await signIn();
  for (const [address, row] of [
    ['/analytics', 'Total'],
    ['/postbacks?edit=1', 'Tracker'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('row').filter({ hasText: row }).first()).toBeVisible();
    await expectVisibleStates(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Profile' })).toBeVisible();
  await expectVisibleStates(page);
});
