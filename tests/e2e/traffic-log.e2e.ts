import fs from 'node:fs';
import type { Page } from '@playwright/test';
import type * as z from 'zod/mini';
import type { trafficLog } from '#contract/traffic-log.ts';
import type { Network } from '../support/network.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

type Answer = z.output<(typeof trafficLog)['conversions']['answer']['schema']>;
type Row = Answer['data'][number];

const days = 'from=2026-09-01&to=2026-11-20';
const period = 'date_from=2026-09-01&date_to=2026-11-20';
const money = (amount: number) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(amount);

/** All conversions of a filter, as the network itself pages them. */
async function conversionsOf(network: Network, filter: string, language = 'en'): Promise<Row[]> {
  const { access_token: token } = await network.signIn('publisher');
  const rows: Row[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const address: string = `${network.url}/publisher/v2/analytics/conversions?${period}&limit=100&${filter}${cursor && `&cursor=${cursor}`}`;
    const answer = await fetch(address, {
      headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    });
    const { data } = (await answer.json()) as { data: Answer };
    rows.push(...data.data);
    cursor = data.next_cursor;
  }
  return rows;
}

const log = (page: Page, name = 'Conversions') => page.getByRole('region', { name, exact: true });
const rowsOf = (page: Page, name?: string) =>
  log(page, name).getByRole('table').locator('tbody').getByRole('row');

test('[O10] [P5] rejected conversions are found by their status, with reason and transaction ID, all of them by loading more, and in the file @day9of12', async ({
  page,
  network,
  signIn,
}) => {
  const expected = await conversionsOf(network, 'status=rejected');
  expect(expected.length).toBeGreaterThan(20);
  await signIn();
  await page.goto(`/analytics?${days}`);
  await page.getByRole('link', { name: 'Conversions', exact: true }).click();
  await expect(page).toHaveURL(`/analytics?${days}&log=conversions`);
  await log(page).getByRole('button', { name: 'Filter by Status' }).click();
  const statuses = page.getByRole('dialog', { name: 'Status' });
  await statuses.getByRole('checkbox', { name: 'Pending' }).check();
  await statuses.getByRole('checkbox', { name: 'Approved' }).check();
  // As the filter menus of lists say it.
  await expect(log(page).getByRole('button', { name: 'Filter by Status: Pending +1' })).toHaveText(
    'Pending +1',
  );
  await statuses.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL(`/analytics?${days}&log=conversions`);
  // Clear is gone with what it has cleared; the panel stays.
  await statuses.getByRole('checkbox', { name: 'Rejected' }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=rejected/);
  const lost = expected.reduce((sum, row) => sum + (row.rejected_payout ?? 0), 0);
  const count = `${expected.length} rejected (${money(lost)} lost)`;
  await expect(log(page)).toContainText(count);
  await expect(rowsOf(page)).toHaveCount(20);
  const first = expected[0];
  await expect(rowsOf(page).first()).toContainText(first?.offer.name ?? '');
  await expect(rowsOf(page).first()).toContainText('Rejected');
  await expect(rowsOf(page).first()).toContainText(first?.reason?.name ?? 'No reason given');
  await expect(rowsOf(page).first()).toContainText(first?.transaction_id ?? '');
  await expectAccessible(page);
  const more = page.getByRole('button', { name: 'Load more' });
  for (let shown = 20; shown < expected.length; shown += 20) {
    await more.click();
    await expect(rowsOf(page)).toHaveCount(Math.min(shown + 20, expected.length));
  }
  await expect(more).toHaveCount(0);
  await expect(log(page)).toContainText(count);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    log(page).getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('conversions-2026-09-01-2026-11-20.csv');
  const [, ...lines] = fs
    .readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines.map((line) => line.split(',').slice(0, 4))).toEqual(
    expected.map((row) => [row.converted_at, 'rejected', row.reason?.name ?? '', row.transaction_id]),
  );
});

test('[O10] a figure of the report leads to the conversions that it counts, and their payouts add up to it @day10of12', async ({
  page,
  network,
  signIn,
}) => {
  await signIn();
  await page.goto(`/analytics?${days}&columns=clicks,conversions,rejected,payout`);
  const report = page.getByRole('table', { name: 'Report' });
  const row = report.locator('tbody').getByRole('row').first();
  const name = (await row.getByRole('rowheader').getByRole('link').textContent()) ?? '';
  const count = (await row.getByRole('cell').nth(1).textContent()) ?? '';
  const payout = await row.getByRole('cell').nth(3).textContent();
  await row
    .getByRole('link', { name: `Show these ${count}` })
    .last()
    .click();
  await expect(page).toHaveURL(/log=conversions/);
  const offer = new URL(page.url()).searchParams.get('offer_id') ?? '';
  const expected = await conversionsOf(network, `offer_id=${offer}&status=approved,pending`);
  expect(String(expected.length)).toBe(count);
  const paid = expected.reduce((sum, one) => sum + Math.round(one.payout * 100), 0) / 100;
  expect(money(paid)).toBe(payout);
  await expect(log(page)).toContainText(`${count} conversions`);
  await expect(rowsOf(page)).toHaveCount(Math.min(20, expected.length));
  await expect(rowsOf(page).first()).toContainText(name);
  const [last] = expected.toReversed();
  const search = page.getByRole('searchbox', { name: 'Transaction or click ID' });
  await typeInto(search, last?.transaction_id ?? '');
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page).first()).toContainText(last?.transaction_id ?? '');
  await expectAccessible(page);
  await page.goBack();
  await expect(report).toBeVisible();
  await page.goto(`/analytics?${days}&tab=timeseries&interval=week&kpi=conversions,payout`);
  const week = page
    .getByRole('table', { name: 'Figures over time' })
    .locator('tbody')
    .getByRole('row')
    .nth(3);
  const inWeek = (await week.getByRole('cell').first().textContent()) ?? '';
  await week.getByRole('link', { name: `Show these ${inWeek}` }).click();
  await expect(page).toHaveURL(/from=2026-09-21&to=2026-09-27/);
  await expect(log(page)).toContainText(`${inWeek} conversions`);
});

test('[O10] the clicks of a day are listed with their links and conversions, as cards on a phone, and found by ID @day11of12', async ({
  page,
  network,
  signIn,
}) => {
  const [conversion] = await conversionsOf(network, 'offer_id=48213');
  const day = conversion?.clicked_at.slice(0, 10);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await page.goto(`/analytics?from=${day}&to=${day}&log=clicks&offer_id=48213`);
  await expect(rowsOf(page, 'Clicks')).toHaveCount(20);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  const search = page.getByRole('searchbox', { name: 'Click ID' });
  const id = String(conversion?.click_id);
  await typeInto(search, id);
  await expect(rowsOf(page, 'Clicks')).toHaveCount(1);
  await expect(page.getByRole('button', { name: `Copy click ID ${id}` })).toBeVisible();
  await expect(log(page, 'Clicks').getByText('1 click', { exact: true })).toBeVisible();
  await typeInto(search, `${id}0`);
  await expect(rowsOf(page, 'Clicks')).toHaveCount(0);
  await page.goto(`/analytics?${days}&log=conversions`);
  await expect(rowsOf(page)).toHaveCount(20);
  await typeInto(page.getByRole('searchbox', { name: 'Transaction or click ID' }), id);
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page).first()).toContainText(String(conversion?.transaction_id));
});

test('[O10] [A9] of rejected conversions alone reason and lost amount stay in sight where room is short, not status and payout of nothing @day10of12', async ({
  page,
  network,
  signIn,
}) => {
  const [first] = await conversionsOf(network, 'status=rejected');
  const lost = money(first?.rejected_payout ?? 0);
  await signIn();
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`/analytics?${days}&log=conversions&status=rejected`);
  await expect(rowsOf(page)).toHaveCount(20);
  const heads = log(page).getByRole('columnheader');
  const name = (head: string) => heads.filter({ hasText: head });
  await expect(name('Reason')).toBeVisible();
  await expect(name('Lost')).toBeVisible();
  await expect(name('Status').or(name('Payout')).filter({ visible: true })).toHaveCount(0);
  await expect(rowsOf(page).first()).toContainText(`Transaction ID ${first?.transaction_id}`, {
    useInnerText: true,
  });
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rowsOf(page).first()).toContainText(lost, { useInnerText: true });
  await expect(rowsOf(page).first()).not.toContainText('€0.00', { useInnerText: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
});

test('[O10] [L6] options of filters have the number of their clicks in the log of clicks, none beside conversions @day11of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  for (const [name, isCounted] of [
    ['clicks', true],
    ['conversions', false],
  ] as const) {
    await test.step(name, async () => {
      await page.goto(`/analytics?from=2026-11-01&to=2026-11-20&log=${name}`);
      await page.getByRole('button', { name: 'Offer, country, device' }).click();
      const panel = page.getByRole('dialog', { name: 'Offer, country, device' });
      await expect(panel.getByRole('checkbox', { name: /^Germany/ })).toBeVisible();
      const numbers = /^[\d,]+$/m;
      if (isCounted) await expect(panel).toContainText(numbers, { useInnerText: true });
      else await expect(panel).not.toContainText(numbers, { useInnerText: true });
    });
  }
});

test.describe('in German', () => {
  test.use({ language: 'de' });
  test('[O10] the reason of a rejection is read in German @day6of12', async ({ page, network, signIn }) => {
    const [first] = await conversionsOf(network, 'status=rejected', 'de');
    await signIn();
    await page.goto(`/analytics?${days}&log=conversions&status=rejected`);
    await expect(rowsOf(page).first()).toContainText('Abgelehnt');
    await expect(rowsOf(page).first()).toContainText(first?.reason?.name ?? 'Ohne Angabe von Gründen');
    await expectAccessible(page);
  });
});

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Analytics', exact: true });

test('[O10] without logs in the configuration nothing of them is shown or asked for @day8of12', async ({
  page,
  signIn,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/analytics\/(conversions|clicks)/.test(request.url())) calls.push(request.url());
  });
  await page.route('**/publisher/v1/config', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { general: Record<string, unknown> } };
    delete answer.data.general['traffic_log'];
    await route.fulfill({ response, json: answer });
  });
  await signIn();
  await page.goto(`/analytics?${days}&log=conversions`);
  await expect(
    page.getByRole('table', { name: 'Report' }).locator('tbody').getByRole('link').first(),
  ).toBeVisible();
  await expect(tabs(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Show these/ })).toHaveCount(0);
  expect(calls).toEqual([]);
});

for (const status of [404, 405, 501]) {
  test(`[O10] a network that answers ${status} has its log hidden @day7of12`, async ({
    page,
    problems,
    signIn,
  }) => {
    problems.allow(new RegExp(`^${status} GET .*analytics/conversions`));
    await page.route(/analytics\/conversions/, (route) => route.fulfill({ status, json: {} }));
    await signIn();
    await page.goto(`/analytics?${days}&log=conversions`);
    await expect(
      page.getByRole('table', { name: 'Report' }).locator('tbody').getByRole('link').first(),
    ).toBeVisible();
    await expect(tabs(page).getByRole('link')).toHaveText(['Overview', 'Clicks']);
  });
}

test.describe('in German', () => {
  test.use({ language: 'de' });

  test('[O10] [A12] the log of clicks writes devices as words, and says of each click whether it is unique @day4of12', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/analytics?log=clicks');
    const table = page.getByRole('table', { name: 'Klicks' });
    await expect(table.getByRole('columnheader', { name: 'Eindeutig', exact: true })).toBeVisible();
    await expect(table.getByRole('cell', { name: /^(Smartphone|Desktop|Tablet)$/ })).toHaveCount(20);
  });
});
