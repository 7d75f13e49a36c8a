import type { Locator, Page } from '@playwright/test';
import { localeNames } from '#contract/locales.ts';
import { keyboardOf } from '../support/keyboard.ts';
import { meetLargeAnswers } from '../support/large-answers.ts';
import { hiddenFigures, sidewaysParts } from '../support/misfits.ts';
import { expect, test } from '../support/portal.ts';
import { inTurn } from '../support/whole-product.ts';

const lists = [
  '/offer-wall?view=table',
  '/live-offers',
  '/live-offers?tab=pending',
  '/live-offers?tab=campaigns',
  '/live-offers?tab=tracking-links',
  '/live-offers/1/live?tab=tracking-links',
  '/live-offers/1/live?tab=campaigns',
  '/live-offers/1/live?tab=payouts',
  '/postbacks',
  '/dashboard',
  '/analytics',
  '/analytics?tab=timeseries&kpi=clicks,conversions,payout',
  '/analytics?tab=pivot',
  '/analytics?log=conversions',
  '/analytics?log=clicks',
  '/profile?tab=payments',
];
const furtherLists = ['/profile?tab=activity', '/profile?tab=inquiries'];
const mostElements = 20;

// Runs in the page.
const heavyRows = (most: number) =>
  [...document.querySelectorAll('main tbody > tr, main [role=row]:has(> [role=rowheader])')]
    .map((row) => ({ row, count: row.querySelectorAll('*').length }))
    .filter(({ count }) => count > most)
    .map(({ row, count }) => `${count} elements: ${row.textContent}`);

const widths = [768, 1024, 1280, 1360, 1440];

async function hiddenAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  // Columns give way in the frame after the window has another size.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return [...(await page.evaluate(hiddenFigures)), ...(await page.evaluate(sidewaysParts))];
}

for (const [turn, language] of localeNames.entries()) {
  test.describe(language, () => {
    test.use({ language });
    test(`[A9] [L7] no table cuts a figure or covers one, in a window of 768 to 1440 px (${language}) ${inTurn(turn * 6 + 11, 12)}`, async ({
      page,
      signIn,
    }) => {
      test.setTimeout(240_000);
      await signIn();
      for (const address of lists) {
        await page.goto(address);
        await expect(page.locator('main .table__region, main [role=treegrid]').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        for (const width of widths) {
          expect.soft(await hiddenAt(page, width), `${address} at ${width} px`).toEqual([]);
        }
      }
    });
  });
}

test('[A9] a row of a table has few elements, so that long tables stay quick @day8of12', async ({
  page,
  signIn,
}) => {
  test.setTimeout(240_000);
  await signIn();
  for (const address of [...lists, ...furtherLists]) {
    await page.goto(address);
    await expect(page.locator('main tbody > tr, main [role=treegrid] [role=row]').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      expect.soft(await page.evaluate(heavyRows, mostElements), `${address} at ${width} px`).toEqual([]);
    }
  }
});

test('[A9] a column without room is below the name, and all are copied; what was chosen stays', async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn();
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/live-offers?search=48213');
  const table = page.getByRole('table', { name: 'Live offers' });
  const row = table.getByRole('row').filter({ hasText: '48213' });
  await expect(row.getByRole('cell', { name: 'Live', exact: true })).toBeVisible();
  await expect(row.getByRole('link', { name: 'Get link' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Cap' })).toHaveCount(0);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy visible rows' }).click();
  const [heads = '', cells = ''] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  const copied = new Map(heads.split('\t').map((head, nth) => [head, cells.split('\t')[nth]]));
  expect([copied.get('Offer'), copied.get('Status'), copied.get('Category')]).toEqual([
    'Lumen VPN – 24-month plan',
    'Live',
    'Security',
  ]);
  await page.goto('/live-offers?search=48213&columns=payout,clicks,decided_at');
  await expect(table.getByRole('columnheader', { name: 'Approved' })).toBeVisible();
});

// Each change of it lays all of the table out anew.
const fitsOf = (region: Locator) =>
  region.evaluate((element) => {
    const seen: string[] = [];
    new MutationObserver(() => seen.push(element.getAttribute('data-fit') ?? '')).observe(element, {
      attributeFilter: ['data-fit'],
    });
    return Object.assign(window, { fits: seen }).fits;
  });
const seenFits = (page: Page) => page.evaluate(() => (window as unknown as { fits: string[] }).fits);

test('[A9] another page of a list keeps the columns of the one before and is laid out once; a wider window brings them back', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.setViewportSize({ width: 1024, height: 900 });
  // The widest of all texts are among them.
  await page.goto('/live-offers?size=100');
  const table = page.getByRole('table', { name: 'Live offers' });
  const region = page.getByRole('group', { name: 'Live offers' });
  const first = table.getByRole('rowheader').first();
  const heads = table.getByRole('columnheader').filter({ visible: true });
  await expect(table.getByRole('rowheader')).toHaveCount(20);
  await page.waitForLoadState('networkidle');
  const [before, name] = [await heads.allTextContents(), await first.textContent()];
  expect(before).not.toContain('Cap');
  await fitsOf(region);
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('10');
  await expect(table.getByRole('rowheader')).toHaveCount(10);
  await expect(first).toHaveText(name ?? '');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(first).not.toHaveText(name ?? '');
  expect(await seenFits(page)).toEqual([]);
  expect(await heads.allTextContents()).toEqual(before);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(table.getByRole('columnheader', { name: 'Cap' })).toBeVisible();
});

test('[O6] the actions of a row are one menu, by pointer and keyboard', async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/live-offers?search=48213');
  const menu = page.getByRole('button', { name: 'Actions for Lumen VPN – 24-month plan' });
  await menu.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Get link', 'Pause', 'Peek']);
  await page.keyboard.press('Escape');
  await keyboardOf(page).choose(menu, 'Peek');
  await expect(page.getByRole('complementary', { name: 'Lumen VPN – 24-month plan' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Get link' }).click();
  await expect(page).toHaveURL(/\/live-offers\/\d+\/live\?tab=tracking-links$/);
});

// The shadows at its edges, by whether it goes on there.
const shadowsOf = (region: Locator) =>
  region.evaluate((element) =>
    ['::before', '::after'].map((edge) => {
      const { content, backgroundImage } = getComputedStyle(element, edge);
      return content !== 'none' && backgroundImage.includes('gradient');
    }),
  );
const scrollTo = (region: Locator, share: number) =>
  region.evaluate((element, part) => {
    element.scrollLeft = (element.scrollWidth - element.clientWidth) * part;
  }, share);
const leftOf = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? -1);

test('[A9] [O10] a pivot that scrolls sideways keeps its names in sight, with a shadow at each edge behind which it goes on @day2of12', async ({
  page,
  signIn,
}) => {
  await meetLargeAnswers(page);
  await signIn();
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/analytics?tab=pivot');
  const pivot = page.getByRole('treegrid', { name: 'Pivot' });
  const name = pivot.getByRole('rowheader').nth(1);
  await expect(pivot).toHaveAttribute('data-more');
  expect(await shadowsOf(pivot)).toEqual([false, true]);
  const place = await leftOf(name);
  await scrollTo(pivot, 0.5);
  await expect.poll(() => shadowsOf(pivot)).toEqual([true, true]);
  expect(await leftOf(name)).toBe(place);
  await scrollTo(pivot, 1);
  await expect.poll(() => shadowsOf(pivot)).toEqual([true, false]);
  expect(await leftOf(name)).toBe(place);
});

test('[A9] the head of a long table stays above its rows @day11of12', async ({ page, signIn }) => {
  await signIn();
  const topOf = async (part: Locator) => Math.round((await part.boundingBox())?.y ?? -1);
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/live-offers?tab=tracking-links&size=50');
    const region = page.getByRole('group', { name: 'Tracking links' });
    const head = region.getByRole('columnheader', { name: 'Name' });
    await expect(region.getByRole('rowheader').nth(20)).toBeAttached();
    expect(await topOf(head)).toBe(await topOf(region));
    await region.evaluate((element) => element.scrollTo({ top: 400 }));
    await expect(region.getByRole('rowheader').first()).not.toBeInViewport();
    expect(await topOf(head)).toBe(await topOf(region));
  }
});
