import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal.ts';
import { chooseOf } from '../support/row-menu.ts';
import { screenReaderOf } from '../support/screen-reader.ts';

test.beforeEach(({ signIn }) => signIn());

const panel = (page: Page) => page.locator('aside[data-peek]');
const row = (page: Page, nth: number) => page.locator('tbody > tr').nth(nth);
const nameOf = (page: Page, nth: number) =>
  row(page, nth).getByRole('rowheader').getByRole('link').innerText();
const current = (page: Page) => page.locator('tr[aria-current=true]');

test('[L7] [O6] Space shows a live offer beside its list, arrows the next ones, Escape gives the focus back to the row @day6of6', async ({
  page,
}) => {
  const reader = await screenReaderOf(page);
  await page.goto('/live-offers');
  await expect(row(page, 9).getByRole('rowheader')).toBeVisible();
  const [first, second] = [await nameOf(page, 0), await nameOf(page, 1)];
  const entries = await page.evaluate(() => history.length);
  await page.keyboard.press('j');
  await expect(row(page, 0)).toBeFocused();
  await reader.forgets();
  await page.keyboard.press('Space');
  const peek = page.getByRole('complementary', { name: first });
  await expect(peek).toBeFocused();
  await expect(current(page)).toHaveCount(1);
  await expect(current(page)).toContainText(first);
  await page.keyboard.press('ArrowUp');
  await expect(peek).toContainText('1 of 10');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('complementary', { name: second })).toBeFocused();
  await expect(current(page)).toContainText(second);
  await reader.announces(`${second}2 of 10`);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(row(page, 1)).toBeFocused();
  // Its address and its history are the list's own.
  await expect(page).toHaveURL('/live-offers');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(page.getByText('row selected')).toHaveCount(0);
  await page.keyboard.press('x');
  await expect(page.getByText('1 row selected')).toBeVisible();
});

test('[L7] [O6] Alt with Enter or a click on the name of a row shows it beside the list and downloads nothing @day3of12', async ({
  page,
}) => {
  await page.goto('/live-offers');
  await expect(row(page, 9).getByRole('rowheader')).toBeVisible();
  const [first, third] = [await nameOf(page, 0), await nameOf(page, 2)];
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.url()));
  const link = row(page, 0).getByRole('rowheader').getByRole('link');
  await link.focus();
  await page.keyboard.press('Alt+Enter');
  await expect(page.getByRole('complementary', { name: first })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await row(page, 2)
    .getByRole('rowheader')
    .getByRole('link')
    .click({ modifiers: ['Alt'] });
  await expect(page.getByRole('complementary', { name: third })).toBeFocused();
  await expect(current(page)).toContainText(third);
  await expect(page).toHaveURL('/live-offers');
  // Names without a link, and lists beside the offers, have it too.
  await page.goto('/live-offers?tab=tracking-links');
  const name = row(page, 1).getByRole('rowheader').locator('b');
  const second = await name.innerText();
  await name.click({ modifiers: ['Alt'] });
  await expect(page.getByRole('complementary', { name: second })).toBeFocused();
  await page.goto('/postbacks');
  const tracker = page.getByRole('rowheader').getByRole('link').first();
  await tracker.click({ modifiers: ['Alt'] });
  await expect(panel(page)).toBeFocused();
  await expect(page).toHaveURL('/postbacks');
  expect(downloads).toEqual([]);
});

test('[L7] [A10] Alt with a click on a link to a screen opens it where nothing is shown beside its list @day4of12', async ({
  page,
}) => {
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.url()));
  await page.goto('/live-offers?tab=campaigns');
  const offer = row(page, 0).getByRole('link').first();
  const to = await offer.getAttribute('href');
  await offer.click({ modifiers: ['Alt'] });
  await expect(page).toHaveURL(to ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/profile?tab=payments');
  const payment = page
    .getByRole('main')
    .getByRole('link', { name: /^P-\d+/ })
    .first();
  await payment.focus();
  await page.keyboard.press('Alt+Enter');
  await expect(page).toHaveURL(/payment=/);
  // Nothing behind the dialog can be pressed.
  await expect(page.getByRole('dialog', { name: /^Payment P-/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .getByRole('link', { name: 'Dashboard' })
    .first()
    .click({ modifiers: ['Alt'] });
  await expect(page).toHaveURL('/dashboard');
  expect(downloads).toEqual([]);
});

test('[O6] [O3] a peek has state, payout, cap, figures, link and commands of its offer; the offer paused there is paused in its row @day5of12', async ({
  page,
}) => {
  await page.goto('/live-offers');
  const lumen = page.getByRole('row').filter({ hasText: '48213' });
  await chooseOf(lumen, 'Peek');
  await expect(panel(page)).toBeFocused();
  const terms = panel(page).locator('dt');
  await expect(terms).toHaveText([
    'Payout',
    'Cap',
    'Countries',
    'Approved',
    'Earnings',
    'Clicks',
    'Conversions',
    'CR',
    'EPC',
  ]);
  const cells = lumen.getByRole('cell');
  const figure = (term: string) => panel(page).locator('dt', { hasText: term }).locator('+ dd').innerText();
  const shown = await cells.allInnerTexts();
  for (const term of ['Earnings', 'Clicks', 'Conversions', 'EPC']) {
    expect(shown).toContain(await figure(term));
  }
  await expect(panel(page).getByRole('button', { name: /^Copy link:/ })).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'Get link' })).toBeVisible();
  await panel(page)
    .getByRole('button', { name: /^Pause/ })
    .click();
  await expect(panel(page).getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(lumen).toContainText('Paused');
  await panel(page).getByRole('button', { name: 'Undo' }).click();
  await expect(lumen).not.toContainText('Paused');
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(lumen.getByRole('button', { name: /^Actions for/ })).toBeFocused();
});

test('[O5] [O4] links, campaigns, applications and postbacks are shown beside their lists too; the panel goes with its row and hands its focus on @day8of12', async ({
  page,
}) => {
  await page.goto('/live-offers?tab=tracking-links');
  await expect(row(page, 0).getByRole('rowheader')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  await expect(panel(page)).toBeFocused();
  await expect(panel(page).locator('code').first()).toHaveText(/\/g\/1\/\d+/);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(panel(page)).toHaveCount(0);
  await page.goto('/live-offers?tab=campaigns');
  const campaign = await row(page, 0).getByRole('rowheader').innerText();
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  await expect(page.getByRole('complementary', { name: campaign })).toBeFocused();
  await expect(panel(page).getByRole('link', { name: 'Open details' })).toHaveAttribute(
    'href',
    /tab=campaigns&campaign=\d+$/,
  );
  await page.keyboard.press('Space');
  await expect(row(page, 0)).toBeFocused();
  await expect(panel(page)).toHaveCount(0);
  await page.goto('/live-offers?tab=pending');
  const applied = await nameOf(page, 0);
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  await expect(page.getByRole('complementary', { name: applied })).toBeFocused();
  await expect(panel(page).locator('dt').first()).toHaveText('What happens next');
  await expect(panel(page).getByRole('link', { name: 'Open details' })).toHaveAttribute(
    'href',
    /\/live-offers\/\d+\/pending$/,
  );
  await page.goto('/postbacks');
  const called = await row(page, 0).locator('code').innerText();
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  await expect(panel(page).locator('code').first()).toHaveText(called);
  // The editor takes the place of the panel.
  await panel(page).getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: 'Edit postback' })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await page.goto('/live-offers?status=live');
  await expect(row(page, 0).getByRole('rowheader')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  await expect(panel(page)).toBeFocused();
  await panel(page)
    .getByRole('button', { name: /^Pause/ })
    .press('Enter');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Live offers' })).toBeFocused();
});

test('[O6] the panel stands beside the list from 1280 px on, below it over its end; the list keeps its place @day11of12', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/live-offers');
  const list = page.getByRole('group', { name: 'Live offers' });
  await expect(row(page, 9).getByRole('rowheader')).toBeVisible();
  await row(page, 0).focus();
  await page.keyboard.press('Space');
  await expect(panel(page)).toBeFocused();
  const edge = async () => {
    const [of, at] = [await list.boundingBox(), await panel(page).boundingBox()];
    return (at?.x ?? 0) - ((of?.x ?? 0) + (of?.width ?? 0));
  };
  await expect.poll(edge).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect.poll(edge).toBeLessThan(0);
  await expect(panel(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await row(page, 0)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['Get link', 'Pause']);
});

test('[A9] at 1440 px no list scrolls sideways for the button of its peek @day9of12', async ({ page }) => {
  const addresses = ['', '?tab=pending', '?tab=campaigns', '?tab=tracking-links'].map(
    (tab) => `/live-offers${tab}`,
  );
  for (const address of [...addresses, '/postbacks']) {
    await page.goto(address);
    await expect(row(page, 0).getByRole('button', { name: /^Actions for/ })).toBeVisible();
    const hidden = () =>
      page
        .locator('table')
        .evaluateAll((tables) =>
          tables.map(({ parentElement: region }) => (region?.scrollWidth ?? 0) - (region?.clientWidth ?? 0)),
        );
    expect(await hidden(), address).toEqual([0]);
  }
});

test('[L7] [O1] Space opens an offer of the wall’s table, where nothing stands beside it', async ({
  page,
}) => {
  await page.goto('/offer-wall?view=table');
  await expect(row(page, 3).getByRole('rowheader')).toBeVisible();
  const first = await nameOf(page, 0);
  await page.keyboard.press('j');
  await expect(row(page, 0)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog', { name: first })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
