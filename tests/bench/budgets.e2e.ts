import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal.ts';
import { stopLongTimers } from '../support/stop-long-timers.ts';
import { loadBudgets } from './budgets.ts';
import { loadInRounds } from './first-load.ts';

type Shift = { value: number; hadRecentInput: boolean };
declare global {
  // In pages of these tests only.
  var shift: number;
}

// Layout shift from the first paint on.
async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & Shift)[]) {
        if (!hadRecentInput) globalThis.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => globalThis.shift);
}

const shows = (selector: string) => (page: Page) => page.locator(selector).first().isVisible();

for (const [name, { path, usable, ...budget }] of Object.entries(loadBudgets)) {
  test(`the first visit of the ${name} stays within its round trips, requests and bytes`, async ({
    page,
    signIn,
  }) => {
    // Counts the first visit alone, however slow the machine is.
    await stopLongTimers(page);
    const shiftOf = await watchShift(page);
    if (name !== 'login') await signIn();
    const { roundTrips, sent } = await loadInRounds(page, path, shows(usable));
    const kb = (kind: string) =>
      sent.filter((one) => one.kind === kind).reduce((total, { bytes }) => total + bytes / 1000, 0);
    const count = (kind: string) => sent.filter((one) => one.kind === kind).length;
    const cost = {
      roundTrips,
      page: kb('document'),
      scripts: kb('script'),
      styles: kb('style'),
      fonts: kb('font'),
      files: sent.length - count('data') - count('image'),
      calls: count('data'),
      shift: await shiftOf(),
    };
    for (const figure of Object.keys(cost) as (keyof typeof cost)[]) {
      expect.soft(cost[figure], figure).toBeLessThanOrEqual(budget[figure]);
    }
    expect(cost.scripts).toBeGreaterThan(0);
  });
}
