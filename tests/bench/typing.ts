import type { Browser } from '@playwright/test';
import { onMeasuredPage, openUsable } from './measured-page.ts';
import type { Site } from './sites.ts';

const lasts = 12_000;
const betweenKeys = 100;

/** When code that may be needed begins to load, in ms after the screen is usable. */
const stages = { 'before 3 s': 3000, '3 to 10 s': 10_000, 'after 10 s': Infinity };

type Key = readonly [start: number, length: number];

/** The longest key of each stage, and the first one; `usable` as `start`. */
export function worstKeys(keys: readonly Key[], usable: number): Record<string, number> {
  let from = 0;
  const figures: Record<string, number> = { first: keys[0]?.[1] ?? 0 };
  for (const [stage, until] of Object.entries(stages)) {
    const inside = keys.filter(([start]) => start - usable >= from && start - usable < until);
    figures[stage] = Math.max(0, ...inside.map(([, length]) => length));
    from = until;
  }
  return figures;
}

/** Types into the search of a list from the moment it is usable, on a slow CPU: ms from a key to its paint. */
export const measureTyping = (browser: Browser, site: Site): Promise<Record<string, number>> =>
  onMeasuredPage(
    browser,
    { profile: 'cpu4', usable: site.screens.list?.usable ?? { selector: 'main' }, prepare: site.enter },
    async ({ page }) => {
      const usable = await openUsable(page, `${site.url}${site.screens.list?.path}`);
      await page.locator('input[type=search]:visible').first().focus();
      const end = Date.now() + lasts;
      for (let key = 'k'; Date.now() < end; key = key === 'k' ? 'Backspace' : 'k') {
        await page.keyboard.press(key);
        await page.waitForTimeout(betweenKeys);
      }
      return worstKeys(await page.evaluate(() => globalThis.bench.seen.keys), usable);
    },
  );
