import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal.ts';

/**
 * What a figure that counts up was: its text, what was drawn over it, what would be copied of it, and by how much it was
 * wider than without.
 */
type Moment = { text: string; drawn: string; copied: string; wider: number };

declare global {
  // In watched pages only.
  var moments: Moment[][];
  var drawings: number;
  var entrances: string[];
}

// Runs in the page before anything of its own.
function watchMotion() {
  const known: Element[] = [];
  globalThis.moments = [];
  globalThis.drawings = 0;
  const widthOf = (element: HTMLElement, isWhole = false) => {
    const { counted } = element.dataset;
    if (isWhole) delete element.dataset['counted'];
    const { width } = element.getBoundingClientRect();
    if (isWhole) element.dataset['counted'] = counted;
    return width;
  };
  const note = (element: HTMLElement) => {
    const drawn = element.dataset['counted'];
    if (drawn === undefined) return;
    if (!known.includes(element)) known.push(element);
    getSelection()?.selectAllChildren(element);
    (globalThis.moments[known.indexOf(element)] ??= []).push({
      text: element.textContent,
      drawn,
      wider: widthOf(element) - widthOf(element, true),
      copied: getSelection()?.toString() ?? '',
    });
    getSelection()?.removeAllRanges();
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of [target, ...addedNodes]) {
        if (!(node instanceof HTMLElement)) continue;
        for (const element of [node, ...node.querySelectorAll<HTMLElement>('[data-counted]')]) note(element);
      }
    }
    // Its own.
    observer.takeRecords();
  });
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-counted'] });
  document.addEventListener('animationstart', ({ animationName }) => {
    if (animationName === 'draw') globalThis.drawings += 1;
  });
}

const counting = (page: Page) => page.locator('[data-counted]');
const figures = (page: Page) => page.locator('main .kpi__value');

async function settle(page: Page) {
  await expect(figures(page).filter({ hasText: /\d/ })).toHaveCount(15);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(counting(page)).toHaveCount(0);
}

const amountIn = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));
const isRising = (values: readonly number[]) =>
  values.every((value, nth) => nth === 0 || value >= (values[nth - 1] ?? 0));

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('[O10] the figures of the dashboard count up once and its chart is drawn once; what is read, copied and laid out is the whole figure from the start @day2of12', async ({
    page,
    signIn,
  }) => {
    await page.addInitScript(watchMotion);
    await signIn();
    await page.goto('/dashboard');
    await settle(page);
    const counted = await page.evaluate(() => globalThis.moments);
    expect(counted.length).toBeGreaterThan(9);
    for (const moments of counted) {
      const { text = '' } = moments[0] ?? {};
      expect(moments.every((moment) => moment.text === text && moment.copied === text)).toBe(true);
      expect(moments.every((moment) => moment.wider === 0)).toBe(true);
      const drawn = moments.map((moment) => amountIn(moment.drawn));
      expect(isRising([...drawn, amountIn(text)]), text).toBe(true);
      expect(drawn[0]).toBeLessThan(amountIn(text));
      // In the same currency, with the same decimals.
      const shape = (written: string) => written.replaceAll(/[\d,]+/g, '0').replace(/\.\d+/, '.');
      expect(
        moments.every((moment) => shape(moment.drawn) === shape(text)),
        text,
      ).toBe(true);
    }
    expect(await page.evaluate(() => globalThis.drawings)).toBe(1);

    // Neither a refresh, nor another figure of the chart, nor coming back.
    await page.evaluate(() => globalThis.moments.splice(0));
    await page.getByRole('button', { name: 'Refresh' }).first().click();
    await settle(page);
    await page.getByRole('radiogroup').locator('label', { hasText: 'Conversions' }).click();
    await expect(page.getByRole('heading', { name: 'Conversions per day' })).toBeVisible();
    expect(await page.evaluate(() => globalThis.drawings)).toBe(1);
    await page.getByRole('link', { name: 'Postbacks' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Postbacks' })).toBeVisible();
    await page.goBack();
    await settle(page);
    expect(await page.evaluate(() => globalThis.moments)).toEqual([]);
  });

  test('[O6] [O3] a list and its details fade in once each, no other screen does @day5of12', async ({
    page,
    signIn,
  }) => {
    await page.addInitScript(() => {
      globalThis.entrances = [];
      const note = ({ target }: Event) => {
        if (target instanceof Element && target.id === 'main') globalThis.entrances.push(location.pathname);
      };
      addEventListener('animationstart', note, true);
    });
    await signIn();
    await page.goto('/live-offers');
    const name = page.getByRole('rowheader').getByRole('link').first();
    const [text, href] = [await name.innerText(), await name.getAttribute('href')];
    await name.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().click();
    await settle(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
    await page.getByRole('main').getByRole('link', { name: 'Live Offers' }).click();
    await expect(name).toBeVisible();
    expect(await page.evaluate(() => globalThis.entrances)).toEqual([href, '/live-offers']);
  });
});

test('[O10] [A9] with reduced motion nothing counts up and nothing is drawn @day11of12', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(watchMotion);
  await signIn();
  await page.goto('/dashboard');
  await settle(page);
  expect(await page.evaluate(() => [globalThis.moments, globalThis.drawings])).toEqual([[], 0]);
});
