import type { Locator } from '@playwright/test';
import { keyboardOf } from '../support/keyboard.ts';
import { expect, test } from '../support/portal.ts';

test('[O4] [O5] [O7] [O9] by keyboard: after a removal the focus is where the row or the button was', async ({
  page,
  signIn,
}) => {
  const { press } = keyboardOf(page);
  const dialog = page.getByRole('dialog');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const focusIn = (place: Locator) => place.and(page.locator(':focus, :has(:focus)'));
  await signIn();
  for (const [at, label, remove] of [
    ['/live-offers/1/live?tab=tracking-links', 'Saved links', /^Remove the link/],
    ['/postbacks', 'Postbacks', /^Remove /],
  ] as const) {
    await test.step(label, async () => {
      await page.goto(at);
      const rows = page.getByRole('table', { name: label }).getByRole('row');
      await expect(rows.getByRole('button', { name: remove }).first()).toBeVisible();
      const before = await rows.count();
      await press(rows.nth(1).getByRole('button', { name: remove }));
      await press(dialog.getByRole('button', { name: 'Remove', exact: true }));
      await expect(rows).toHaveCount(before - 1);
      await expect(focusIn(rows.nth(1))).toHaveCount(1);
      await press(rows.last().getByRole('button', { name: remove }));
      await press(dialog.getByRole('button', { name: 'Remove', exact: true }));
      await expect(rows).toHaveCount(before - 2);
      await expect(focusIn(rows.last())).toHaveCount(1);
    });
  }
  await page.goto('/live-offers/1/live?tab=campaigns&campaign=102');
  await press(button('Edit: Triggers'));
  const triggers = page.getByRole('region', { name: 'Triggers' });
  await press(button('Add a trigger'));
  await press(button('Remove row 1'));
  await expect(triggers.getByRole('group', { name: /^Row / })).toHaveCount(1);
  await expect(focusIn(triggers.getByRole('group', { name: 'Row 1' }))).toHaveCount(1);
  await press(button('Remove row 1'));
  await expect(button('Add a trigger')).toBeFocused();
  await page.goto('/live-offers/1/live?tab=campaigns&campaign=102');
  await press(button('End campaign'));
  await press(dialog.getByRole('button', { name: 'End campaign' }));
  await expect(page.getByText('This campaign has ended')).toBeVisible();
  await expect(button('Close the campaign')).toBeFocused();
});
