import fs from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import * as z from 'zod/mini';
import type { Network } from '../support/network.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';

test.beforeEach(({ signIn }) => signIn());

const days = 'from=2026-10-22&to=2026-11-20';

/** What is read in the cells of a row. */
const textsOf = (row: Locator) => row.getByRole('gridcell').allTextContents();

const pages = z.object({ data: z.looseObject({ data: z.array(z.unknown()), total: z.int() }) });

async function countOf(network: Network, path: string): Promise<number> {
  const { token_type, access_token } = await network.signIn('publisher');
  const response = await fetch(`${network.url}/publisher/v2/analytics/${path}`, {
    headers: { authorization: `${token_type} ${access_token}` },
  });
  return pages.parse(await response.json()).data.total;
}

async function downloadOf(page: Page, region: Locator) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    region.getByRole('button', { name: 'Download' }).click(),
  ]);
  const text = fs.readFileSync(await download.path(), 'utf8').replace('\ufeff', '');
  const lines = text.trim().split('\r\n');
  return { name: download.suggestedFilename(), lines: lines.map((line) => line.split(',')) };
}

const sumOf = (lines: readonly (readonly string[])[], column: number) =>
  Math.round(lines.reduce((sum, cells) => sum + 100 * Number(cells.at(column)), 0)) / 100;

const count = new Intl.NumberFormat('en');
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

test('[O10] [P5] the report: totals first, and the file of the network adds up to them; a row leads to its offer over time @day3of12', async ({
  page,
}) => {
  await page.goto(`/analytics?${days}&columns=clicks,conversions,payout`);
  const report = page.getByRole('region', { name: 'Report' });
  const table = report.getByRole('table', { name: 'Report' });
  await expect(table.getByRole('columnheader')).toHaveText(['Offer', 'Clicks', 'Conversions', 'Earnings']);
  const totals = table.getByRole('row').nth(1);
  await expect(totals).toContainText(/^Total \(\d+\)/);
  await expect(totals.getByRole('cell').last()).toContainText('€');
  const { name, lines } = await downloadOf(page, report);
  const [heads, ...rows] = lines;
  expect(name).toBe('report-2026-10-22-2026-11-20.csv');
  expect(heads).toEqual(['Offer ID', 'Offer', 'Clicks', 'Conversions', 'Payout']);
  await expect(totals.getByRole('rowheader')).toHaveText(`Total (${rows.length})`);
  await expect(totals.getByRole('cell')).toHaveText([
    count.format(sumOf(rows, -3)),
    count.format(sumOf(rows, -2)),
    money.format(sumOf(rows, -1)),
  ]);

  await table.getByRole('button', { name: 'Clicks' }).click();
  await expect(page).toHaveURL(/sort=-clicks/);
  const clicks = rows.map((cells) => Number(cells.at(-3))).toSorted((one, other) => other - one);
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(10);
  await expect(table.locator('tbody td:nth-child(2)')).toHaveText(
    clicks.slice(0, 10).map((figure) => count.format(figure)),
  );
  await report.getByRole('link', { name: 'Page 2' }).click();
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(rows.length - 10);
  await expect(totals.getByRole('cell').first()).toHaveText(count.format(sumOf(rows, -3)));

  const offer = table.locator('tbody').getByRole('row').first();
  const id = (await offer.getByRole('rowheader').textContent())?.match(/\d{5}$/)?.[0] ?? '';
  await offer.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`tab=timeseries.*offer_id=${id}|offer_id=${id}.*tab=timeseries`));
  await page.goBack();
  await expect(offer).toContainText(id);
  await expectAccessible(page);
});

test('[O10] [L6] [L7] the pivot: dimensions, groups, keys, sort and a cell that narrows down; Back leads back @day4of12', async ({
  page,
  network,
}) => {
  await page.goto(`/analytics?tab=pivot&${days}&dimensions=offer_id&columns=clicks,conversions,epc`);
  const pivot = page.getByRole('region', { name: 'Pivot' });
  const grid = pivot.getByRole('treegrid', { name: 'Pivot' });
  const rows = grid.locator('[data-index]');
  await expect(rows.first()).not.toHaveAttribute('aria-expanded');
  const split = 'date_from=2026-10-22&date_to=2026-11-20&dimensions=offer_id';
  const offers = await countOf(network, `pivot?${split}`);
  // Its menus open below their buttons.
  await pivot.evaluate((region) => region.scrollIntoView());
  await expect(grid).toHaveAttribute('aria-rowcount', String(offers + 2));

  await pivot.getByRole('button', { name: 'Add a dimension' }).click();
  await page.getByRole('menuitem', { name: 'Country' }).click();
  const head = grid.getByRole('columnheader').first();
  await expect(head).toHaveText('Offer › Country');
  for (const [move, address, expected] of [
    ['Move left', /dimensions=country(,|%2C)offer_id/, 'Country › Offer'],
    ['Move right', /analytics\?(?!.*dimensions)/, 'Offer › Country'],
  ] as const) {
    await pivot.getByRole('button', { name: 'Country', exact: true }).click();
    await page.getByRole('menuitem', { name: move }).click();
    await expect(page).toHaveURL(address);
    await expect(head).toHaveText(expected);
  }
  const first = rows.first();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  const total = grid.locator('[aria-rowindex="2"]');
  const sums = await textsOf(total);
  const all = await countOf(network, `pivot?${split},country`);
  await expect(total.getByRole('rowheader')).toHaveText(`Total (${all})`);

  await pivot.getByRole('button', { name: 'Close all groups' }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', String(offers + 2));
  await expect(page).toHaveURL(/open=none/);
  await grid.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const second = rows.nth(1);
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(rows.nth(2)).toHaveAttribute('aria-level', '2');
  await expect(page).toHaveURL(/open=none&turned=/);
  await page.keyboard.press('ArrowLeft');
  await expect(second).toHaveAttribute('aria-expanded', 'false');
  await pivot.getByRole('button', { name: 'Open all groups' }).click();

  await grid.getByRole('button', { name: 'EPC' }).click();
  await expect(page).toHaveURL(/sort=-epc/);
  const amountOf = (text: string | null) => Number(text?.replace('€', ''));
  const groups = grid.locator('[data-group] [data-label=EPC]');
  const epcs = (await groups.allTextContents()).map(amountOf);
  expect(epcs).toEqual(epcs.toSorted((one, other) => other - one));

  const { name, lines } = await downloadOf(page, pivot);
  expect(name).toBe('pivot-2026-10-22-2026-11-20.csv');
  expect(lines[0]).toEqual(['Offer ID', 'Offer', 'Country', 'Clicks', 'Conversions', 'EPC']);
  expect(count.format(sumOf(lines.slice(1), -3))).toBe(sums[0]);

  const group = await textsOf(first);
  await first.getByRole('gridcell').first().click();
  await expect(page).toHaveURL(/log=clicks/);
  await expect(page).toHaveURL(/offer_id=\d+/);
  await expect(page.getByRole('region', { name: 'Clicks', exact: true })).toContainText(`${group[0]} clicks`);
  await page.goBack();
  const cell = first.getByRole('gridcell').last();
  await expect(cell).toHaveAttribute('data-tip', 'Filter');
  await cell.click();
  await expect(page).toHaveURL(/offer_id=\d+/);
  await expect(total.getByRole('gridcell')).toHaveText(group);
  await page.goBack();
  await expect(total.getByRole('gridcell')).toHaveText(sums);
  await expectAccessible(page);
});

test('[L1] [L2] [L6] a pivot that is cut off says so and tells the rest as Other; a failure and no rows are told apart @day7of12', async ({
  page,
  network,
  problems,
}) => {
  problems.allow(/^500 GET \/publisher\/v2\/analytics\/pivot/);
  await network.fail({ call: 'reports.pivot', status: 500 });
  await page.goto(`/analytics?tab=pivot&${days}&dimensions=country&columns=clicks`);
  const pivot = page.getByRole('region', { name: 'Pivot' });
  await expect(pivot).toContainText('Data loading failed. Please try again using Refresh button.');
  await pivot.getByRole('button', { name: 'Refresh' }).click();
  const rows = pivot.getByRole('treegrid').locator('[data-index]');
  await expect(rows.nth(2)).toBeVisible();
  const total = pivot.locator('[aria-rowindex="2"]');
  const sums = await textsOf(total);

  await test.step('a menu has its place inside the window', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const add = pivot.getByRole('button', { name: 'Add a dimension' });
    await add.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await add.click();
    await expect(page.getByRole('menu', { name: 'Add a dimension' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  });

  await page.route('**/analytics/pivot?*', async (route) => {
    const answer = await route.fetch();
    const { data } = pages.parse(await answer.json());
    await route.fulfill({ json: { data: { ...data, data: data.data.slice(0, 2) } } });
  });
  await page.reload();
  await expect(pivot.getByRole('note')).toContainText('Shown are the 2 rows with the most clicks');
  await expect(rows).toHaveCount(3);
  await expect(rows.last()).toContainText('Other');
  await expect(total.getByRole('gridcell')).toHaveText(sums);
  const clicks = await rows.getByRole('gridcell').allTextContents();
  const added = clicks.reduce((sum, text) => sum + Number(text.replace(',', '')), 0);
  expect(count.format(added)).toBe(sums[0]);

  await page.unroute('**/analytics/pivot?*');
  await page.goto(`/analytics?tab=pivot&from=2026-11-21&to=2026-11-21&dimensions=country`);
  await expect(pivot).toContainText('No data');
});

test('[A9] on a phone pivots, report and times stand in blocks, and nothing scrolls sideways @day11of12', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.goto(`/analytics?tab=pivot&${days}&dimensions=offer_id,country`);
  const grid = page.getByRole('treegrid', { name: 'Pivot' });
  await expect(grid.getByRole('rowheader').nth(1)).toBeVisible();
  expect(await overflow()).toBe(0);
  expect(await grid.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
  for (const [tab, label] of [
    ['Report', 'Report'],
    ['Over time', 'Figures over time'],
  ] as const) {
    await page.getByRole('link', { name: tab }).click();
    await expect(page.getByRole('table', { name: label }).getByRole('rowheader').nth(1)).toBeVisible();
    const region = page.getByRole('group', { name: label });
    // The name of a block stands where its figures begin.
    await expect(region.getByRole('rowheader').nth(1)).toHaveCSS('padding-left', '0px');
    expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await overflow()).toBe(0);
  }
  await page.getByRole('link', { name: 'Report' }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Clicks: highest first');
  await expect(page).toHaveURL(/sort=-clicks/);
  const row = page.getByRole('table', { name: 'Report' }).getByRole('row').nth(2);
  const rate = row.locator('[data-label=CR]');
  // Until those in the new order are there the former rows stand in their places.
  await expect(row).toContainText('Stromwechsel24');
  await expect(rate).toBeHidden();
  await row.getByRole('button', { name: 'Details' }).click();
  await expect(rate).toBeVisible();
});

test('[O10] a pivot that was scrolled has the rows in sight in their order, for those who read along @day9of12', async ({
  page,
}) => {
  await page.goto(`/analytics?tab=pivot&${days}&dimensions=offer_id,country,date&columns=clicks`);
  const grid = page.getByRole('treegrid', { name: 'Pivot' });
  const row = (index: number) => grid.locator(`[aria-rowindex="${index}"]`);
  await row(4).waitFor();
  // No row is cut through, and a shadow says that more follow.
  const isCut = () =>
    grid.evaluate((region) => {
      const { bottom } = region.getBoundingClientRect();
      return [...region.querySelectorAll('[data-index]')].some((each) => {
        const { top, bottom: end } = each.getBoundingClientRect();
        return top < bottom - 1 && end > bottom + 1;
      });
    });
  const shadow = () =>
    grid.evaluate(({ firstElementChild: sheet }) => sheet && getComputedStyle(sheet, '::after').content);
  expect({ isCut: await isCut(), shadow: await shadow() }).toEqual({ isCut: false, shadow: '""' });
  await grid.evaluate((region) => region.scrollTo(0, region.scrollHeight));
  await expect.poll(shadow).toBe('none');
  for (const top of [300, 900, 1500, 2300]) {
    await grid.evaluate((element, to) => element.scrollTo(0, to), top);
    await expect(row(Math.floor(top / 40) + 4)).toBeInViewport();
  }
  const order = () =>
    grid
      .locator('[data-index]')
      .evaluateAll((rows) => rows.map((each) => Number(each.getAttribute('data-index'))));
  await expect
    .poll(async () =>
      (await order()).every((index, nth, all) => nth === 0 || index === (all[nth - 1] ?? 0) + 1),
    )
    .toBe(true);
  expect((await order()).length).toBeGreaterThan(20);
});

test('[O10] [P5] figures over time: the file has the points of the network, copied rows are clean cells @day3of12', async ({
  page,
  network,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/analytics?tab=timeseries&${days}&kpi=clicks,payout&compare=none`);
  const region = page.getByRole('region', { name: 'Figures over time' });
  const table = region.getByRole('table', { name: 'Figures over time' });
  await expect(table.getByRole('rowheader').nth(29)).toBeVisible();
  const { name, lines } = await downloadOf(page, region);
  const [heads, ...rows] = lines;
  expect(name).toBe('over-time-2026-10-22-2026-11-20.csv');
  expect(heads).toEqual(['Time (UTC)', 'Clicks', 'Earnings (EUR)']);
  const { token_type, access_token } = await network.signIn('publisher');
  const asked = 'date_from=2026-10-22&date_to=2026-11-20&interval=day&kpi=clicks,payout';
  const response = await fetch(`${network.url}/publisher/v2/analytics/timeseries?${asked}`, {
    headers: { authorization: `${token_type} ${access_token}` },
  });
  const points = z
    .object({
      data: z.array(
        z.object({ date: z.string(), values: z.object({ clicks: z.number(), payout: z.number() }) }),
      ),
    })
    .parse(await response.json()).data;
  expect(rows).toEqual(
    points.map(({ date, values }) => [date, String(values.clicks), String(values.payout)]),
  );

  await region.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy visible rows' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const cells = copied.split('\n').map((line) => line.split('\t'));
  expect(cells[0]).toEqual(['Time (UTC)', 'Clicks', 'Clicks, change', 'Earnings', 'Earnings, change']);
  expect(cells).toHaveLength(rows.length + 2);
  const changes = cells.slice(2).map((line) => line[2]);
  expect(changes.every((change = '?') => /^-?[\d.,]*%?$/.test(change))).toBe(true);
});
