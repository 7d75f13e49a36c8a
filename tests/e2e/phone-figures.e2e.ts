import type { Page } from '@playwright/test';
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
