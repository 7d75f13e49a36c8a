import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { expect, test } from '../support/portal.ts';
import { inTurn } from '../support/whole-product.ts';

const dictionary = '**/publisher/v2/analytics/dict-kpi';
const failed = 'Data loading failed. Please try again using Refresh button.';
const dictionaryAnswer = z.looseObject({ data: z.array(z.looseObject({ id: z.string() })) });

/** What is drawn of days that are not over. */
const openEnds = (page: Page, within: string) =>
  page
    .locator(`${within} path[data-open]`)
    .evaluateAll((paths) =>
      paths.map((path) => [path.getAttribute('d') !== '', getComputedStyle(path).strokeDasharray !== 'none']),
    );
const dashed = [true, true];

test('[O10] [O3] at noon the day is dashed in every shape of the dashboard and in the chart of an offer, and named so @day12of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/dashboard');
  const tiles = page.getByRole('radiogroup', { name: 'Key figures' }).getByRole('radio');
  await expect(tiles).toHaveCount(6);
  await expect
    .poll(() => openEnds(page, '[role=radiogroup]'))
    .toEqual(Array.from({ length: 6 }, () => dashed));
  expect(await openEnds(page, 'figure')).toEqual([dashed]);
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('rowheader', { name: '2026/11/20, so far' })).toBeVisible();

  await page.goto('/live-offers/1/live');
  await expect(page.locator('figure path[data-open]')).toHaveCount(1);
  expect(await openEnds(page, 'figure')).toEqual([dashed]);
  await expect(page.getByText('Dashed: today so far')).toBeVisible();
});

for (const [nth, [path, part, status]] of (
  [
    ['/dashboard', 'Month to date', 404],
    ['/live-offers/1/live', 'Your last 30 days', 500],
    ['/analytics', 'Key figures', 500],
  ] as const
).entries()) {
  test(`[L2] [C3] [O10] where the dictionary of figures answers ${status}, ${path} says so, writes no amount without its currency, and Refresh brings it ${inTurn(nth + 3, 12)}`, async ({
    page,
    problems,
    signIn,
  }) => {
    problems.allow(/^(404|500) GET \/publisher\/v2\/analytics\/dict-kpi/);
    await signIn();
    await page.route(dictionary, (route) => route.fulfill({ status, json: { errors: [] } }));
    await page.goto(path);
    const card = page.getByRole('region', { name: part });
    await expect(card.getByText(failed)).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(card).not.toContainText(/(?<![€\d.,])\d[\d,]*\.\d\d(?![\d%])/);
    await page.unroute(dictionary);
    await card.getByRole('button', { name: 'Refresh' }).click();
    await expect(card.getByText(failed)).toHaveCount(0);
    await expect(card).toContainText(/€\d/);
    await expect(card.locator('figure path').first()).toBeAttached();
  });
}

test('[O10] [P4] a figure in the dictionary that the portal does not know costs nothing @day1of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.route(dictionary, async (route) => {
    const response = await route.fetch();
    const body = dictionaryAnswer.parse(await response.json());
    const unknown = { ...body.data[0], id: 'brand_new', name: 'Brand new' };
    await route.fulfill({ json: { ...body, data: [unknown, ...body.data] } });
  });
  await page.goto('/analytics');
  const tiles = page.getByRole('group', { name: 'Figures in the chart' });
  await expect(tiles.getByRole('button', { name: /^Earnings €\d/ })).toBeVisible();
  await expect(tiles.getByRole('button', { name: /^Clicks \d/ })).toBeVisible();
  await expect(page.getByText(failed)).toHaveCount(0);
});
