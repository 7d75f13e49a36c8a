import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/portal.ts';
import { skipPausesUntil } from '../support/skip-pauses.ts';
import { typeInto } from '../support/type-into.ts';

test.beforeEach(({ signIn }) => signIn());

const failed = 'Data loading failed. Please try again using Refresh button.';
const calls = '**/publisher/v1/tracking-links?*';
const list = (page: Page) => page.getByRole('table', { name: 'Tracking links' });
const rows = (page: Page) => list(page).getByRole('rowheader');
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pagination' });

type Asked = { limit: number; offset: number; query: URLSearchParams };
const askedBy = (route: Route): Asked => {
  const query = new URL(route.request().url()).searchParams;
  return { limit: Number(query.get('limit')), offset: Number(query.get('offset')), query };
};
/** The list's own call; the tab above it asks for one row to count them all. */
const isRows = (route: Route) => askedBy(route).limit > 1;

const linkRow = (nth: number) => ({
  id: nth,
  name: `Link ${nth}`,
  offer: { id: 48213, name: 'Lumen VPN' },
  campaign: null,
  landing_page: null,
  clicktag: null,
  deep_link: null,
  status: 'active',
  url: `https://portal.test/g/1/${nth}`,
  sub1: '',
  sub2: '',
  sub3: '',
  sub4: '',
  sub5: '',
  parameters: {},
  figures: { clicks: nth, conversions: 0, payout: 0, currency: 'EUR' },
  created_at: '2026-11-01T00:00:00.000Z',
  archived_at: null,
});

const pageOf = ({ limit, offset }: Asked, total: number) => ({
  data: {
    data: Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, nth) =>
      linkRow(offset + nth + 1),
    ),
    total,
    limit,
    offset,
  },
  meta: { api_version: '1.0.0' },
});

test('[L4] [L7.e] [A9] rows out of sight are there without scrolling, and all at once for paper and for the clipboard @day10of12', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route(calls, (route) => route.fulfill({ json: pageOf(askedBy(route), 300) }));
  await page.goto('/live-offers?tab=tracking-links&size=100');
  const places = list(page).locator('tbody').getByRole('row');
  await expect(places).toHaveCount(100);
  await expect(places.nth(0)).toContainText('Link 1');
  await expect(places.nth(99)).toContainText('Link 100');
  await expect(places.nth(99)).not.toBeInViewport();
  // The offer stands below the link.
  await expect(rows(page)).toHaveText(Array.from({ length: 100 }, (_, nth) => `Link ${1 + nth}Lumen VPN`));

  await pager(page).getByRole('link', { name: 'Page 2' }).click();
  await expect(places.nth(0)).toContainText('Link 101');
  await expect(places.nth(0)).toBeInViewport();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy visible rows' }).click();
  await expect(page.getByText('Rows copied')).toBeVisible();
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(copied.slice(1).map((line) => line.split('\t')[0])).toEqual(
    Array.from({ length: 100 }, (_, nth) => `Link ${101 + nth}`),
  );

  await pager(page).getByRole('link', { name: 'Page 3' }).click();
  await expect(places.nth(0)).toContainText('Link 201');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(rows(page)).toHaveText(Array.from({ length: 100 }, (_, nth) => `Link ${201 + nth}Lumen VPN`));
});

test('[L1] [L4] [L5] a list of no, one, ten, eleven and ten thousand rows @day6of6', async ({ page }) => {
  let total = 0;
  await page.route(calls, (route) => route.fulfill({ json: pageOf(askedBy(route), total) }));
  await page.goto('/live-offers?tab=tracking-links');
  await expect(page.getByText('No data', { exact: true })).toBeVisible();
  await expect(pager(page)).toHaveCount(0);
  for (const [count, shown, pages] of [
    [1, 1, ['1']],
    [10, 10, ['1']],
    [11, 10, ['1', '2']],
    [10_000, 10, ['1', '2', '3', '4', '5', '6', '1000']],
  ] as const) {
    total = count;
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText(`Total: ${count.toLocaleString('en')}`)).toBeVisible();
    await expect(rows(page)).toHaveCount(shown);
    await expect(pager(page).getByRole('link', { name: /^Page \d+$/ })).toHaveText([...pages]);
  }
  await pager(page).getByRole('link', { name: 'Page 1000' }).click();
  await expect(page).toHaveURL('/live-offers?tab=tracking-links&page=1000');
  await expect(rows(page).last()).toHaveText('Link 10000Lumen VPN');
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('100');
  await expect(page).toHaveURL('/live-offers?tab=tracking-links&size=100');
  await expect(list(page).locator('tbody').getByRole('row')).toHaveCount(100);
  await page.goBack();
  await expect(rows(page).last()).toHaveText('Link 10000Lumen VPN');
});

test('[L2.b] [L7] what could not be loaded says so and is asked for again; what was overtaken is never shown @day3of12', async ({
  page,
  problems,
}) => {
  problems.allow(/^(408|500) GET \/publisher\/v1\/tracking-links/);
  let status = 500;
  const held: Route[] = [];
  const canceled: string[] = [];
  page.on('requestfailed', (request) =>
    canceled.push(new URL(request.url()).searchParams.get('search') ?? ''),
  );
  await page.route(calls, (route) => {
    if (!isRows(route)) return route.fulfill({ json: pageOf(askedBy(route), 40) });
    if (status !== 200) return route.fulfill({ status, json: { code: 'FAULT', errors: [] } });
    const search = askedBy(route).query.get('search');
    if (search === 'slow') return void held.push(route);
    return route.fulfill({ json: pageOf(askedBy(route), search === null ? 40 : 1) });
  });
  const alert = page.getByRole('main').getByRole('alert');

  await page.goto('/live-offers?tab=tracking-links&page=2');
  await skipPausesUntil(alert.filter({ hasText: failed }));
  status = 200;
  await alert.getByRole('button', { name: 'Refresh' }).click();
  await expect(rows(page).first()).toHaveText('Link 11Lumen VPN');

  status = 408;
  await page.getByRole('button', { name: 'Refresh' }).click();
  await skipPausesUntil(alert.filter({ hasText: failed }));
  await expect(rows(page).first()).toHaveText('Link 11Lumen VPN');
  await pager(page).getByRole('link', { name: 'Page 3' }).click();
  await expect(rows(page)).toHaveCount(0);
  await skipPausesUntil(alert.filter({ hasText: failed }));
  await expect(page.getByText('No data', { exact: true })).toHaveCount(0);
  status = 200;
  await alert.getByRole('button', { name: 'Refresh' }).click();
  await expect(rows(page).first()).toHaveText('Link 21Lumen VPN');
  await expect(alert).toHaveCount(0);

  const search = page.getByRole('searchbox', { name: 'Search by name or ID' });
  await typeInto(search, 'slow');
  await expect.poll(() => held.length).toBe(1);
  await expect(page).toHaveURL('/live-offers?tab=tracking-links&search=slow');
  await expect(rows(page).first()).toHaveText('Link 21Lumen VPN');
  await typeInto(search, 'fast');
  await expect(rows(page)).toHaveText(['Link 1Lumen VPN']);
  expect(canceled).toEqual(['slow']);
  await page.goBack();
  await expect(page).not.toHaveURL(/search/);
});

test('[L7.b] sort, columns, density, filters, the page and its size are the address: reloaded, shared, taken back @day9of12', async ({
  page,
  context,
}) => {
  await page.goto('/live-offers');
  const table = page.getByRole('table', { name: 'Live offers' });
  const offers = table.getByRole('rowheader');
  await table.getByRole('button', { name: 'Clicks, 30 d' }).click();
  await expect(offers.first()).toContainText('Stromwechsel24 – Ökostrom lead');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Countries' }).uncheck();
  await page.getByRole('radio', { name: 'Compact' }).check();
  await page.keyboard.press('Escape');
  const address =
    '/live-offers?sort=-clicks&page=2&columns=status%2Cpayout%2Cclicks%2Camount%2Cconversions%2Cepc%2Ccap&density=compact';
  await expect(page).toHaveURL(address);
  await expect(table.getByRole('columnheader', { name: 'Countries' })).toHaveCount(0);
  const names = await offers.allTextContents();

  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole('table', { name: 'Live offers' }).getByRole('rowheader')).toHaveText(names);
  await other.close();
  await page.reload();
  await expect(offers).toHaveText(names);

  await page.getByRole('button', { name: 'Status' }).click();
  await page.getByRole('checkbox', { name: 'Live', exact: true }).check();
  await expect(page).toHaveURL(/status=live/);
  await expect(page).not.toHaveURL(/page=/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove filter: Status' }).click();
  await expect(page).not.toHaveURL(/status=/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(offers).toHaveText(names);

  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('20');
  await expect(page).toHaveURL(/sort=-clicks&.*size=20/);
  await expect(offers.nth(10)).toBeVisible();
  const more = await offers.allTextContents();
  await page.reload();
  await expect(offers).toHaveText(more);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(offers).toHaveText(names);

  // What is searched begins at the first page, in the same order.
  await typeInto(page.getByRole('searchbox', { name: 'Search by name or ID' }), 'lumen');
  await expect(page).toHaveURL(/sort=-clicks&.*search=lumen/);
  await expect(page).not.toHaveURL(/page=/);
  await expect(offers).toHaveCount(2);
});

test('[O11] a list by its keys; its rows and its call are copied @day12of12', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/live-offers?search=lumen');
  const table = page.getByRole('table', { name: 'Live offers' });
  await expect(table.getByRole('rowheader')).toHaveCount(2);
  const row = table.getByRole('row');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts.locator(':focus')).toHaveCount(1);
  // A layer hears the key a frame after it has the focus.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(shortcuts).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await page.keyboard.press('j');
  await expect(row.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row.nth(2)).toBeFocused();
  await page.keyboard.press('k');
  await expect(row.nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText('1 row selected')).toBeVisible();
  const resume = page.getByRole('button', { name: 'Resume', exact: true });
  await expect(resume).toHaveAccessibleDescription('None of the selected rows is paused');
  await resume.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await page.keyboard.press('f');
  await expect(page.getByRole('dialog', { name: 'Status' }).locator(':focus')).toHaveCount(1);
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Status' })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Copy visible rows' }).click();
  await expect(page.getByText('Rows copied')).toBeVisible();
  const [head, first, ...rest] = (await clipboard()).split('\n').map((line) => line.split('\t'));
  expect(head?.join()).toBe(
    'Offer,ID,Category,Status,Earnings, 30 d,Clicks, 30 d,Payout,Maximum,Model,Conv., 30 d,EPC,Countries,Cap',
  );
  const [cells, figures] = [first?.slice(0, 4), first?.slice(4) ?? []];
  expect(cells).toEqual(['Lumen VPN – 24-month plan', '48213', 'Security', 'Live']);
  expect(figures.slice(2, 5)).toEqual(['€28.00', 'up to', 'CPS']);
  // Countries are there in full.
  expect([figures.length, figures[7]?.split(' ').length, rest.length]).toEqual([9, 12, 1]);

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Copy API request' }).click();
  await expect(page.getByText('API request copied; put your token into TOKEN')).toBeVisible();
  const command = await clipboard();
  expect(command).toContain('--header "authorization: Bearer $TOKEN"');
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
  expect(command).not.toContain(/access_token%22%3A%22([^%]+)/.exec(token)?.[1] ?? token);
  const address = /^curl '([^']+)'/.exec(command)?.[1] ?? '';
  expect([...new URL(address).searchParams]).toEqual(
    expect.arrayContaining([
      ['search', 'lumen'],
      ['type', 'live'],
      ['sort', '-payout'],
    ]),
  );
});

test('[L7] a filter of ten thousand choices is searched and walked like one of ten @day8of12', async ({
  page,
}) => {
  const offers = Array.from({ length: 10_000 }, (_, nth) => ({
    id: nth + 1,
    name: `Offer ${nth + 1}`,
    status: 'approved',
  }));
  await page.route('**/publisher/v1/dict/approvals-offers?*', (route) =>
    route.fulfill({
      json: { data: { data: offers, total: 10_000, limit: -1, offset: 0 }, meta: { api_version: '1.0.0' } },
    }),
  );
  await page.goto('/live-offers?tab=tracking-links');
  await page.getByRole('button', { name: 'Filter by Offer' }).click();
  const choices = page.getByRole('group', { name: 'Offer' }).getByRole('checkbox');
  await expect(choices.first()).toBeVisible();
  expect(await choices.count()).toBeLessThan(60);
  await choices.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('checkbox', { name: 'Offer 2', exact: true })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('checkbox', { name: 'Offer 10000' })).toBeFocused();
  await page.keyboard.press(' ');
  await expect(page).toHaveURL('/live-offers?tab=tracking-links&offer_id=10000');
  await expect(page.getByRole('checkbox', { name: 'Offer 10000' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('checkbox', { name: 'Offer 1', exact: true })).toBeFocused();
  await typeInto(page.getByRole('searchbox', { name: 'Find in Offer' }), 'offer 77');
  await expect(page.getByRole('checkbox', { name: 'Offer 77', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('Offer 10000');
});
