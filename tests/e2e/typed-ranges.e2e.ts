import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal.ts';

const openDays = async (page: Page) => {
  await page.goto('/analytics?from=2026-10-01&to=2026-10-05');
  await page.getByRole('button', { name: 'Custom' }).click();
  const dialog = page.getByRole('dialog', { name: 'Date range' });
  return {
    dialog,
    from: dialog.getByRole('textbox', { name: 'From' }),
    to: dialog.getByRole('textbox', { name: 'To', exact: true }),
    /** Goes on in the input that has the focus, as the keys alone lead there. */
    replace: async (text: string, leaveBy: 'Tab' | 'Enter') => {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
      await page.keyboard.press(leaveBy);
    },
  };
};

test('[F6] [O10] a later range can be typed beginning with From @day3of12', async ({ page, signIn }) => {
  await signIn();
  const { from, to, replace } = await openDays(page);
  await from.click();
  await replace('2026/10/20', 'Tab');
  await expect(from).toHaveValue('2026/10/20');
  await expect(to).toHaveValue('2026/10/05');
  await expect(to).toBeFocused();
  await expect(from).toHaveAccessibleDescription(/From must not be after To$/);
  await replace('2026/10/25', 'Enter');
  await expect(page.getByRole('button', { name: 'Custom' })).toContainText('2026/10/20 – 2026/10/25');
});

test('[F6] [O10] days that cannot be shown are told where they were typed; the figures keep their range @day11of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  const { dialog, from, to, replace } = await openDays(page);
  const address = page.url();
  const refused = async (text: string | RegExp) => {
    await expect(from).toHaveAccessibleDescription(text);
    await expect(dialog).toBeVisible();
    expect(page.url()).toBe(address);
  };
  await to.click();
  await replace('2026/09/01', 'Enter');
  await refused(/From must not be after To$/);
  await expect(from).toHaveValue('2026/10/01');
  await expect(to).toHaveValue('2026/09/01');
  await to.click();
  await replace('2030/01/02', 'Enter');
  await refused(/Must be 2026\/11\/20 or earlier$/);
  await from.click();
  await replace('2024/01/01', 'Tab');
  await replace('2026/10/10', 'Enter');
  await refused(/Choose at most 366 days$/);
  await dialog.getByRole('button', { name: 'Show these days' }).click();
  await refused(/Choose at most 366 days$/);
});
