import * as z from 'zod/mini';
import { expect, test } from '../support/portal.ts';
import { inTurn } from '../support/whole-product.ts';

const dictionary = '**/publisher/v2/analytics/dict-kpi';
const failed = 'Data loading failed. Please try again using Refresh button.';

for (const [nth, tab] of ['report', 'pivot', 'timeseries'].entries()) {
  test(`[L2] [C3] [O10] without the dictionary of figures analytics says so once, also with ${tab}, and Refresh brings it ${inTurn(nth * 6, 12)}`, async ({
    page,
    problems,
    signIn,
  }) => {
    problems.allow(/^404 GET \/publisher\/v2\/analytics\/dict-kpi/);
    await signIn();
    await page.route(dictionary, (route) => route.fulfill({ status: 404, json: { errors: [] } }));
    await page.goto(`/analytics?tab=${tab}`);
    await expect(page.getByText(failed)).toHaveCount(1);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(page.locator('main')).not.toContainText(/\d[.,]\d\d\b/);
    await page.unroute(dictionary);
    await page.getByRole('region').getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('group', { name: 'Figures in the chart' })).toContainText(/€\d/);
    await expect(page.getByText(failed)).toHaveCount(0);
  });
}

test('[O10] a figure that the dictionary does not define costs that one figure @day6of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.route(dictionary, async (route) => {
    const response = await route.fetch();
    const body = z
      .looseObject({ data: z.array(z.looseObject({ id: z.string() })) })
      .parse(await response.json());
    await route.fulfill({ json: { ...body, data: body.data.filter(({ id }) => id !== 'payout') } });
  });
  await page.goto('/analytics');
  const tiles = page.getByRole('group', { name: 'Figures in the chart' });
  await expect(tiles.getByRole('button', { name: /^Earnings –/ })).toBeVisible();
  await expect(tiles.getByRole('button', { name: /^EPC €\d/ })).toBeVisible();
  await expect(tiles.getByRole('button', { name: /^Clicks \d/ })).toBeVisible();
});

test('[L1] [L4] [L7] addresses and searches that no list can answer end at rows, or at No data with a way back @day2of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  for (const nowhere of ['9007199254740991', '1e15']) {
    await page.goto(`/live-offers?page=${nowhere}`);
    await expect(
      page.getByRole('table', { name: 'Live offers' }).getByRole('rowheader').first(),
    ).toBeVisible();
  }
  await page.goto('/analytics?from=2026-02-30&to=2026-03-02&tab=pivot');
  await expect(page.getByText('The dates in this link are not valid.')).toBeVisible();
  await expect(page).toHaveURL('/analytics?tab=pivot');
  await page.goto('/live-offers?page=999999999999');
  await expect(page.getByText('No data', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'To the first page' }).click();
  await expect(page).toHaveURL('/live-offers');
  // As from the clipboard.
  await page.getByRole('searchbox').click();
  await page.keyboard.insertText('x'.repeat(5000));
  await expect(page).toHaveURL(`/live-offers?search=${'x'.repeat(100)}`);
  await expect(page.getByText('No data', { exact: true })).toBeVisible();
});
