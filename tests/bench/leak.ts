import type { Browser, Page } from '@playwright/test';
import { leftOver, onMeasuredPage } from './measured-page.ts';
import type { Site } from './sites.ts';

const screens = ['/analytics', '/offer-wall', '/live-offers', '/postbacks', '/dashboard'];
const [warmUp, rounds] = [4, 20];

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

/** What 100 navigations leave behind in one page, in % of what was there after the first 20. */
export const measureLeak = (browser: Browser, site: Site): Promise<Record<string, number>> =>
  onMeasuredPage(
    browser,
    { profile: 'none', usable: { selector: 'main h1' }, prepare: site.enter },
    async ({ page, devtools, network }) => {
      await page.goto(`${site.url}/dashboard`);
      await page.evaluate(() => globalThis.bench.usable);
      const after = async (times: number) => {
        for (let round = 0; round < times; round += 1) await goRound(page);
        await network.quiet();
        network.forget();
        return leftOver(devtools);
      };
      const before = await after(warmUp);
      const { heap, nodes, listeners } = await after(rounds);
      const growth = (now: number, then: number) => (100 * (now - then)) / then;
      return {
        'heap KB': heap / 1000,
        'heap growth %': growth(heap, before.heap),
        'node growth %': growth(nodes, before.nodes),
        'listener growth %': growth(listeners, before.listeners),
      };
    },
  );
