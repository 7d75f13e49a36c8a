import type { Locator, Page } from '@playwright/test';
import { keyboardOf } from '../support/keyboard.ts';
import { expect, test } from '../support/portal.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const expectFocusIn = (place: Locator) =>
  expect(place.and(place.page().locator(':focus, :has(:focus)'))).toHaveCount(1);

async function expectFocusAfterRemovals(page: Page, label: string, remove: RegExp) {
  const { press } = keyboardOf(page);
  const rows = page.getByRole('table', { name: label }).getByRole('row');
  await expect(rows.getByRole('button', { name: remove }).first()).toBeVisible();
  const before = await rows.count();
  await press(rows.nth(1).getByRole('button', { name: remove }));
  await press(dialog(page).getByRole('button', { name: 'Remove', exact: true }));
  await expect(rows).toHaveCount(before - 1);
  await expectFocusIn(rows.nth(1));
  await press(rows.last().getByRole('button', { name: remove }));
  await press(dialog(page).getByRole('button', { name: 'Remove', exact: true }));
  await expect(rows).toHaveCount(before - 2);
  await expectFocusIn(rows.last());
}

test.beforeEach(({ signIn }) => signIn());

test('[O5] [O9] by keyboard: after a link is removed the focus is where its row was @day1of6', async ({
  page,
}) => {
  await page.goto('/live-offers/1/live?tab=tracking-links');
  await expectFocusAfterRemovals(page, 'Saved links', /^Remove the link/);
});

test('[O7] by keyboard: after a postback is removed the focus is where its row was @day5of6', async ({
  page,
}) => {
  await page.goto('/postbacks');
  await expectFocusAfterRemovals(page, 'Postbacks', /^Remove /);
});

test('[O4] by keyboard: after a trigger is removed or a campaign ended the focus is where the button was @day3of6', async ({
  page,
}) => {
  const { press } = keyboardOf(page);
  await page.goto('/live-offers/1/live?tab=campaigns&campaign=102');
  await press(button(page, 'Edit: Triggers'));
  const triggers = page.getByRole('region', { name: 'Triggers' });
  await press(button(page, 'Add a trigger'));
  await press(button(page, 'Remove row 1'));
  await expect(triggers.getByRole('group', { name: /^Row / })).toHaveCount(1);
  await expectFocusIn(triggers.getByRole('group', { name: 'Row 1' }));
  await press(button(page, 'Remove row 1'));
  await expect(button(page, 'Add a trigger')).toBeFocused();
  await page.goto('/live-offers/1/live?tab=campaigns&campaign=102');
  await press(button(page, 'End campaign'));
  await press(dialog(page).getByRole('button', { name: 'End campaign' }));
  await expect(page.getByText('This campaign has ended')).toBeVisible();
  await expect(button(page, 'Close the campaign')).toBeFocused();
});
