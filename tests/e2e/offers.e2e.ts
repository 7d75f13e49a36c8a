import { expect, test } from '../support/portal.ts';

test('[L4] [L7] pages of the offer wall are addresses: they survive a reload, Back and sharing', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/offer-wall');
  const names = page.getByRole('article').getByRole('heading');
  await expect(names).toHaveCount(10);
  const first = await names.allTextContents();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/offer-wall?page=2');
  await expect(names.first()).not.toHaveText(first[0] ?? '');
  const second = await names.allTextContents();
  await page.reload();
  await expect(names).toHaveText(second);
  await page.goBack();
  await expect(page).toHaveURL('/offer-wall');
  await expect(names).toHaveText(first);
});

test('[L4] another page size starts at the first page', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/offer-wall?page=3');
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('20');
  await expect(page).toHaveURL('/offer-wall?size=20');
  await expect(page.getByRole('article')).toHaveCount(20);
});

test('[A10] [L7] a change of the page alone does not scroll; a navigation does', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/offer-wall?size=30');
  await expect(page.getByRole('article')).toHaveCount(30);
  await page.getByRole('link', { name: 'Next page' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(200);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/offer-wall?size=30&page=2');
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL('/dashboard');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('[L1] [L7] a search is in the address, and finding nothing says so', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/offer-wall?page=2');
  await page.getByRole('searchbox').fill('nothing is called that');
  await expect(page).toHaveURL('/offer-wall?search=nothing+is+called+that');
  await expect(page.getByText('No data')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(page).toHaveURL('/offer-wall');
  await expect(page.getByRole('article')).toHaveCount(10);
});

test('[L2] a list that could not be loaded can be asked for again', async ({
  page,
  signIn,
  network,
  problems,
}) => {
  problems.allow(/^500 GET \/publisher\/v1\/offers/);
  await signIn();
  await network.fail({ call: 'offers.list', status: 500 });
  await page.goto('/offer-wall');
  await expect(page.getByText('Data loading failed. Please try again using Refresh button.')).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('article')).toHaveCount(10);
});

test('[L3] an offer without a picture says so', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/offer-wall?size=100');
  await expect(page.getByText('No Preview Available').first()).toBeVisible();
});

test('[O2] [G5] anybody may read the public catalogue; a publisher is led to the offer wall', async ({
  page,
  signIn,
}) => {
  await page.goto('/offers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Public offers');
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(page).toHaveTitle('Halyard');
  await signIn();
  await page.goto('/offers');
  await expect(page).toHaveURL('/offer-wall');
});
