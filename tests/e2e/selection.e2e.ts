import type { Locator, Page, Route } from '@playwright/test';
import { postbacks } from '#contract/postbacks.ts';
import { trackingLinks } from '#contract/tracking-links.ts';
import { accounts } from '../support/network.ts';
import { keyboardOf } from '../support/keyboard.ts';
import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';
import { at, callElsewhere, enterPassword } from './walks/acts.ts';

test.beforeEach(({ signIn }) => signIn());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const tick = (page: Page, nth: number) => page.locator('tbody').getByRole('checkbox').nth(nth);
async function select(page: Page, nth: number) {
  // A row that still loads has a tick, too.
  await expect(tick(page, nth)).toBeEnabled();
  await tick(page, nth).press(' ');
}
const ticked = (page: Page) =>
  page
    .locator('tbody')
    .getByRole('checkbox')
    .evaluateAll((all) =>
      all.map((box) => (box instanceof HTMLInputElement && box.checked ? 1 : 0)).join(''),
    );
const selected = (page: Page) => page.getByText(/\d+ rows? selected/);
const announced = (page: Page) => page.locator('#announcer');
const bar = (page: Page) => page.locator('[data-bottom-bar]');
const results = (page: Page) => page.getByRole('dialog').getByRole('listitem');
const press = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
test('[L7] a selection is there on other pages, on the way back and after another screen, and ends with other filters and the session @day7of12', async ({
  page,
}) => {
  await page.goto('/live-offers');
  await select(page, 1);
  await expect(announced(page)).toHaveText('1 selected');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/live-offers?page=2');
  await expect.poll(() => ticked(page)).toBe('0000000000');
  await select(page, 3);
  await expect(announced(page)).toHaveText('2 selected');
  await page.goBack();
  await expect.poll(() => ticked(page)).toBe('0100000000');
  await page.goForward();
  await expect.poll(() => ticked(page)).toBe('0001000000');
  await page.getByRole('link', { name: /^Campaigns/ }).click();
  await expect(page.getByRole('table', { name: 'Campaigns' }).getByRole('row').nth(1)).toBeVisible();
  await expect(selected(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/live-offers?page=2');
  await expect.poll(() => ticked(page)).toBe('0001000000');
  await expect(selected(page)).toHaveText('2 rows selected');

  await typeInto(page.getByRole('searchbox'), 'lumen');
  await expect(page.getByText('Total: 2', { exact: true })).toBeVisible();
  await expect(selected(page)).toHaveCount(0);
  const ended = 'The filters have changed: 2 rows are no longer selected';
  await expect(announced(page)).toHaveText(ended);
  await expect(bar(page)).toHaveText(`${ended}Select them again`);
  await keyboardOf(page).press(button(page, 'Select them again'));
  await expect(announced(page)).toHaveText('2 selected');
  await expect(page.getByRole('group', { name: 'Live offers' })).toBeFocused();
  await expect(bar(page)).toContainText('2 rows selected2 are not on this page');
  await page.goBack();
  await expect(page.getByText('Total: 20', { exact: true })).toBeVisible();
  await expect(bar(page)).toHaveText(`${ended}Select them again`);
  await button(page, 'Close').click();
  await expect(bar(page)).toHaveCount(0);

  await select(page, 0);
  await expect(selected(page)).toHaveText('1 row selected');
  const list = page.url();
  await button(page, accounts.publisher).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await enterPassword({ page });
  await expect(page).toHaveURL(/\/dashboard/);
  await page
    .getByRole('link', { name: /Live Offers/ })
    .first()
    .click();
  await expect(page.getByText('Total: 20', { exact: true })).toBeVisible();
  expect(new URL(list).pathname).toBe('/live-offers');
  await expect(selected(page)).toHaveCount(0);
});

test('[L7] [O3] by keyboard: all results are selected over the pages, which shows how far it is and can be cancelled @day2of12', async ({
  page,
}) => {
  const keyboard = keyboardOf(page);
  await page.goto('/live-offers');
  await expect(tick(page, 0)).toBeEnabled();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(selected(page)).toHaveText('1 row selected');
  const held: Route[] = [];
  const isAll = (url: URL) => url.pathname.endsWith('/approvals') && url.searchParams.get('limit') === '100';
  await page.route(isAll, (route) => void held.push(route));
  const all = button(page, 'Select all 20');
  await keyboard.press(all);
  await expect(page.getByRole('progressbar')).toHaveAccessibleName('0 of 20 loaded');
  await expect.poll(() => held.length).toBe(1);
  expect(new URL(held[0]?.request().url() ?? '').search).toBe('?limit=100&offset=0&type=live&sort=-payout');
  const cancel = button(page, 'Cancel');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(all).toBeFocused();
  await expect(selected(page)).toHaveText('1 row selected');
  await page.unroute(isAll);
  await page.keyboard.press('Enter');
  await expect(selected(page)).toHaveText('20 rows selected');
  await expect(announced(page)).toHaveText('20 selected');
  await expect(all).toBeFocused();
  await expect(all).toHaveAccessibleDescription('All rows are selected');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect.poll(() => ticked(page)).toBe('1'.repeat(10));
  // Those that run, on both pages.
  await button(page, /^Pause \(\d+\)$/).click();
  await expect(page.getByRole('dialog').getByText(/^(\d+) of \1 done$/)).toBeVisible();
  expect(await results(page).count()).toBeGreaterThan(10);
  await press(page, 'Close');
  await expect(selected(page)).toHaveCount(0);
});

test('[L7] rows in between are selected with Shift, by mouse and by keyboard, and taken back so @day3of12', async ({
  page,
}) => {
  await page.goto('/live-offers');
  await expect(tick(page, 1)).toBeEnabled();
  await tick(page, 1).click();
  await tick(page, 4).click({ modifiers: ['Shift'] });
  await expect.poll(() => ticked(page)).toBe('0111100000');
  await expect(announced(page)).toHaveText('4 selected');
  await tick(page, 2).click();
  await tick(page, 3).click({ modifiers: ['Shift'] });
  await expect.poll(() => ticked(page)).toBe('0100100000');
  await button(page, 'Clear selection').click();
  await expect(page.getByRole('group', { name: 'Live offers' })).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  for (let row = 0; row < 3; row += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Space');
  await expect.poll(() => ticked(page)).toBe('1111000000');
});

test('[L7] [O5] addresses of selected links are copied, and copied rows have no ticks @day10of12', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const [answer] = await Promise.all([
    page.waitForResponse((response) => /\/tracking-links\?.*limit=10\b/.test(response.url())),
    page.goto('/live-offers?tab=tracking-links'),
  ]);
  const { data: rows } = (await answer.json()) as { data: { data: { url: string }[] } };
  const texts = rows.data.map(({ url }) => url);
  await select(page, 0);
  await select(page, 2);
  await button(page, 'Copy 2 addresses').click();
  await expect(page.getByText('Addresses copied')).toBeVisible();
  expect(await clipboard()).toBe([texts[0], texts[2]].join('\n'));
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Copy visible rows' }).click();
  await expect(page.getByText('Rows copied')).toBeVisible();
  const [head] = (await clipboard()).split('\n');
  expect(head?.split('\t').slice(0, 3)).toEqual(['Name', 'Offer', 'Status']);
});

test('[L7] [O5] [O9] selected links are removed after a question, and one that is gone meanwhile is named @day5of12', async ({
  page,
  network,
  problems,
}) => {
  problems.allow(/^404 DELETE \/publisher\/v1\/tracking-links\/\d+/);
  await page.goto('/live-offers/1/live?tab=tracking-links');
  const rows = page.getByRole('table', { name: 'Saved links' }).getByRole('rowheader');
  await expect(rows.first()).toBeVisible();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/tracking-links/offers/')),
    button(page, 'Refresh').click(),
  ]);
  const { data } = (await answer.json()) as { data: { data: { id: number; name: string }[] } };
  const ids = data.data.map(({ id }) => id);
  const names = data.data.map(({ name }) => name);
  await select(page, 0);
  await select(page, 1);
  await button(page, 'Delete (2)').click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 links?' });
  await expect(dialog.getByRole('listitem')).toHaveText(names.slice(0, 2));
  await press(page, 'Cancel');
  await expect(selected(page)).toHaveText('2 rows selected');
  await callElsewhere(network, at(trackingLinks.remove, ids[1] ?? 0));
  await button(page, 'Delete (2)').click();
  await press(page, 'Delete');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 of 2 done, 1 already removed');
  await expect(results(page)).toHaveText([`${names[0]}Done`, `${names[1]}Already removed`]);
  await press(page, 'Close');
  await expect(rows).toContainText(names.slice(2));
  await expect(selected(page)).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
});

test('[L7] [O6] [O9] selected applications are withdrawn, those that wait for a decision, and what fails stays selected @day12of12', async ({
  page,
  network,
  problems,
}) => {
  problems.allow(/^500 DELETE \/publisher\/v1\/approvals\/\d+/);
  await page.goto('/live-offers?tab=pending');
  await select(page, 0);
  await button(page, 'Select all 10').click();
  await expect(selected(page)).toHaveText('10 rows selected');
  await network.fail({ call: 'approvals.remove', status: 500, code: 'INTERNAL_SERVER_ERROR' });
  await button(page, 'Withdraw (6)').click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Withdraw 6 applications?');
  await press(page, 'Withdraw 6 applications');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('5 of 6 done');
  await expect(results(page).first()).toContainText('Internal Server Error');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await press(page, 'Close');
  await expect(selected(page)).toHaveText('5 rows selected');
  await expect(page.getByText('Total: 5', { exact: true })).toBeVisible();
  await button(page, 'Withdraw (1)').click();
  await press(page, 'Withdraw 1 application');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 of 1 done');
  await press(page, 'Close');
  await expect(page.getByText('Total: 4', { exact: true })).toBeVisible();
});

test.describe('on a phone, in German', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, language: 'de' });

  test('[L7] [O7] postbacks are selected by touch and removed, the default one among them @day1of12', async ({
    page,
    network,
    problems,
  }) => {
    problems.allow(/^404 DELETE \/publisher\/v1\/postbacks\/\d+/);
    await page.goto('/postbacks');
    const row = (name: string) => page.getByRole('checkbox', { name: `${name} auswählen`, exact: true });
    await row('Old tracker').tap();
    await expect(page.getByText('1 Zeile ausgewählt')).toBeVisible();
    await expect(announced(page)).toHaveText('1 ausgewählt');
    const place = async (part: Locator) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return { top: y, bottom: y + height };
    };
    const { top, bottom } = await place(bar(page));
    expect([bottom, top > 700]).toEqual([844, true]);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const pager = page.getByRole('navigation', { name: 'Seitennavigation' });
    expect((await place(pager)).bottom).toBeLessThanOrEqual((await place(bar(page))).top);
    for (const tab of await page.locator('main tr :is(a, button)').all()) {
      await tab.focus();
      const { bottom: end } = await place(tab);
      expect(end).toBeLessThanOrEqual((await place(bar(page))).top);
    }
    await button(page, 'Alle 4 auswählen').tap();
    await expect(page.getByText('4 Zeilen ausgewählt')).toBeVisible();
    await callElsewhere(network, at(postbacks.remove, 3));
    await button(page, 'Löschen (4)').tap();
    const dialog = page.getByRole('dialog', { name: '4 Postbacks löschen?' });
    await expect(dialog).toContainText('es gibt dann keinen Standard-Postback');
    await dialog.getByRole('button', { name: 'Löschen', exact: true }).tap();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
      '3 von 4 erledigt, 1 bereits entfernt',
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).tap();
    await expect(page.getByText('Postback einrichten')).toBeVisible();
  });
});

test('[O3] a command on many rows that is started by pressing a key again and again is carried out once, and says first what failed @day11of12', async ({
  page,
  network,
  problems,
}) => {
  problems.allow(/^500 PUT /);
  const sent: string[] = [];
  page.on('request', (request) => {
    const [, command] = /\/offers\/\d+\/(pause|unpause)$/.exec(request.url()) ?? [];
    if (command) sent.push(command);
  });
  await page.goto('/live-offers?size=20');
  const all = page.getByRole('checkbox', { name: 'Select all rows of this page' });
  await expect(all).toBeEnabled();
  await all.press(' ');
  const pause = button(page, /^Pause \(\d+\)$/);
  const count = Number(/\d+/.exec((await pause.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(4);
  await network.fail({ call: 'offerActions.pause', status: 500, code: 'INTERNAL_SERVER_ERROR' });
  await pause.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Enter');
  const status = dialog.getByRole('status');
  await expect(status).toHaveText(`${count - 1} of ${count} done`);
  await page.keyboard.press('Enter');
  await expect(status).toBeFocused();
  await expect(dialog).toHaveAccessibleName('Done in part');
  await expect(results(page).filter({ hasText: 'Internal Server Error' })).toHaveCount(1);
  expect(sent).toEqual(Array.from({ length: count }, () => 'pause'));
});
