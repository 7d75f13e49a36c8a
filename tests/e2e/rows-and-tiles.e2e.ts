import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/portal.ts';

test.beforeEach(({ signIn }) => signIn());

const heightsOf = (rows: Locator) => rows.evaluateAll((all) => all.map((row) => row.clientHeight));
const cut = (page: Page, name: string) =>
  page
    .getByRole('group', { name, exact: true })
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
const rowsIn = (page: Page, name: string) => page.getByRole('table', { name }).locator('tbody tr');

test('[O10] tiles show what they compare with in a line, and their tooltips all of it @day6of6', async ({
  page,
}) => {
  await page.goto('/analytics');
  const tile = page.getByRole('group', { name: 'Figures in the chart' }).getByRole('button').first();
  await expect(tile).toContainText(/full days: [\d,]+ vs\s[\d,]+$/);
  const hidden = tile.locator('[class*=hidden-text]').filter({ hasText: 'full days' });
  expect(await hidden.evaluate(({ clientWidth }) => clientWidth)).toBeLessThanOrEqual(1);
  await tile.hover();
  await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveText(
    /^All clicks, repeated ones included\s*full days: [\d,]+ vs\s[\d,]+$/,
  );
  const heights = await heightsOf(
    page.getByRole('group', { name: 'Figures in the chart' }).getByRole('button'),
  );
  expect(Math.max(...heights.slice(0, 7))).toBeLessThan(80);
});

test('[O10] a conversion keeps its status and its whole row at every width', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/analytics?log=conversions');
  const rows = rowsIn(page, 'Conversions');
  await expect(rows).toHaveCount(20);
  await expect(page.getByText(/^\d+ conversions · €[\d,.]+$/)).toBeVisible();
  await expect(page.getByText('Days in UTC · times in your time zone')).toBeVisible();
  expect(await cut(page, 'Conversions')).toBe(0);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(rows.first().getByText(/^(Pending|Approved|Rejected)$/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rows.first().getByRole('button', { name: 'Details' })).toBeVisible();
  const heights = await heightsOf(rows);
  // An offer with a long name takes a second line.
  expect(Math.max(...heights)).toBeLessThanOrEqual(170);
  expect(Math.min(...heights)).toBeLessThanOrEqual(140);
  const [ask, details] = await Promise.all(
    [
      rows.first().getByRole('link', { name: 'Ask' }),
      rows.first().getByRole('button', { name: 'Details' }),
    ].map((one) => one.boundingBox()),
  );
  const middleOf = (box: typeof ask) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
  expect(middleOf(details)).toBe(middleOf(ask));
});

test('[O6] live offers keep their link on a tablet, are filtered by their own countries, and say Undo @day6of6', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/live-offers');
  const rows = rowsIn(page, 'Live offers');
  await expect(rows.first().getByRole('link', { name: 'Get link' })).toBeVisible();
  expect(Math.max(...(await heightsOf(rows)))).toBeLessThanOrEqual(62);
  await page.getByRole('button', { name: 'Filter by Country' }).click();
  const countries = page.getByRole('dialog', { name: 'Country' }).getByRole('checkbox');
  await expect(countries.first()).toBeVisible();
  expect(await countries.count()).toBeLessThan(40);
  await expect(page.getByRole('checkbox', { name: 'Afghanistan' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const row = rows.first();
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Pause' }).click();
  await expect(row.getByRole('button', { name: 'Undo' })).toHaveText('Undo');
});

test('[O1] [L4] the wall names one total, its table says up to, and a category stays in its line @day3of6', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/offer-wall');
  await expect(page.getByText(/^\d+ offers, \d+ of them featured$/)).toBeVisible();
  const lines = page.locator('article h3 + div');
  await expect(lines.first()).toBeVisible();
  expect(Math.max(...(await heightsOf(lines)))).toBeLessThanOrEqual(18);
  await page.setViewportSize({ width: 1920, height: 1000 });
  const rightOf = (name: string) =>
    page
      .getByRole('region', { name })
      .locator('article')
      .nth(4)
      .evaluate((card) => Math.round(card.getBoundingClientRect().right));
  expect(await rightOf('Featured')).toBe(await rightOf('Other offers'));
  await page.goto('/offer-wall?view=table&search=Solarhaus');
  await expect(
    rowsIn(page, 'Offers')
      .first()
      .getByText(/up to €[\d.]+/),
  ).toBeVisible();
});

test('[L2] parts that an outage keeps from loading take a line each', async ({ page, problems }) => {
  problems.allow(/^500 GET /);
  const figures = /\/publisher\/v[12]\/(analytics|offers|approvals|campaigns|tracking-links|postbacks)/;
  await page.route(figures, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/dashboard');
  const missing = page.getByRole('main').getByText('Not loaded', { exact: true });
  await expect(missing.first()).toBeVisible();
  const heights = await heightsOf(missing.locator('..'));
  expect(Math.max(...heights.slice(0, 3))).toBeLessThanOrEqual(60);
});

test('[A9] [O12] on a phone the ways to begin an inquiry are equally wide, in a wide window the last messages are whole @day9of12', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto('/profile?tab=inquiries');
  await expect(rowsIn(page, 'Inquiries')).toHaveCount(5);
  const hidden = await rowsIn(page, 'Inquiries')
    .locator('td:nth-child(2) > span')
    .evaluateAll((all) => all.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
  expect(hidden).toEqual([0, 0, 0, 0, 0]);
  await page.setViewportSize({ width: 390, height: 844 });
  const beginnings = page.getByRole('region', { name: 'Inquiries' }).first().getByRole('link');
  const widths = await beginnings.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
  expect([widths.length, new Set(widths).size]).toEqual([3, 1]);
});
