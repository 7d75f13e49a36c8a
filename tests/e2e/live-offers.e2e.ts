import { expect, test } from '../support/portal.ts';

test.beforeEach(({ signIn }) => signIn());

test('[A11] [O6] offers, applications, campaigns and links have a tab and an address each', async ({
  page,
}) => {
  await page.goto('/live-offers');
  await expect(page).toHaveTitle('Live Offers - Halyard');
  const tabs = page.getByRole('navigation', { name: 'Offers, campaigns and links' });
  await expect(page.getByRole('table', { name: 'Live offers' }).getByRole('row')).toHaveCount(11);
  for (const [name, table, address] of [
    ['Pending', 'Pending offers', '/live-offers?tab=pending'],
    ['Campaigns', 'Campaigns', '/live-offers?tab=campaigns'],
    ['Tracking links', 'Tracking links', '/live-offers?tab=tracking-links'],
    ['Live', 'Live offers', '/live-offers'],
  ] as const) {
    await tabs.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('table', { name: table }).getByRole('row').nth(1)).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL('/live-offers?tab=tracking-links');
});

test('[L7] sort, page and search are in the address and survive a reload', async ({ page }) => {
  await page.goto('/live-offers');
  const table = page.getByRole('table', { name: 'Live offers' });
  await table.getByRole('button', { name: 'Clicks, 30 d' }).click();
  await expect(page).toHaveURL('/live-offers?sort=-clicks');
  await expect(table.getByRole('rowheader').first()).toContainText('Stromwechsel24 – Ökostrom lead');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/live-offers?sort=-clicks&page=2');
  await expect(table.getByRole('rowheader').first()).not.toContainText('Stromwechsel24 – Ökostrom lead');
  const names = await table.getByRole('rowheader').allTextContents();
  await page.reload();
  await expect(table.getByRole('rowheader')).toHaveText(names);
  await page.getByRole('searchbox').fill('lumen');
  await expect(page).toHaveURL('/live-offers?sort=-clicks&search=lumen');
  await expect(table.getByRole('rowheader')).toHaveCount(2);
});

test('[L6] a filter narrows the list down and can be taken off where it stands', async ({ page }) => {
  await page.goto('/live-offers?country=US');
  const table = page.getByRole('table', { name: 'Live offers' });
  await expect(page.getByText('Total: 20')).toHaveCount(0);
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(page).toHaveURL('/live-offers');
  await expect(page.getByText('Total: 20')).toBeVisible();
});

test('[O3] an offer is paused in its row, and that is undone', async ({ page }) => {
  await page.goto('/live-offers');
  const row = page.getByRole('row').filter({ hasText: '48213' });
  await row.getByRole('button', { name: /^Pause/ }).click();
  await expect(row.getByText('Paused')).toBeVisible();
  await row.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Live', { exact: true })).toBeVisible();
});

test('[P5] [O6] the download holds all rows of the filters, not the page alone', async ({ page }) => {
  await page.goto('/live-offers?search=lumen');
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
});

test('[L2] a list that could not be loaded can be asked for again', async ({ page, network, problems }) => {
  problems.allow(/^500 GET \/publisher\/v1\/approvals/);
  await network.fail({ call: 'approvals.list', status: 500, times: 3 });
  await page.goto('/live-offers');
  await expect(page.getByText('Data loading failed. Please try again using Refresh button.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Refresh' }).last().click();
  await expect(page.getByRole('rowheader')).toHaveCount(10);
});
