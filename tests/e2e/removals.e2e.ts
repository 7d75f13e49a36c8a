import type { Locator, Page } from '@playwright/test';
import { keyboardOf } from '../support/keyboard.ts';
import { expect, test } from '../support/portal.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const expectFocusIn = (place: Locator) =>
  expect(place.and(place.page().locator(':focus, :has(:focus)'))).toHaveCount(1);

async function expectFocusAfterRemovals(page: Page, label: string) {
  const { press, choose } = keyboardOf(page);
  const menuOf = (row: Locator) => row.getByRole('button', { name: /^Actions for / });
  const rows = page.getByRole('table', { name: label }).getByRole('row');
  await expect(menuOf(rows.nth(1))).toBeVisible();
  const before = await rows.count();
  await choose(menuOf(rows.nth(1)), 'Delete');
  await press(dialog(page).getByRole('button', { name: 'Delete', exact: true }));
  await expect(rows).toHaveCount(before - 1);
  await expectFocusIn(rows.nth(1));
  await choose(menuOf(rows.last()), 'Delete');
  await press(dialog(page).getByRole('button', { name: 'Delete', exact: true }));
  await expect(rows).toHaveCount(before - 2);
  await expectFocusIn(rows.last());
}

test.beforeEach(({ signIn }) => signIn());

test('[O5] [O9] by keyboard: after a link is removed the focus is where its row was @day1of12', async ({
  page,
}) => {
  await page.goto('/live-offers/1/live?tab=tracking-links');
  const links = page.getByRole('table', { name: 'Saved links' });
  // Its address stands below it.
  const [name] = (await links.getByRole('rowheader').first().innerText()).split('\n');
  await expectFocusAfterRemovals(page, 'Saved links');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText(`The link ${name} was deleted`).first()).toBeVisible();
});

test('[O7] by keyboard: after a postback is removed the focus is where its row was @day11of12', async ({
  page,
}) => {
  await page.goto('/postbacks');
  await expectFocusAfterRemovals(page, 'Postbacks');
});

test('[O4] by keyboard: after a trigger is removed or a campaign ended the focus is where the button was @day9of12', async ({
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

async function select(page: Page, nth: number) {
  const tick = page.locator('tbody').getByRole('checkbox').nth(nth);
  await expect(tick).toBeEnabled();
  await tick.press(' ');
}
const pressIn = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).press('Enter');

test('[L7] [O7] [L2] without a connection the commands on selected rows and their question say why they do nothing @day4of12', async ({
  page,
  context,
  problems,
}) => {
  // Parts that load ahead while the browser is idle.
  problems.allow(/^console error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
  await page.goto('/postbacks');
  await select(page, 0);
  await select(page, 1);
  const offline = 'You are offline. Changes can be made once there is a connection.';
  const remove = button(page, 'Delete (2)');
  await context.setOffline(true);
  await expect(remove).toHaveAccessibleDescription(offline);
  await expect(button(page, 'Select all 4')).toHaveAccessibleDescription(
    'You are offline. More rows can be selected once there is a connection.',
  );
  await expect(button(page, 'Copy 2 addresses')).toHaveAccessibleDescription('');
  await remove.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.setOffline(false);
  await expect(remove).toHaveAccessibleDescription('');
  await remove.press('Enter');
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true });
  await expect(confirm).toBeVisible();
  await context.setOffline(true);
  await expect(confirm).toHaveAccessibleDescription(offline);
  await confirm.press('Enter');
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Delete 2 postbacks?');
  await context.setOffline(false);
  await expect(page.getByText('Connection restored')).toBeVisible();
});

test('[L7] [O7] [O9] behind its dialog the bar counts what is left, and a removal whose answer was lost is done when it is repeated @day2of12', async ({
  page,
  problems,
}) => {
  problems.allow(/^404 DELETE \/publisher\/v1\/postbacks\/\d+|net::ERR_FAILED/);
  await page.goto('/postbacks');
  await select(page, 0);
  await select(page, 1);
  await select(page, 2);
  let isLost = false;
  await page.route('**/publisher/v1/postbacks/*', async (route) => {
    if (route.request().method() !== 'DELETE' || isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await button(page, 'Delete (3)').press('Enter');
  await pressIn(page, 'Delete');
  const bar = page.locator('[data-bottom-bar]');
  const status = page.getByRole('dialog').getByRole('status');
  await expect(status).toHaveText('2 of 3 done');
  await expect(bar).toContainText('1 row selected');
  await expect(bar).toContainText('Delete (1)');
  await pressIn(page, 'Try the failed one again');
  await expect(status).toHaveText('3 of 3 done');
  await expect(bar).toHaveCount(0);
  await pressIn(page, 'Close');
  await expect(page.getByText('Total: 1', { exact: true })).toBeVisible();
});
