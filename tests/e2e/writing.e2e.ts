import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

test('[A12] [C1] dates and numbers are written in the chosen way at once, kept on the device, and read by fields @day10of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/profile?tab=settings');
  const card = page.getByRole('region', { name: 'Language and theme' });
  const shown = card.getByRole('definition');
  const dates = card.getByRole('radiogroup', { name: 'Format of dates' });
  await expect(dates.getByRole('radio', { name: 'Default: 2026/11/20' })).toBeChecked();
  await dates.getByRole('radio', { name: '20.11.2026' }).check();
  await expect(shown).toHaveText(['20.11.2026', '20.11.2026 15:32:08 Europe/Berlin', '€90,454.91']);
  await card
    .getByRole('radiogroup', { name: 'Format of numbers' })
    .getByRole('radio', { name: '1.234,56' })
    .check();
  await expect(shown).toHaveText(['20.11.2026', '20.11.2026 15:32:08 Europe/Berlin', '90.454,91\u00a0€']);
  await page.reload();
  await expect(shown).toHaveText(['20.11.2026', '20.11.2026 15:32:08 Europe/Berlin', '90.454,91\u00a0€']);
  await expect(page.getByText(/accepted on \d\d\.\d\d\.20\d\d/)).toBeVisible();
  await page.goto('/profile?tab=billing');
  const least = page.getByLabel('Minimum payout');
  await typeInto(least, '1234,5');
  await least.press('Tab');
  await expect(least).toHaveValue('1.234,50');
});
