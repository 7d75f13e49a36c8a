import type { Browser, Page } from '@playwright/test';
import type { KpiValues } from '#contract/analytics.ts';
import type { PivotRow } from '#contract/reports.ts';
import type { Network } from '../support/network.ts';
import { storeToken } from '../support/store-token.ts';
import { framesOf, type Frames } from './samples.ts';

/** 10,000 rows with five figures each: as many as the network sends. */
const [offers, countries, days] = [20, 25, 20];
const figures = 'clicks,conversions,cr,epc,payout';
const slowdowns = [1, 4];
const [steps, pixels] = [240, 180];

const letter = (nth: number) => String.fromCodePoint(65 + nth);

function rowOf(nth: number): PivotRow {
  const offer = Math.floor(nth / (countries * days));
  const country = `A${letter(Math.floor(nth / days) % countries)}`;
  const date = new Date(Date.UTC(2026, 10, 1 + (nth % days))).toISOString().slice(0, 10);
  const clicks = 1 + ((nth * 7919) % 9973);
  const conversions = clicks % 97;
  const payout = conversions * 12.5;
  const values: KpiValues = {
    clicks,
    conversions,
    payout,
    cr: (100 * conversions) / clicks,
    epc: payout / clicks,
  };
  return {
    keys: { offer_id: 1000 + offer, country, date },
    labels: { offer_id: `Offer ${offer}`, country, date },
    values,
  };
}

const rows = Array.from({ length: offers * countries * days }, (_, nth) => rowOf(nth));
const answer = { data: { data: rows, total: rows.length, limit: -1, offset: 0 }, meta: {} };

/** The lengths of the frames, in ms, while the tree grid scrolls a step in each of them. */
const scroll = (page: Page) =>
  page.evaluate(
    ([count, height]) =>
      new Promise<number[]>((resolve) => {
        const grid = document.querySelector('[role=treegrid]');
        const lengths: number[] = [];
        let last = performance.now();
        function frame(now: number) {
          lengths.push(now - last);
          last = now;
          if (lengths.length > count) {
            resolve(lengths.slice(1));
            return;
          }
          grid?.scrollBy(0, height);
          requestAnimationFrame(frame);
        }
        requestAnimationFrame(frame);
      }),
    [steps, pixels] as const,
  );

/** What changing the sort takes until the rows stand in their new order on screen, in ms. */
const sorting = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        document.querySelector<HTMLElement>('[role=columnheader]:last-child button')?.click();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      }),
  );

/** Scrolls and sorts a pivot of 50,000 cells, on the CPU as it is and slowed down: its frames, ms. */
export async function benchPivot(browser: Browser, network: Network): Promise<Record<string, Frames>> {
  const context = await browser.newContext({
    baseURL: network.url,
    viewport: { width: 1440, height: 900 },
  });
  await storeToken(context, network, 'publisher');
  const page = await context.newPage();
  await page.route('**/analytics/pivot?*', (route) => route.fulfill({ json: answer }));
  await page.goto(`/analytics?tab=pivot&dimensions=offer_id,country,date&columns=${figures}`);
  await page.getByRole('treegrid').getByRole('rowheader').nth(5).waitFor();
  const devtools = await context.newCDPSession(page);
  const measured: Record<string, Frames> = {};
  for (const rate of slowdowns) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    await page.getByRole('treegrid').evaluate((grid) => grid.scrollTo(0, 0));
    const frames = framesOf(await scroll(page));
    measured[`pivot ${rate}x`] = { ...frames, 'another sort': await sorting(page) };
  }
  await context.close();
  return measured;
}
