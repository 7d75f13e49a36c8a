import type { Browser } from '@playwright/test';
import { onMeasuredPage, openUsable, type Opening, type Sent } from './measured-page.ts';

/** The most requests of which each began when the one before had ended. */
export function roundTrips(requests: readonly Sent[]): number {
  let [count, free] = [0, -Infinity];
  for (const { start, end } of requests.toSorted((one, other) => one.end - other.end)) {
    if (start < free) continue;
    count += 1;
    free = end;
  }
  return count;
}

/** One opening of a screen; ms, bytes, counts. */
export type LoadFigures = {
  usable: number;
  roundTrips: number;
  requests: number;
  KB: number;
  'KB scripts': number;
};

const sum = (requests: readonly Sent[]) => requests.reduce((total, { bytes }) => total + bytes, 0);

/** What was answered before the screen was usable. */
function figuresOf(usable: number, requests: readonly Sent[]): LoadFigures {
  const begin = requests.find(({ kind }) => kind === 'document')?.start ?? 0;
  const needed = requests.filter(({ end, isCached }) => end > 0 && !isCached && end <= begin + usable / 1000);
  return {
    usable,
    roundTrips: roundTrips(needed),
    requests: needed.length,
    KB: sum(needed) / 1000,
    'KB scripts': sum(needed.filter(({ kind }) => kind === 'script')) / 1000,
  };
}

/** Opens an address with empty caches; ends when the screen is usable. */
export const measureOpening = (browser: Browser, url: string, opening: Opening): Promise<LoadFigures> =>
  onMeasuredPage(browser, opening, async ({ page, network }) => {
    const usable = await openUsable(page, url);
    return figuresOf(usable, network.all());
  });

/** Opens an address with empty caches and again after that visit, in which a service worker is installed where there is one. */
export const measureTwice = (
  browser: Browser,
  url: string,
  opening: Opening,
): Promise<{ first: LoadFigures; second: LoadFigures }> =>
  onMeasuredPage(browser, opening, async ({ page, network }) => {
    const open = async () => {
      const usable = await openUsable(page, url);
      return figuresOf(usable, network.all());
    };
    const first = await open();
    if (opening.hasServiceWorker) {
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    }
    await network.quiet();
    await page.goto('about:blank');
    network.forget();
    return { first, second: await open() };
  });

/** One whole visit, until the network is quiet, and then a second one. */
export type Visit = {
  initial: LoadFigures;
  sent: Sent[];
  shift: number;
  /** The longest task after the first paint, ms. */
  longestTask: number;
  /** Bytes that the second visit transferred, data aside. */
  revisit: number;
};

export const measureVisit = (browser: Browser, url: string, opening: Opening): Promise<Visit> =>
  onMeasuredPage(browser, opening, async ({ page, network }) => {
    const open = async () => {
      network.forget();
      const usable = await openUsable(page, url);
      await network.quiet();
      return usable;
    };
    const usable = await open();
    const sent = network.all();
    const { shift, tasks, firstPaint } = await page.evaluate(() => globalThis.bench.seen);
    const late = tasks.filter(([start]) => start > firstPaint).map(([, length]) => length);
    await page.goto('about:blank');
    await open();
    const again = network.all().filter(({ kind, isCached }) => kind !== 'data' && !isCached);
    const initial = figuresOf(usable, sent);
    return { initial, sent, shift, longestTask: Math.max(0, ...late), revisit: sum(again) };
  });
