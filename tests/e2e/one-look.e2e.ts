import type { Locator } from '@playwright/test';
import { keyboardOf } from '../support/keyboard.ts';
import { expect, test } from '../support/portal.ts';

const startsOf = (all: Locator) =>
  all.evaluateAll((parts) => [
    ...new Set(parts.map((part) => Math.round(part.getBoundingClientRect().left))),
  ]);
const coloursOf = (all: Locator) =>
  all.evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).color))]);

test('[O4] states of the parts of a campaign have one edge, names of rows one colour @day2of12', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn();
  await page.goto('/live-offers/1/live?tab=campaigns&campaign=102');
  const states = page.getByRole('columnheader', { name: 'State', exact: true });
  await expect(states).toHaveCount(3);
  expect(await startsOf(states)).toHaveLength(1);
  const colours: string[] = [];
  for (const [address, name] of [
    ['/live-offers/1/live?tab=campaigns', 'Newsletter DACH'],
    ['/live-offers?tab=campaigns&search=Newsletter', 'Newsletter DACH'],
    ['/profile?tab=payments', 'P-0002'],
    ['/postbacks', 'Tracker'],
  ] as const) {
    await page.goto(address);
    const row = page.getByRole('rowheader', { name }).first();
    await expect(row).toBeVisible();
    colours.push(...(await coloursOf(row.locator('a, [data-title]').or(row).last())));
  }
  expect(new Set(colours).size).toBe(1);
});

test('[L6] [O1] filters in use are cleared at one place, and named by their chips alone @day5of12', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn();
  await page.goto('/offer-wall?country=DE,AT');
  await expect(page.getByRole('list', { name: 'Filters in use' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear all' })).toHaveCount(1);
  await page.goto('/live-offers?tab=pending&status=rejected');
  const filter = page.getByRole('button', { name: 'Filter by Status: Rejected' });
  await expect(filter).toHaveText('Status');
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('Rejected');
  const { press, isAt } = keyboardOf(page);
  await press(filter);
  const menu = page.getByRole('dialog', { name: 'Status' });
  await press(menu.getByRole('button', { name: 'Clear' }));
  await isAt(menu.getByRole('checkbox').first());
  await expect(menu.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('[L2] [O3] details and campaigns that fail are named, with a way on; the wall lists no countries without their counts @day7of12', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/^500 GET /);
  await signIn();
  const fail = (path: RegExp) => page.route(path, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/live-offers?search=24-month');
  await fail(/\/publisher\/v1\/approvals\/\d+$/);
  await page.getByRole('link', { name: 'Lumen VPN – 24-month plan' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lumen VPN – 24-month plan');
  await page.goto('/live-offers/28/pending');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Application 28');
  await page.getByRole('link', { name: 'Go to your applications' }).click();
  await expect(page).toHaveURL('/live-offers?tab=pending');
  await page.unrouteAll();

  await fail(/\/publisher\/v1\/campaigns\/102$/);
  await page.goto('/live-offers/1/live?tab=campaigns&campaign=102');
  const failed = page.getByRole('region', { name: 'Native tests' });
  await expect(failed.getByRole('alert')).toBeVisible();
  await failed.getByRole('button', { name: 'Close the campaign' }).click();
  await expect(failed).toHaveCount(0);

  await fail(/\/publisher\/v1\/offers\/facets/);
  await page.goto('/offer-wall');
  const countries = page.getByRole('region', { name: 'Filters' });
  const all = countries.getByRole('button', { name: /^Show all \d+$/ });
  await expect(all).toBeVisible();
  await expect(countries.getByText('Afghanistan')).toHaveCount(0);
  await all.click();
  await expect(countries.getByText('Afghanistan')).toBeVisible();
});

test('[O10] [L7] the log of conversions leaves out columns without a value, unless columns were chosen; missing sales are reported beside its title @day9of12', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await signIn();
  const heads = page.getByRole('table', { name: 'Conversions' }).getByRole('columnheader');
  const rows = page.getByRole('table', { name: 'Conversions' }).locator('tbody tr');
  const shown = async (parameters: string) => {
    await page.goto(`/analytics?log=conversions&range=last-30-days&${parameters}`);
    await expect(rows.getByRole('rowheader').first()).toBeVisible();
    return (await heads.allInnerTexts()).filter((head) => head === 'Reason' || head === 'Lost');
  };
  expect(await shown('status=approved')).toEqual([]);
  expect(await shown('status=rejected')).toEqual(['Reason', 'Lost']);
  expect(await shown('status=approved&columns=offer,reason,payout')).toEqual(['Reason']);
  const filters = page.getByRole('group', { name: 'What is shown' });
  await expect(page.getByRole('link', { name: 'Report a missing sale' })).toBeVisible();
  await expect(filters.getByRole('link')).toHaveCount(0);
});

test('[A9] on a phone campaigns are sorted by a day that each shows, and no button is left alone on a line @day12of12', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/^404 GET \/publisher\/v1\/approvals\/99999/);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await page.goto('/live-offers?tab=campaigns');
  const row = page.getByRole('table', { name: 'Campaigns' }).locator('tbody tr').first();
  await row.getByRole('button', { name: 'Details' }).click();
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect(sort.locator('option:checked')).toHaveText('Created: newest first');
  await expect(row.locator('[data-label=Created]')).toBeVisible();
  await page.goto('/live-offers/99999/live');
  const ways = page.getByRole('main').locator('.message__actions > *');
  await expect(ways).toHaveCount(3);
  const widths = await ways.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
  expect(new Set(widths).size).toBe(1);
});

/** Where the name and the first figure of each row begin. */
const edgesOf = (rows: Locator) =>
  rows.evaluateAll((all) =>
    all.map((row) =>
      ['[role=rowheader] > span:last-of-type', '[role=gridcell]'].map((part) => {
        const range = document.createRange();
        range.selectNodeContents(row.querySelector(part) ?? row);
        return Math.round(range.getBoundingClientRect().left);
      }),
    ),
  );

test('[O10] [A9] on a phone a pivot scrolls with the page, its names and figures begin at one edge @day3of12', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await page.goto('/analytics?tab=pivot&range=last-30-days&dimensions=offer_id,date');
  const grid = page.getByRole('treegrid', { name: 'Pivot' });
  const at = (index: number) => grid.locator(`[aria-rowindex="${index}"]`);
  await expect(at(3)).toBeVisible();
  const edges = await edgesOf(grid.locator('[data-index]'));
  expect(new Set(edges.flat()).size, JSON.stringify(edges)).toBe(1);
  expect(await grid.evaluate((region) => region.scrollHeight - region.clientHeight)).toBe(0);
  const last = Number(await grid.getAttribute('aria-rowcount'));
  expect(last).toBeGreaterThan(40);
  await expect(at(last)).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(at(last)).toBeInViewport();
  await grid.focus();
  await page.keyboard.press('Control+Home');
  await expect(at(3)).toBeInViewport();
});
