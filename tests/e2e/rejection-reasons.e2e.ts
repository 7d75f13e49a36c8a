import fs from 'node:fs';
import type { Page } from '@playwright/test';
import type * as z from 'zod/mini';
import type { trafficLog } from '#contract/traffic-log.ts';
import type { Network } from '../support/network.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';

type Row = z.output<(typeof trafficLog)['conversions']['answer']['schema']>['data'][number];

const days = 'from=2026-09-01&to=2026-11-20';
const calls = '/publisher/v2/analytics/conversions';

/** What was rejected in these days, by the network. */
async function rejected(network: Network, language = 'en'): Promise<Row[]> {
  const { access_token: token } = await network.signIn('publisher');
  const period = 'date_from=2026-09-01&date_to=2026-11-20&status=rejected&limit=100';
  const answer = await fetch(`${network.url}${calls}?${period}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  });
  return ((await answer.json()) as { data: { data: Row[] } }).data.data;
}

const log = (page: Page, name = 'Conversions') => page.getByRole('region', { name, exact: true });
const rowsOf = (page: Page, name?: string) =>
  log(page, name).getByRole('table').locator('tbody').getByRole('row');
const countOf = (rows: readonly Row[], id: string | null) =>
  rows.filter(({ reason }) => (reason?.id ?? null) === id).length;

test('[O10] [L6] [L7] rejected conversions are filtered by their reason: in the menu, by the reason of a row, and in the file @day2of12', async ({
  page,
  network,
  signIn,
}) => {
  const all = await rejected(network);
  const [returned, canceled, silent] = ['returned', 'canceled', null].map((id) => countOf(all, id));
  expect(Math.min(returned ?? 0, canceled ?? 0, silent ?? 0)).toBeGreaterThan(0);
  await signIn();
  await page.goto(`/analytics?${days}&log=conversions&status=pending`);
  await log(page).getByRole('button', { name: 'Filter by Reason' }).click();
  const menu = page.getByRole('dialog', { name: 'Reason' });
  await expect(menu.getByRole('checkbox').last()).toHaveAccessibleName('No reason given');
  await menu.getByRole('checkbox', { name: 'Goods returned' }).check();

  await test.step('a reason ends a filter that leaves out what was rejected', async () => {
    await expect(page).toHaveURL(`/analytics?${days}&log=conversions&reason=returned`);
    await expect(rowsOf(page)).toHaveCount(returned ?? 0);
    await menu.getByRole('checkbox', { name: 'No reason given' }).check();
    await expect(page).toHaveURL(/reason=returned(,|%2C)-$/);
    await expect(rowsOf(page)).toHaveCount((returned ?? 0) + (silent ?? 0));
    await page.keyboard.press('Escape');
    await expect(
      log(page).getByRole('button', { name: 'Filter by Reason: Goods returned +1' }),
    ).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the file has the same rows', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      log(page).getByRole('button', { name: 'Download' }).click(),
    ]);
    const [, ...lines] = fs
      .readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    const ids = all.filter(({ reason }) => reason === null || reason.id === 'returned').map(({ id }) => id);
    expect(lines.map((line) => line.split(',').at(-2))).toEqual(ids);
  });

  await test.step('a status without reasons ends them', async () => {
    await log(page).getByRole('button', { name: 'Filter by Status' }).click();
    await page.getByRole('dialog', { name: 'Status' }).getByRole('checkbox', { name: 'Approved' }).check();
    await expect(page).toHaveURL(`/analytics?${days}&log=conversions&status=approved`);
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(rowsOf(page)).toHaveCount((returned ?? 0) + (silent ?? 0));
  });

  await test.step('the reason of a row shows all that have it, by keyboard', async () => {
    await page.goto(`/analytics?${days}&log=conversions&status=rejected`);
    const reason = rowsOf(page).getByRole('link', {
      name: 'Cancelled by the customer: show all of these days',
    });
    await reason.first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/analytics?${days}&log=conversions&reason=canceled`);
    await expect(rowsOf(page)).toHaveCount(Math.min(20, canceled ?? 0));
    await expect(reason).toHaveCount(0);
    const lost = all
      .filter((row) => row.reason?.id === 'canceled')
      .reduce((sum, row) => sum + (row.rejected_payout ?? 0), 0);
    await expect(log(page)).toContainText(`${canceled} rejected (€${lost.toFixed(2)} lost)`);
  });
});

test('[O10] an inquiry leads to what was rejected for the same reason @day3of12', async ({
  page,
  network,
  signIn,
}) => {
  const row = (await rejected(network)).find(({ reason, inquiry }) => reason?.id === 'canceled' && !inquiry);
  await signIn();
  await page.goto(`/profile?tab=inquiries&ask=${row?.id}`);
  await page.getByRole('link', { name: 'Show all rejected for this reason' }).click();
  await expect(page).toHaveURL(/from=20\d\d-\d\d-\d\d&to=2026-1[01]-\d\d&reason=canceled$/);
  await expect(
    log(page).getByRole('button', { name: 'Filter by Reason: Cancelled by the customer' }),
  ).toBeVisible();
  await expect(rowsOf(page).filter({ hasText: row?.transaction_id ?? '' })).toHaveCount(1);
});

for (const status of [404, 405, 501]) {
  test(`[O10] a network that answers ${status} when it is asked for its reasons has the log without them @day4of12`, async ({
    page,
    problems,
    signIn,
  }) => {
    problems.allow(new RegExp(`^(${status} GET .*conversions/reasons|400 GET .*conversions)`));
    await page.route(`**${calls}/reasons`, (route) => route.fulfill({ status, json: {} }));
    await page.route(/conversions\?.*reason=/, (route) => route.fulfill({ status: 400, json: {} }));
    await signIn();
    await page.goto(`/analytics?${days}&log=conversions&status=rejected&reason=returned`);
    await expect(rowsOf(page)).toHaveCount(20);
    await expect(log(page).getByRole('button', { name: /Reason/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /show all of these days/ })).toHaveCount(0);
  });
}

test.describe('in German', () => {
  test.use({ language: 'de' });
  test('[O10] reasons are chosen in German, on a phone @day11of12', async ({ page, network, signIn }) => {
    const count = countOf(await rejected(network, 'de'), 'returned');
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn();
    await page.goto(`/analytics?${days}&log=conversions`);
    const list = log(page, 'Conversions');
    const missing = page.getByRole('link', { name: 'Fehlenden Verkauf melden' });
    expect((await missing.boundingBox())?.width).toBeGreaterThan(150);
    await list.getByRole('button', { name: 'Nach Grund filtern' }).click();
    await page.getByRole('checkbox', { name: 'Ware zurückgesendet' }).check();
    await page.keyboard.press('Escape');
    await expect(rowsOf(page)).toHaveCount(count);
    await expect(rowsOf(page).first()).toContainText('Ware zurückgesendet');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
  });
});
