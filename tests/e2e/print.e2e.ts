import type { Page } from '@playwright/test';
import { accounts } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';

/** What can be seen of all that is only there to be pressed. */
const toBePressed = (page: Page) =>
  page.locator('.button:not(.filter-bar__row *), .top-bar__root, .row-actions').filter({ visible: true });

test('[O10] [O7] [O8] on paper there is ink on white: the whole table, whose it is and from where, and nothing to press @day10of12', async ({
  page,
  network,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn();
  const address = '/analytics?tab=pivot&country=DE&from=2026-11-01&to=2026-11-19';
  await page.goto(address);
  const grid = page.getByRole('treegrid', { name: 'Pivot' });
  await expect(grid.getByRole('row').nth(3)).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  await expect(
    page.getByText(new RegExp(`^${accounts.publisher}, printed 2026/11/20 13:00:00 Europe/Berlin$`)),
  ).toBeVisible();
  await expect(page.getByText(network.url + address)).toBeVisible();
  await expect(page.getByText('2026/11/01 – 2026/11/19').first()).toBeVisible();
  await expect(page.getByText('Germany').first()).toBeVisible();
  const rows = Number(await grid.getAttribute('aria-rowcount'));
  await expect(grid.getByRole('row')).toHaveCount(rows);
  await expect(page.getByRole('button', { name: 'Views' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(toBePressed(page)).toHaveCount(0);
  const name = grid.getByRole('rowheader').last();
  expect(await name.evaluate((cell) => getComputedStyle(cell).backgroundColor)).toBe('rgb(255, 255, 255)');
  expect(await page.pdf().then((pdf) => pdf.subarray(0, 5).toString())).toBe('%PDF-');

  await page.goto('/postbacks');
  const list = page.getByRole('table', { name: 'Postbacks' });
  await expect(list.getByRole('rowheader').first()).toBeVisible();
  await expect(toBePressed(page)).toHaveCount(0);
  const [table, width] = [await list.boundingBox(), await page.evaluate(() => window.innerWidth)];
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(width);
});

test('[O12] [O10] on paper payments have their invoices, and a log says which conversions it has, within the page @day4of12', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signIn();
  await page.goto('/profile?tab=payments');
  const payments = page.getByRole('table', { name: 'Payments' });
  await expect(payments.getByRole('button', { name: 'Invoice SB-1-0003 as PDF' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(payments.getByRole('row', { name: 'P-0004' })).toContainText('SB-1-0003');
  const sections = page.getByRole('navigation', { name: 'Profile sections' }).getByRole('link');
  await expect(sections.filter({ visible: true })).toHaveText(['Payments']);
  await expect(page.getByRole('combobox').filter({ visible: true })).toHaveCount(0);

  await page.emulateMedia({ media: null });
  await page.goto('/analytics?log=conversions&range=last-90-days&status=rejected');
  const log = page.getByRole('table', { name: 'Conversions' });
  await expect(log.getByRole('rowheader').nth(4)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Status: Rejected', { exact: true })).toBeVisible();
  const [table, width] = [await log.boundingBox(), await page.evaluate(() => window.innerWidth)];
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(width);
});

test('[O10] [O12] on paper figures side by side fill their line, three as well as six', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await signIn();
  for (const [address, figures] of [
    ['/dashboard', [3, 6, 6]],
    ['/profile?tab=payments', [4]],
  ] as const) {
    await page.emulateMedia({ media: null });
    await page.goto(address);
    await expect(page.getByText('Available', { exact: true })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const strips = page.locator('main .kpi__strip').filter({ visible: true });
    await expect
      .poll(() => strips.evaluateAll((all) => all.map((strip) => strip.children.length)))
      .toEqual(figures);
    const gaps = await strips.evaluateAll((all) =>
      all.map((strip) => {
        const ends = [...strip.children].map((tile) => tile.getBoundingClientRect().right);
        return Math.abs(strip.getBoundingClientRect().right - Math.max(...ends)) < 3;
      }),
    );
    expect(gaps).toEqual(figures.map(() => true));
  }
});

/** Words of tables that are torn in two or lie under a picture. */
function unreadableWords(): string[] {
  const range = document.createRange();
  const boxesOf = (node: Node, start: number, end: number) => {
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()].filter(({ width }) => width > 1);
  };
  const isUnder = (box: DOMRect, picture: DOMRect) =>
    Math.min(box.right, picture.right) - Math.max(box.left, picture.left) > 1 &&
    Math.min(box.bottom, picture.bottom) - Math.max(box.top, picture.top) > 1;
  return [...document.querySelectorAll('table')].flatMap((table) => {
    const pictures = [...table.querySelectorAll('img')].map((picture) => picture.getBoundingClientRect());
    const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('code')) continue;
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^\s-]+/g)) {
        const boxes = boxesOf(node, index, index + word.length);
        const isTorn = new Set(boxes.map(({ top }) => Math.round(top))).size > 1;
        const isCovered = boxes.some((box) => pictures.some((picture) => isUnder(box, picture)));
        if (isTorn || isCovered) words.push(word);
      }
    }
    return words;
  });
}

test('[O10] [O6] [O1] on paper no picture lies on a name, and words, figures and dates are whole, within the page @day6of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  for (const address of [
    '/dashboard',
    '/live-offers',
    '/live-offers?tab=pending',
    '/live-offers?tab=campaigns',
    '/offer-wall?view=table',
    '/postbacks',
    '/analytics?log=conversions&range=last-90-days',
    '/analytics?log=clicks&range=last-90-days',
  ]) {
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    await expect(page.locator('main tbody').getByRole('rowheader').nth(2)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const width of [794, 718]) {
      await page.setViewportSize({ width, height: 1000 });
      await expect.poll(() => page.evaluate(unreadableWords), `${address} at ${width} px`).toEqual([]);
      const ends = await page
        .getByRole('table')
        .evaluateAll((tables) => tables.map((table) => table.getBoundingClientRect().right));
      expect(Math.max(...ends), `${address} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

test('[O1] on paper what was earned takes the width of its card @day6of12', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard');
  const figures = page.getByRole('region', { name: 'Your earnings', exact: true }).locator('dl > div');
  await expect(figures).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  const widths = await figures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThan(200);
});
