import type { Locator, Page } from '@playwright/test';
import { meetLargeAnswers } from '../support/large-answers.ts';
import { expect, test } from '../support/portal.ts';

/** Key figures that do not lie whole in the window, before anything is scrolled. */
function cutTiles(): string[] {
  const tiles = [...document.querySelectorAll('[role=group]:has(> [aria-pressed]) > *')];
  const isCut = (tile: Element) => {
    const { left, right } = tile.getBoundingClientRect();
    return left < 0 || right > innerWidth || tile.scrollWidth > tile.clientWidth;
  };
  return tiles.length > 0 ? tiles.filter(isCut).map((tile) => tile.textContent) : ['no tiles'];
}

async function expectWholeTiles(page: Page) {
  await page.goto('/analytics');
  await expect(page.locator('[role=group] > [aria-pressed]').first()).toBeVisible();
  for (const width of [360, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await page.evaluate(cutTiles), `${width} px`).toEqual([]);
  }
}

test.describe('in German', () => {
  test.use({ language: 'de' });
  test('[A9.b] [O10] no key figure of Analytics is cut, on a phone and of 16 digits @day5of12', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await expectWholeTiles(page);
    await meetLargeAnswers(page);
    await expectWholeTiles(page);
  });
});

test('[A9] [O10] over time on a phone: the sums first, each day with its change and what it is compared with @day6of12', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await page.goto('/analytics?from=2026-11-10&to=2026-11-12&kpi=clicks,conversions&tab=timeseries');
  const rows = page.getByRole('table', { name: 'Figures over time' }).getByRole('row');
  const seen = (row: Locator) => row.locator('th, td').filter({ visible: true });
  const change = '(?:up|down) [\\d.]+%';
  const cellOf = (name: string) =>
    new RegExp(`^[\\d,]+${name}, change ${change}${name}, before vs\\s[\\d,]+$`);
  await expect(seen(rows.nth(1)).first()).toHaveText('Total');
  const lines = rows.nth(1).locator('[data-aside]');
  await expect(lines.first()).toHaveText(
    new RegExp(`^Clicks, change ${change} vs\\s([\\d,]+)Clicks, before vs\\s\\1$`),
  );
  await expect(seen(rows.nth(4))).toHaveText([
    /^2026\/11\/12Compared with vs\s2026\/11\/09$/,
    cellOf('Clicks'),
    cellOf('Conversions'),
  ]);
  await test.step('of days that are not over, the sum beside the change is that of full days', async () => {
    await page.goto('/analytics?kpi=clicks&tab=timeseries');
    await expect(lines.first()).toHaveText(
      new RegExp(`^Clicks, change ${change} full days: \\S+ vs\\s([\\d,]+)Clicks, before full days: \\1$`),
    );
  });
  await test.step('the sums stand side by side, as those of the days do', async () => {
    await page.goto('/analytics?kpi=payout,conversions&tab=timeseries');
    await expect(rows).toHaveCount(9);
    const startsOf = (row: Locator) =>
      seen(row).evaluateAll((cells) => cells.slice(1).map((cell) => cell.getBoundingClientRect().left));
    const [sums, days] = [await startsOf(rows.nth(1)), await startsOf(rows.nth(2))];
    expect([new Set(sums).size, sums]).toEqual([2, days]);
  });
  await test.step('a tablet has room for a line each', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/analytics?tab=timeseries');
    const heights = await rows
      .locator('td [data-aside]')
      .evaluateAll((all) => all.map((line) => line.clientHeight));
    expect(heights).toEqual(heights.map(() => 16));
  });
});
