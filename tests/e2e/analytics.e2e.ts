import fs from 'node:fs';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { contract } from '#contract/index.ts';
import type { Account, Network } from '../support/network.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { isWholeProduct } from '../support/whole-product.ts';

const count = new Intl.NumberFormat('en');
const answer = z.object({ data: contract.analytics.overview.answer.schema });

async function clicksOf(network: Network, account: Account, range: string): Promise<string> {
  const { token_type, access_token } = await network.signIn(account);
  const response = await fetch(`${network.url}/publisher/v2/analytics/overview?kpi=clicks&${range}`, {
    headers: { authorization: `${token_type} ${access_token}` },
  });
  return count.format(answer.parse(await response.json()).data.current.clicks ?? 0);
}

/** The ranges that the network is asked the key figures of, in their order. */
function watchRanges(page: Page): string[] {
  const ranges: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/analytics/overview')) {
      ranges.push(`${searchParams.get('date_from')} ${searchParams.get('date_to')}`);
    }
  });
  return ranges;
}

const tile = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Figures in the chart' })
    .getByRole('button', { name: new RegExp(`^${name}`) });

const rangeButton = (page: Page) =>
  page.getByRole('group', { name: 'What is shown' }).getByRole('button').first();

const fridays = [
  ['Today', '2026-11-20 2026-11-20'],
  ['Yesterday', '2026-11-19 2026-11-19'],
  ['Last 30 days', '2026-10-22 2026-11-20'],
  ['Last 90 days', '2026-08-23 2026-11-20'],
  ['Month to date', '2026-11-01 2026-11-20'],
  ['Last month', '2026-10-01 2026-10-31'],
  ['Last 3 months', '2026-08-01 2026-10-31'],
] as const;

/** Where it is another day already or still, with either beginning of the week. */
const visitors = [
  {
    timezoneId: 'Pacific/Auckland',
    firstDay: 'Sunday',
    weeks: [
      ['This week', '2026-11-15 2026-11-20'],
      ['Last week', '2026-11-08 2026-11-14'],
    ],
  },
  {
    timezoneId: 'America/Los_Angeles',
    firstDay: 'Monday',
    weeks: [
      ['This week', '2026-11-16 2026-11-20'],
      ['Last week', '2026-11-09 2026-11-15'],
    ],
  },
] as const;

for (const { timezoneId, firstDay, weeks } of isWholeProduct ? visitors : visitors.slice(0, 1)) {
  test.describe(() => {
    test.use({ timezoneId });

    test(`[C5] [O10] each preset asks the network for its days in UTC, in ${timezoneId}, weeks from ${firstDay} @day8of12`, async ({
      page,
      signIn,
    }) => {
      await signIn();
      await page.goto('/profile?tab=settings');
      await page.getByRole('radio', { name: firstDay }).check();
      await page.getByRole('button', { name: 'Save' }).first().click();
      await expect(page.getByText('Saving was succesful')).toBeVisible();
      const ranges = watchRanges(page);
      await page.getByRole('link', { name: 'Analytics' }).click();
      await expect(tile(page, 'Clicks')).toBeVisible();
      // Both weeks, and of both the six days of which this one is over.
      expect(ranges.toSorted()).toEqual([
        '2026-11-07 2026-11-12',
        '2026-11-07 2026-11-13',
        '2026-11-14 2026-11-19',
        '2026-11-14 2026-11-20',
      ]);
      await page.getByRole('button', { name: 'Previous period' }).click();
      await page.getByRole('menuitem', { name: 'No comparison' }).click();
      ranges.length = 0;
      const presets = [...fridays, ...weeks];
      for (const [name, range] of presets) {
        await rangeButton(page).click();
        await page.getByRole('group', { name: 'Ranges' }).getByRole('button', { name, exact: true }).click();
        await expect(rangeButton(page)).toContainText(name);
        await expect.poll(() => ranges.at(-1)).toBe(range);
      }
      expect(ranges).toEqual(presets.map(([, range]) => range));
      await rangeButton(page).click();
      await expect(page.getByRole('dialog', { name: 'Date range' }).locator('th').first()).toHaveAttribute(
        'aria-label',
        firstDay,
      );
      await expectAccessible(page);
    });
  });
}

test('[L6] [L7] [O10] a view is an address: filters, lines, a stretch of the chart; another account sees its own figures in it @day6of12', async ({
  page,
  network,
  signIn,
}) => {
  await signIn();
  await page.goto('/analytics?tab=timeseries&compare=month&kpi=clicks');
  const table = page.getByRole('table', { name: 'Figures over time' });
  await expect(table.getByRole('row')).toHaveCount(9);
  const week = 'date_from=2026-11-14&date_to=2026-11-20';
  await expect(tile(page, 'Clicks')).toContainText(await clicksOf(network, 'publisher', week));
  // Until the day before that of today, which is not over.
  await expect(table.getByRole('row').nth(1)).toContainText(
    await clicksOf(network, 'publisher', 'date_from=2026-10-14&date_to=2026-10-19'),
  );

  await tile(page, 'Conversion rate').click();
  await expect(page).toHaveURL(/kpi=clicks%2Ccr$/);
  const everyday = page.getByRole('button', { name: 'Offer, country, device' });
  await expect(everyday).toHaveAttribute('data-tip', 'Filter');
  await everyday.click();
  await page.getByRole('dialog', { name: 'Offer, country, device' }).getByLabel('Germany').check();
  await page.keyboard.press('Escape');
  const others = page.getByRole('button', { name: 'Link, sub ID, more' });
  await expect(others).toHaveAttribute('data-tip', 'Other');
  await others.click();
  await page.getByRole('dialog', { name: 'Link, sub ID, more' }).getByLabel('blog').check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/country=DE&sub1=blog$/);
  const narrowed = await clicksOf(network, 'publisher', `${week}&country=DE&sub1=blog`);
  await expect(tile(page, 'Clicks')).toContainText(narrowed);
  await expect(tile(page, 'Impressions')).toContainText('–');

  const chart = page.getByRole('figure', { name: /^Clicks and Conversion rate/ });
  await chart.focus();
  await page.keyboard.press('End');
  await expect(chart.getByRole('status')).toContainText('2026/11/20');
  await expect(chart.getByRole('status')).toContainText('2026/10/20');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(chart.getByRole('status')).toContainText('2026/11/17 to 2026/11/19');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/from=2026-11-17&to=2026-11-19/);
  await expect(table.getByRole('row')).toHaveCount(5);
  await page.goBack();
  await expect(table.getByRole('row')).toHaveCount(9);
  const box = await chart.boundingBox();
  if (!box) throw new Error('The chart has no place');
  await page.mouse.move(box.x + box.width / 2, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 60, box.y + 80, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/from=2026-11-17&to=2026-11-20/);
  await expect(table.getByRole('row')).toHaveCount(6);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: 'Download the chart' })
      .click()
      .then(() => page.getByRole('menuitem', { name: /CSV/ }).click()),
  ]);
  const lines = fs
    .readFileSync(await file.path(), 'utf8')
    .replace('\ufeff', '')
    .trim()
    .split('\r\n');
  expect(lines[0]).toBe(
    'Time (UTC),Clicks,Conversion rate,Compared with,"Clicks, before","Conversion rate, before"',
  );
  expect(lines).toHaveLength(5);
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: 'Download the chart' })
      .click()
      .then(() => page.getByRole('menuitem', { name: /PNG/ }).click()),
  ]);
  expect(picture.suggestedFilename()).toBe('timeseries-2026-11-17-2026-11-20.png');
  expect(
    fs
      .readFileSync(await picture.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');

  const address = page.url();
  await signIn('pendingTerms');
  await page.goto(address);
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await page.getByRole('button', { name: 'Accept' }).click();
  const theirs = await clicksOf(
    network,
    'pendingTerms',
    'date_from=2026-11-17&date_to=2026-11-20&country=DE&sub1=blog',
  );
  await expect(tile(page, 'Clicks')).toContainText(theirs);
  expect(page.url()).toBe(address);
});

test('[P3] [L2] [O10] an overtaken answer never shows, a failed refresh keeps the figures, a range can be too long @day1of12', async ({
  page,
  network,
  problems,
  signIn,
}) => {
  await signIn();
  await page.goto('/analytics?compare=none&tab=pivot');
  const today = await clicksOf(network, 'publisher', 'date_from=2026-11-20&date_to=2026-11-20');
  await expect(tile(page, 'Clicks')).toBeVisible();
  const choose = async (name: string) => {
    await rangeButton(page).click();
    await page.getByRole('group', { name: 'Ranges' }).getByRole('button', { name, exact: true }).click();
  };
  const canceled = page.waitForEvent('requestfailed', (request) => request.url().includes('overview'));
  await network.fail({ call: 'analytics.overview', delayMs: 3000 });
  await choose('Yesterday');
  await choose('Today');
  await expect(tile(page, 'Clicks')).toContainText(today);
  expect((await canceled).url()).toContain('date_from=2026-11-19');

  problems.allow(/^500 GET \/publisher\/v2\/analytics\/overview/);
  await network.fail({ call: 'analytics.overview', status: 500 });
  await page.getByRole('button', { name: 'Refresh' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Not refreshed' })).toBeVisible();
  await expect(tile(page, 'Clicks')).toContainText(today);

  await page.goto('/analytics?from=2026/02/30&to=2026/03/05&kpi=clicks');
  await expect(page).toHaveURL('/analytics?kpi=clicks');
  await expect(rangeButton(page)).toContainText('Last 7 days');

  // What this screen still asks for is not asked for by the next one.
  await page.waitForLoadState('networkidle');
  const ranges = watchRanges(page);
  await page.goto('/analytics?from=2025-01-01&to=2026-11-20');
  await expect(page.getByRole('alert')).toContainText('Please choose a shorter range');
  await expectAccessible(page);
  expect(ranges).toEqual([]);
  await page.getByRole('button', { name: 'Last 30 days' }).click();
  await expect(tile(page, 'Clicks')).toBeVisible();
  expect(ranges[0]).toBe('2026-10-22 2026-11-20');
});

test('[O10] at noon changes compare finished days, today the hours that are over, and what is open is dashed @day12of12', async ({
  page,
  network,
  signIn,
}) => {
  const clicks = async (from: string, to: string) =>
    Number((await clicksOf(network, 'publisher', `date_from=${from}&date_to=${to}`)).replaceAll(',', ''));
  const [finished, before] = [
    await clicks('2026-11-14', '2026-11-19'),
    await clicks('2026-11-07', '2026-11-12'),
  ];
  const percent = (Math.abs(finished - before) / before) * 100;
  const figureOf = (value: number) => value.toLocaleString('en');
  await signIn();
  await page.goto('/analytics?kpi=clicks&tab=timeseries');
  await expect(tile(page, 'Clicks')).toContainText(
    `${finished < before ? 'down' : 'up'} ${percent.toFixed(1)}%full days: ${figureOf(finished)} vs ${figureOf(before)}`,
  );
  await expect(page.getByText('Changes compare full days only. Dashed: today so far')).toBeVisible();
  await expect(page.locator('figure path[data-open]')).toHaveCount(1);
  const changeIn = (row: string) => page.getByRole('row', { name: row }).getByRole('cell').nth(1);
  const told = (value: number, former: number) =>
    `${value < former ? 'down' : 'up'} ${((Math.abs(value - former) / former) * 100).toFixed(1)}%`;
  const [day, lastWeek, eve] = [
    await clicks('2026-11-19', '2026-11-19'),
    await clicks('2026-11-12', '2026-11-12'),
    await clicks('2026-11-18', '2026-11-18'),
  ];
  await expect(changeIn('Total')).toHaveText(
    `${told(finished, before)} full days: ${figureOf(finished)} vs ${figureOf(before)}`,
  );
  await expect(page.getByRole('row', { name: 'Total' }).getByRole('cell').last()).toHaveText(
    `full days: ${figureOf(before)}`,
  );
  await expect(changeIn('2026/11/19')).toHaveText(told(day, lastWeek));
  await expect(changeIn('2026/11/20, so far')).toHaveText('–');
  await page.goto('/analytics?kpi=clicks&tab=timeseries&compare=none');
  await expect(page.getByRole('columnheader', { name: 'Clicks, change' })).toHaveAttribute(
    'data-tip',
    'Against the row above',
  );
  await expect(changeIn('2026/11/19')).toHaveText(told(day, eve));

  await page.goto('/analytics?range=today&kpi=clicks&tab=timeseries');
  const rows = page.getByRole('table', { name: 'Figures over time' }).locator('tbody tr');
  await expect(page.getByText('Changes compare both days until 12:00 UTC.')).toBeVisible();
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => Number((cell.textContent ?? '').replace(/\D/g, '')))),
  );
  // The totals come first; clicks of the hour in the second column, those of yesterday in the last.
  const sum = (column: number) =>
    cells
      .slice(-24)
      .slice(0, 12)
      .reduce((all, row) => all + (row.at(column) ?? 0), 0);
  await expect(tile(page, 'Clicks')).toContainText(`until 12:00 UTC: ${sum(1)} vs ${sum(-1)}`);
  await expect(page.getByRole('row', { name: 'Total' }).getByRole('cell').last()).toHaveText(
    `until 12:00 UTC: ${sum(-1)}`,
  );
});
