import type { Browser } from '@playwright/test';
import { onMeasuredPage } from './measured-page.ts';
import type { Site } from './sites.ts';

const filter = 'main input[type=search]';
const betweenKeys = 100;
/** In ms after the screen is usable: before, while and after code is loaded that may be needed next. */
const spans = { early: [0, 2500], 'while parts load': [2500, 8000], late: [8000, 12_000] } as const;
const end = spans.late[1];

const letters = 'kontor mare nostrum';
const keyAt = (index: number) => letters[index % letters.length] ?? 'k';

/** Somebody types from the moment when a list can be used, on a slow CPU: ms from key to paint by span. */
export const measureTyping = (browser: Browser, site: Site): Promise<Record<string, number>> =>
  onMeasuredPage(
    browser,
    { profile: 'cpu4', usable: { selector: filter }, prepare: site.enter },
    async ({ page }) => {
      await page.goto(site.url + (site.screens.list?.path ?? ''), { waitUntil: 'commit' });
      await page.evaluate(() => globalThis.bench.usable);
      const first = await page.evaluate((field) => {
        document.querySelector<HTMLElement>(field)?.focus();
        return performance.now();
      }, filter);
      const started = Date.now();
      for (let index = 0; Date.now() - started < end; index += 1) {
        await page.keyboard.press(keyAt(index));
        await page.waitForTimeout(betweenKeys);
      }
      const keys = await page.evaluate(() => globalThis.bench.seen.keys);
      const within = ([from, to]: readonly [number, number]) =>
        keys.filter(([at]) => at - first >= from && at - first < to).map(([, length]) => length);
      const figures = Object.entries(spans).flatMap(([name, span]) => {
        const lengths = within(span).toSorted((one, other) => one - other);
        return [
          [`${name}, worst`, lengths.at(-1) ?? Number.NaN] as const,
          [`${name}, median`, lengths[Math.floor(lengths.length / 2)] ?? Number.NaN] as const,
        ];
      });
      return Object.fromEntries(figures);
    },
  );
