import type { Browser, Page } from '@playwright/test';
import { bytesOfObjects } from './heap-objects.ts';
import { leftOver, onMeasuredPage, openUsable } from './measured-page.ts';
import type { Site } from './sites.ts';

const screens = ['/analytics', '/offer-wall', '/live-offers', '/postbacks', '/dashboard'];
const [warmUp, rounds] = [4, 20];
// In ms: code of other screens is fetched from 10 s after the start on.
const untilIdle = 11_000;

async function goRound(page: Page) {
  for (const path of screens) {
    const title = await page.locator('main h1').innerText();
    await page.locator(`header a[href="${path}"]`).first().click();
    await page.waitForFunction((before) => {
      const now = document.querySelector('main h1')?.textContent;
      return now !== undefined && now !== before;
    }, title);
  }
}

/**
 * In % of the heap after 40 navigations, when all code has come that comes by itself: what 100 more leave behind, and
 * another 100. Code that is compiled grows the first figures: a leak grows the objects of the last.
 */
export const measureLeak = (browser: Browser, site: Site): Promise<Record<string, number>> =>
  onMeasuredPage(
    browser,
    { profile: 'none', usable: { selector: 'main h1' }, prepare: site.enter },
    async ({ page, devtools, network }) => {
      await openUsable(page, `${site.url}/dashboard`);
      const after = async (times: number) => {
        for (let round = 0; round < times; round += 1) await goRound(page);
        await network.quiet();
        network.forget();
        return { ...(await leftOver(devtools)), objects: await bytesOfObjects(devtools) };
      };
      const growth = (now: number, then: number) => (100 * (now - then)) / then;
      await after(warmUp);
      await network.quiet(untilIdle);
      const before = await after(warmUp);
      const first = await after(rounds);
      const second = await after(rounds);
      return {
        'heap KB': first.heap / 1000,
        'heap growth %': growth(first.heap, before.heap),
        'object growth %': growth(first.objects, before.objects),
        'node growth %': growth(first.nodes, before.nodes),
        'listener growth %': growth(first.listeners, before.listeners),
        'heap growth % of 100 more': growth(second.heap, first.heap),
        'object growth % of 100 more': growth(second.objects, first.objects),
      };
    },
  );
