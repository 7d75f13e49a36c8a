import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/portal.ts';
import { chooseOf } from '../support/row-menu.ts';

test.beforeEach(({ signIn }) => signIn());

test('[A11] [O6] offers, applications, campaigns and links have a tab and an address each', async ({
  page,
}) => {
  await page.goto('/live-offers');
  await expect(page).toHaveTitle('Live Offers - Halyard');
  const tabs = page.getByRole('navigation', { name: 'Offers, campaigns and links' });
  await expect(page.getByRole('table', { name: 'Live offers' }).getByRole('row')).toHaveCount(11);
  // Six of ten wait; the others are decided.
  await expect(tabs.getByRole('link', { name: /^Applications/ })).toHaveText('Applications10');
  for (const [name, table, address] of [
    ['Applications', 'Pending offers', '/live-offers?tab=pending'],
    ['Campaigns', 'Campaigns', '/live-offers?tab=campaigns'],
    ['Tracking links', 'Tracking links', '/live-offers?tab=tracking-links'],
    ['Live', 'Live offers', '/live-offers'],
  ] as const) {
    await tabs.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('table', { name: table }).getByRole('row').nth(1)).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL('/live-offers?tab=tracking-links');
});

test('[L7] a filter narrows the list down and can be taken off where it stands @day3of6', async ({
  page,
}) => {
  await page.goto('/live-offers?country=US');
  const table = page.getByRole('table', { name: 'Live offers' });
  await expect(page.getByText('Total: 20')).toHaveCount(0);
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(page).toHaveURL('/live-offers');
  await expect(page.getByText('Total: 20')).toBeVisible();
});

test('[O3] [A9] an offer is paused in its row, which is in sight where others scroll beneath it, and that is undone @day5of12', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/live-offers');
  const list = page.getByRole('group', { name: 'Live offers' });
  const row = page.getByRole('row').filter({ hasText: '48213' });
  const menu = row.getByRole('button', { name: /^Actions for/ });
  await expect(menu).toBeInViewport({ ratio: 1 });
  await expect(list).not.toHaveAttribute('data-more');
  const rightOf = async (part: Locator) => {
    const { x, width } = (await part.boundingBox()) ?? { x: Infinity, width: 0 };
    return x + width;
  };
  const sort = list.getByRole('button', { name: 'Earnings, 30 d' });
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    // What a row earns is in sight before anything is scrolled.
    const { x: actions = 0 } = (await row.getByRole('cell').last().boundingBox()) ?? {};
    expect(await rightOf(sort)).toBeLessThanOrEqual(actions);
  }
  await sort.focus();
  expect(await rightOf(sort)).toBeLessThan((await row.getByRole('cell').last().boundingBox())?.x ?? 0);
  await expect(menu).toBeInViewport({ ratio: 1 });
  await expect(list).not.toHaveAttribute('data-more');
  // What the row and its column are about is neither scrolled away nor covered.
  await row.getByRole('rowheader').getByRole('link').first().click({ trial: true });
  await list.getByRole('button', { name: 'Offer', exact: true }).click({ trial: true });
  await row.getByRole('checkbox').click({ trial: true });
  await chooseOf(row, 'Pause');
  await expect(row.getByText('Paused')).toBeVisible();
  await row.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Live', { exact: true })).toBeVisible();

  await test.step('so is what became of a postback', async () => {
    await page.goto('/postbacks');
    const delivery = page.getByRole('columnheader', { name: 'Last delivery' });
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    const actions = await page.getByRole('row').nth(1).getByRole('cell').last().boundingBox();
    expect(await rightOf(delivery)).toBeLessThanOrEqual(actions?.x ?? 0);
  });

  await test.step('and every column of the saved links', async () => {
    await page.goto('/live-offers/1/live?tab=tracking-links');
    const links = page.getByRole('group', { name: 'Saved links' });
    await expect(links.getByRole('rowheader').first()).toBeVisible();
    await expect(links).not.toHaveAttribute('data-more');
  });
});

test('[P5] [O6] the download holds all rows of the filters, not the page alone @day6of6', async ({
  page,
}) => {
  await page.goto('/live-offers?search=lumen');
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
});

test('[O3] [O4] many offers are paused three at a time; the failed one alone is tried again, and all is undone @day11of12', async ({
  page,
  network,
  problems,
}) => {
  problems.allow(/^500 PUT \/publisher\/v1\/offers\/\d+\/pause/);
  const running = new Set<string>();
  const sent: string[] = [];
  let most = 0;
  await page.route('**/publisher/v1/offers/*/{pause,unpause}', async (route) => {
    const url = route.request().url();
    sent.push(url);
    running.add(url);
    most = Math.max(most, running.size);
    const response = await route.fetch();
    running.delete(url);
    await route.fulfill({ response });
  });
  await page.goto('/live-offers?size=20');
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  const dialog = page.getByRole('dialog');
  const results = dialog.getByRole('listitem');
  const press = (name: string) => dialog.getByRole('button', { name }).click();
  const countOf = (text: string) => results.filter({ hasText: text });

  const pause = page.getByRole('button', { name: /^Pause \(\d+\)$/ });
  const number = Number(/\d+/.exec((await pause.textContent()) ?? '')?.[0]);
  expect(number).toBeGreaterThan(10);
  await network.fail({ call: 'offerActions.pause', status: 500, code: 'INTERNAL_SERVER_ERROR' });
  await pause.click();
  await expect(dialog.getByText(`${number - 1} of ${number} done`)).toBeVisible();
  await expect(countOf('Internal Server Error')).toHaveCount(1);
  expect([most, sent.length, new Set(sent).size]).toEqual([3, number, number]);
  await press('Try the failed one again');
  await expect(dialog.getByText(`${number} of ${number} done`)).toBeVisible();
  expect(sent.length).toBe(number + 1);
  await press('Undo');
  await expect(dialog.getByText(`${number} of ${number} done`)).toBeVisible();
  await expect(dialog).toHaveAccessibleName('Resumed');
  await press('Close');
  await expect(page.getByText(/rows? selected/)).toHaveCount(0);
  await expect(page.getByRole('table').getByText('Paused', { exact: true })).toHaveCount(20 - number);

  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  const held: (() => void)[] = [];
  await page.unroute('**/publisher/v1/offers/*/{pause,unpause}');
  await page.route('**/publisher/v1/offers/*/pause', async (route) => {
    await new Promise<void>((resolve) => void held.push(resolve));
    await route.continue();
  });
  await pause.click();
  await expect.poll(() => held.length).toBe(3);
  await press('Cancel the waiting ones');
  await expect(countOf('Cancelled, nothing was sent')).toHaveCount(number - 3);
  held.forEach((release) => release());
  await expect(dialog.getByText(`3 of ${number} done`)).toBeVisible();
  expect(held.length).toBe(3);
});

test('[O6] [O8] an application tells its history and what happens next, and is withdrawn after a question @full', async ({
  page,
}) => {
  await page.goto('/live-offers?tab=pending&status=pending');
  const table = page.getByRole('table', { name: 'Pending offers' });
  const offer = table.getByRole('row').filter({ hasText: '48713' });
  await expect(offer.getByText('Decision by email')).toBeVisible();
  await chooseOf(offer, 'History');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([/^Applied/, /^Decision/]);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await chooseOf(offer, 'Withdraw');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(offer).toBeVisible();
  await chooseOf(offer, 'Withdraw');
  await page.getByRole('button', { name: 'Withdraw application' }).click();
  await expect(
    page.getByText('Your application for Aurora Broadband – fibre lead was withdrawn'),
  ).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('[L1] [E9] what the browser does not let be copied is said, and is no error @day3of12', async ({
  page,
}) => {
  // Not every browser refuses a page that nobody has decided about.
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
  });
  await page.goto('/live-offers?tab=tracking-links');
  await page.getByRole('button', { name: 'Copy link: Default' }).first().click();
  const told = page.getByText('Your browser did not allow copying.');
  await expect(told).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(0);
});

const boxes = (page: Page) =>
  page.locator('main :is(tr, nav, h1, [role=group])').evaluateAll((all) =>
    all.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y, width, height];
    }),
  );

test('[L7] nothing moves when the bar of a selection comes and goes, at either end of the page @day9of12', async ({
  page,
}) => {
  await page.goto('/live-offers');
  const tick = page.locator('tbody').getByRole('checkbox');
  const bar = page.locator('[data-bottom-bar]');
  await expect(tick.nth(9)).toBeEnabled();
  for (const [end, nth] of [
    [0, 1],
    [10_000, 9],
  ] as const) {
    await page.evaluate((top) => window.scrollTo(0, top), end);
    await tick.nth(nth).focus();
    const before = await boxes(page);
    await page.keyboard.press(' ');
    await expect(bar).toContainText('1 row selected');
    expect(await boxes(page)).toEqual(before);
    await page.keyboard.press(' ');
    await expect(bar).toHaveCount(0);
    expect(await boxes(page)).toEqual(before);
  }
});

test('[O6] [O10] chosen live offers are compared, each a line of the chart @day11of12', async ({ page }) => {
  await page.goto('/live-offers');
  const rows = page.getByRole('table', { name: 'Live offers' }).locator('tbody').getByRole('row');
  const ticks = rows.getByRole('checkbox');
  const compare = page.getByRole('link', { name: 'Compare in Analytics' });
  await expect(ticks.first()).toBeEnabled();
  await ticks.nth(0).press(' ');
  await expect(page.getByText('1 row selected')).toBeVisible();
  await expect(compare).toHaveCount(0);
  await ticks.nth(1).press(' ');
  const names = await rows.getByRole('rowheader').getByRole('link').allTextContents();
  await compare.click();
  await expect(page).toHaveURL(/\/analytics\?(.*&)?lines=\d+(,|%2C)\d+/);
  for (const name of names.slice(0, 2)) await expect(page.getByRole('main')).toContainText(name);
});

test('[O3] [L2] an offer that was paused in another tab is shown so when the list is looked at again @day7of12', async ({
  page,
  context,
}) => {
  const rowIn = (tab: Page) => tab.getByRole('row').filter({ hasText: '48213' });
  await page.goto('/live-offers');
  await expect(rowIn(page)).toContainText('Live');
  const other = await context.newPage();
  await other.goto('/live-offers');
  await chooseOf(rowIn(other), 'Pause');
  await expect(rowIn(other)).toContainText('Paused');
  await expect(rowIn(page)).toContainText('Live');
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(rowIn(page)).toContainText('Paused');
});

test('[O1] [O6] an offer that is approved shows on the wall what it has brought, as its row among live offers does @day5of12', async ({
  page,
}) => {
  await page.goto('/live-offers?search=48213');
  const row = page.getByRole('row').filter({ hasText: '48213' });
  await expect(row).toBeVisible();
  const figureOf = (head: string) => row.locator(`td[data-label="${head}"]`).textContent();
  const figures = await Promise.all(['Earnings, 30 d', 'Clicks, 30 d', 'Conv., 30 d'].map(figureOf));
  await page.goto('/offer-wall?offer=48213');
  const offer = page.getByRole('dialog', { name: 'Lumen VPN – 24-month plan' });
  await expect(offer.getByRole('heading', { name: 'Last 30 days' })).toBeVisible();
  const shown = offer.locator('dl').filter({ hasText: 'Conversions' });
  await expect(shown.locator('dd')).toHaveText([...figures.map((figure) => figure ?? ''), /%$/, /^€/]);
});
