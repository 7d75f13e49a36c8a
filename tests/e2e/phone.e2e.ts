import type { Locator, Page } from '@playwright/test';
import { keyboardOf } from '../support/keyboard.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';

const bottomOf = (part: Locator) =>
  part.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));

const overlapOf = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('[data-submit-row]')?.getBoundingClientRect();
    const focused = document.activeElement?.getBoundingClientRect();
    return bar && focused ? Math.max(0, Math.round(focused.bottom - bar.top)) : null;
  });

test('[A9] [A11] on a phone lists are sorted, rows tell more on demand, and what is done most is at the thumb @day12of12', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await page.goto('/live-offers');
  const table = page.getByRole('table', { name: 'Live offers' });
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Clicks, 30 d: highest first');
  await expect(page).toHaveURL('/live-offers?sort=-clicks');
  await expect(table.getByRole('rowheader').first()).toContainText('Stromwechsel24 – Ökostrom lead');

  const { to, press, close } = keyboardOf(page);
  const filter = page.getByRole('button', { name: 'Filter', exact: true });
  await press(filter);
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await press(sheet.getByRole('checkbox').first(), 'Space');
  await expect(page).toHaveURL(/sort=-clicks&|&sort=-clicks/);
  await press(sheet.getByRole('button', { name: 'Clear all' }));
  await expect(page).toHaveURL('/live-offers?sort=-clicks');
  await close(sheet, filter);
  const menu = page.getByRole('button', { name: 'Open menu' });
  await press(menu);
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await to(drawer.getByRole('button', { name: 'Sign out' }));
  await close(drawer, menu);

  const row = table.getByRole('row').filter({ hasText: 'Lumen VPN – 24-month plan' });
  const epc = row.getByRole('cell').filter({ hasText: /^€0\.\d{3}$/ });
  await expect(epc).toBeHidden();
  await row.getByRole('button', { name: 'Details' }).click();
  await expect(epc).toBeVisible();
  await expect(row.getByRole('button', { name: 'Details' })).toHaveAttribute('aria-expanded', 'true');

  await row.getByRole('link', { name: 'Lumen VPN – 24-month plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lumen VPN – 24-month plan');
  const primary = page.getByRole('main').getByRole('link', { name: 'Get link' });
  await expect(primary).toBeInViewport();
  expect(await bottomOf(primary)).toBeGreaterThan(844 - 64);
  await expectAccessible(page);

  await primary.click();
  const save = page.getByRole('button', { name: /^Save/ });
  await expect(save).toBeInViewport();
  expect(await bottomOf(save)).toBeGreaterThan(844 - 64);
  const name = page.getByRole('textbox', { name: 'Link name' });
  await name.focus();
  await page.getByRole('textbox', { name: 'Deep link' }).focus();
  await expect(name).toHaveAccessibleDescription('Required');
  expect(await overlapOf(page)).toBe(0);
  await name.focus();
  for (let stops = 0; stops < 8; stops++) {
    await page.keyboard.press('Tab');
    if (await save.evaluate((element) => element === document.activeElement)) break;
    expect(await overlapOf(page)).toBe(0);
  }
  await page.getByRole('button', { name: 'Preview the page' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(save).not.toBeInViewport();

  await page.goto('/postbacks');
  await page.getByRole('link', { name: 'Tracker, later decisions' }).click();
  await expect(page.getByRole('heading', { name: 'Edit postback' })).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeInViewport();
  await expect(save).toBeInViewport();
});

/** The controls of the top bar that do not lie in the window; what is too wide for it is cut off, not scrolled to. */
function controlsBeyondBar(): string[] {
  const isBeyond = ({ left, right, width }: DOMRect) => width > 0 && (left < 0 || right > innerWidth);
  const controls = [...document.querySelectorAll('header :is(a, button)')];
  return controls
    .filter((one) => isBeyond(one.getBoundingClientRect()))
    .map((one) => one.textContent || one.outerHTML);
}

test('[A9.b] at 360 px every screen fits the window @day7of12', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const expectFitting = async (addresses: readonly string[]) => {
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(360);
      expect(await page.evaluate(controlsBeyondBar), address).toEqual([]);
    }
  };
  await expectFitting(['/login', '/register', '/forgot-password', '/offers']);
  await signIn();
  await expectFitting(['/dashboard', '/analytics', '/offer-wall', '/live-offers', '/live-offers/1/live']);
  await expectFitting(['/postbacks', '/profile']);
});

test('[A9] the current tab is in sight, however many stand before it @day8of12', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  const current = page.getByRole('main').getByRole('navigation').locator('[aria-current]');
  await test.step('nothing of a row reaches beyond its place', async () => {
    await page.goto('/live-offers?tab=pending');
    const applied = page.locator('td[data-label="Applied"]').first();
    await expect(applied).toHaveText(/\d$/);
    expect(await applied.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
  await page.goto('/live-offers/1/live?tab=campaigns');
  await expect(current).toHaveText(/^Campaigns/);
  await expect(current).toBeInViewport({ ratio: 0.99 });
  await page.goto('/profile?tab=settings');
  await expect(current).toHaveText('Settings');
  await expect(current).toBeInViewport({ ratio: 0.99 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(current).toBeInViewport({ ratio: 0.99 });
});

test('[O3] a banner is seen in full size and left again where it was @day4of12', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/live-offers/1/live?tab=banners');
  const enlarge = page.getByRole('button', { name: /^Enlarge/ }).first();
  await enlarge.press('Enter');
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img');
  await expect(picture).toBeVisible();
  const [shown, whole] = await picture.evaluate((image: HTMLImageElement) => [
    image.width,
    image.naturalWidth,
  ]);
  expect(shown).toBe(whole);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test('[M4] [L7] under the bar of a selection there is room for those of an operator and of a lost connection @day6of12', async ({
  page,
  network,
  context,
  problems,
}) => {
  // Code that may be needed later.
  problems.allow(/net::ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await network.shadowLogin());
  await expect(page.locator('[data-status-bar]')).toBeVisible();
  await page.goto('/live-offers');
  await page.locator('tbody').getByRole('checkbox').first().check();
  await context.setOffline(true);
  await expect(page.locator('[data-banner]')).toContainText('You are offline');
  // One upon the other: no rows are seen between them.
  const topOf = async (bar: string) => Math.round((await page.locator(bar).boundingBox())?.y ?? 0);
  await expect
    .poll(async () => [
      (await bottomOf(page.locator('[data-bottom-bar]'))) - (await topOf('[data-banner]')),
      (await bottomOf(page.locator('[data-banner]'))) - (await topOf('[data-status-bar]')),
    ])
    .toEqual([0, 0]);
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await context.setOffline(false);
});

test('[O10] the first of three figures has its line for itself @day10of12', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await page.goto('/dashboard');
  const strip = page.getByRole('region', { name: 'Your earnings' }).locator('dl');
  await expect(strip.getByText('Next payout')).toBeVisible();
  const widths = await strip
    .locator('> div')
    .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().width)));
  expect(widths[0]).toBeGreaterThan((widths[1] ?? 0) + (widths[2] ?? 0) - 4);
});

test('[A9] [O4] on a phone an open campaign takes the place of its list, and what it shows first is at most two screens long @day2of12', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await page.goto('/live-offers/1/live?tab=campaigns&campaign=102');
  await expect(page.getByRole('heading', { name: 'Real-time buying' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const list = page.getByRole('table', { name: 'Campaigns' });
  await expect(list).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2 * 844);
  const fold = page.getByRole('button', { name: 'Triggers', exact: true });
  const triggers = page.getByRole('table', { name: 'Triggers' });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(triggers).toBeHidden();
  await expectAccessible(page);
  await fold.press('Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(triggers).toBeVisible();
  await page.getByRole('button', { name: 'Close the campaign' }).click();
  await expect(triggers).toBeVisible();
  const name = await list.getByRole('link').last().innerText();
  await list.getByRole('link').last().click();
  await expect(list).toHaveCount(0);
  await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
});

/** The tallest row of the table, in px. */
const tallestRow = async (page: Page, name: string) => {
  const rows = page.getByRole('table', { name, exact: true }).locator('tbody').getByRole('row');
  await expect(rows.first().getByRole('rowheader')).toBeVisible();
  return Math.max(...(await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))));
};

test('[A9] [O10] on a phone the rows of lists are short, and an address of the API has the line to itself @day7of12', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  const most: readonly [string, string, number][] = [
    ['/dashboard', 'Top offers', 66],
    ['/analytics', 'Report', 112],
    ['/live-offers/1/live', 'Payouts', 100],
    ['/live-offers?tab=campaigns', 'Campaigns', 190],
    ['/postbacks', 'Postbacks', 168],
    ['/postbacks?edit=1', 'Deliveries', 158],
    ['/offer-wall?view=table', 'Offers', 190],
  ];
  for (const [address, name, height] of most) {
    await page.goto(address);
    expect.soft(await tallestRow(page, name), address).toBeLessThanOrEqual(height);
  }
  await page.goto('/profile?tab=api');
  const copy = page.getByText(/^http.+\/publisher\/v2$/).locator('xpath=../button');
  expect((await copy.boundingBox())?.width).toBeLessThan(48);
});

test('[A9] [O10] in a window of 768 px no name of the pivot is cut, and a splitter leaves its row short @day9of12', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await signIn();
  await page.goto('/analytics?tab=pivot&range=last-30-days');
  const pivot = page.getByRole('treegrid', { name: 'Pivot' }).getByRole('rowheader');
  await expect(pivot.nth(1)).toBeVisible();
  const cut = await pivot.evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const text = cell.querySelector('span:last-child') ?? cell;
        return text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight;
      })
      .map((cell) => cell.textContent),
  );
  expect(cut).toEqual([]);
  await page.goto('/live-offers/1/live?tab=campaigns');
  expect(await tallestRow(page, 'Campaigns')).toBeLessThanOrEqual(150);
});

test.describe('in German', () => {
  test.use({ language: 'de' });

  test('[A9] [O6] on a phone a long figure behind Details makes its row no longer @day8of12', async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn();
    await page.goto('/live-offers?search=46902');
    const row = page.getByRole('row').filter({ hasText: '46902' });
    // Its cap is an amount of money, of 15 letters.
    await expect(row.locator('[data-phone=more] [data-long]')).toHaveCount(1);
    const lineOf = async (head: string) => (await row.locator(`[data-label^="${head}"]`).boundingBox())?.y;
    expect(await lineOf('Klicks')).toBe(await lineOf('Einnahmen'));
  });
});

test('[A9] [O1] [O10] on a phone ID and category of an offer stand on one line in both lists, and Details leave no label without a text @day3of12', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await page.goto('/offer-wall?view=table');
  const name = page.locator('main tbody').getByRole('rowheader').filter({ hasText: '48590' });
  await expect(name).toBeVisible();
  const tops = await name.evaluate((cell) => {
    const range = document.createRange();
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const found: number[] = [];
    while (walker.nextNode()) {
      range.selectNodeContents(walker.currentNode);
      if (['48590', 'Energy'].includes(walker.currentNode.nodeValue ?? '')) {
        found.push(range.getBoundingClientRect().top);
      }
    }
    return found;
  });
  expect(tops).toHaveLength(2);
  expect(tops[0]).toBeCloseTo(tops[1] ?? 0, 0);

  await page.goto('/analytics?log=conversions&range=last-90-days&status=approved');
  const first = page.getByRole('table', { name: 'Conversions' }).locator('tbody tr').first();
  await first.getByRole('button', { name: 'Details' }).click();
  await expect(first.locator('td[data-label="Time to conversion"]')).toBeVisible();
  await expect(first.locator('td:is([data-label=Lost], [data-label=Reason])')).toHaveCount(0);
});
