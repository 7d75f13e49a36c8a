import * as z from 'zod/mini';
import { contract } from '#contract/index.ts';
import { expect, test } from '../support/portal.ts';

test.beforeEach(({ signIn }) => signIn());

test('[O10] the tiles show the figures of the network, with those of the period before', async ({
  page,
  network,
}) => {
  const token = await network.signIn('publisher');
  const answer = await fetch(
    `${network.url}/publisher/v2/analytics/overview?date_from=2026-10-22&date_to=2026-11-20&kpi=payout,conversions,clicks,cr,epc`,
    { headers: { authorization: `${token.token_type} ${token.access_token}` } },
  );
  const { data } = z.object({ data: contract.analytics.overview.answer.schema }).parse(await answer.json());
  const count = new Intl.NumberFormat('en');
  const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
  await page.goto('/dashboard');
  const tiles = page.getByRole('radiogroup', { name: 'Key figures' });
  await expect(tiles.getByText('Earnings', { exact: true })).toBeVisible();
  await expect(tiles).toContainText(money.format(data.current.payout ?? 0));
  await expect(tiles).toContainText(`vs ${money.format(data.previous.payout ?? 0)}`);
  await expect(tiles).toContainText(count.format(data.current.clicks ?? 0));
  await expect(tiles).toContainText(`vs ${count.format(data.previous.conversions ?? 0)}`);
});

test('[O10] a tile shows its days, as a chart and as a table', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('radiogroup').getByText('Clicks', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Clicks per day' })).toBeVisible();
  const chart = page.getByRole('figure', { name: 'Clicks per day' });
  await chart.focus();
  await page.keyboard.press('End');
  await expect(chart.getByRole('status')).toContainText('2026/11/20');
  await page.keyboard.press('ArrowLeft');
  await expect(chart.getByRole('status')).toContainText('2026/11/19');
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('table', { name: 'Clicks per day' }).getByRole('row')).toHaveCount(31);
});

test('[L2] figures that could not be loaded can be asked for again', async ({ page, network, problems }) => {
  problems.allow(/^500 GET \/publisher\/v2\/analytics\/overview/);
  await network.fail({ call: 'analytics.overview', status: 500 });
  await page.goto('/dashboard');
  await expect(page.getByText('Data loading failed. Please try again using Refresh button.')).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Key figures' })).toBeVisible();
});

test('[O1] featured offers lead to the offer wall', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'More offers' }).click();
  await expect(page).toHaveURL('/offer-wall');
});

test('[C1] German figures and dates', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'publisher@portal.test' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Kennzahlen' })).toContainText(/\d,\d\d\u00a0€/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('[A6] on a phone the menu slides over, shows the address and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toContainText('publisher@portal.test');
  await menu.getByRole('link', { name: 'Offer Wall' }).click();
  await expect(page).toHaveURL('/offer-wall');
  await expect(menu).toBeHidden();
});
