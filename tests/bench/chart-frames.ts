import type { Browser, Page } from '@playwright/test';
import { kpi, type KpiValues } from '#contract/analytics.ts';
import type { Network } from '../support/network.ts';
import { storeToken } from '../support/store-token.ts';
import { framesOf, type Frames } from './samples.ts';

const slowdown = 4;
const hour = 3_600_000;
const moves = 120;

// Six lines over a quarter of a year, and more points than any network sends.
const cases = [
  {
    name: '92 days x 6 lines',
    points: 92,
    kpis: 'clicks,unique_clicks,conversions,pending,rejected,impressions',
  },
  { name: '10,000 points', points: 10_000, kpis: 'clicks' },
] as const;

const valuesOf = (nth: number): KpiValues =>
  Object.fromEntries(
    kpi.options.map((name, place) => [name, 50 + ((nth * (7919 + 2 * place)) % (97 + 13 * place))]),
  );

// Hours, for any number of points.
const pointsOf = (count: number, shift: number) =>
  Array.from({ length: count }, (_, nth) => ({
    date: new Date(Date.UTC(2024, 0, 1) + nth * hour).toISOString().slice(0, 16),
    values: valuesOf(nth + shift),
  }));

// In ms, from the last byte of the answers to the painted chart.
const answerToPaint = (page: Page, button: string) =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const line = () => document.querySelector('figure svg')?.innerHTML;
        const before = line();
        const answered = () =>
          Math.max(
            ...performance
              .getEntriesByType('resource')
              .filter((entry) => entry.name.includes('/analytics/'))
              .map((entry) => (entry as PerformanceResourceTiming).responseEnd), // By its type.
          );
        performance.clearResourceTimings();
        const look = () => {
          if (line() === before) requestAnimationFrame(look);
          else setTimeout(() => resolve(performance.now() - answered()));
        };
        [...document.querySelectorAll('main button')]
          .find((found): found is HTMLElement => found.getAttribute('aria-label') === name)
          ?.click();
        requestAnimationFrame(look);
      }),
    button,
  );

// In ms, while the pointer crosses the chart, a step per frame.
const cross = (page: Page) =>
  page.evaluate(
    (count) =>
      new Promise<number[]>((resolve) => {
        const plot = document.querySelector('figure svg')?.parentElement;
        const { left = 0, top = 0, width = 0 } = plot?.getBoundingClientRect() ?? {};
        const lengths: number[] = [];
        let last = performance.now();
        function frame(now: number) {
          lengths.push(now - last);
          last = now;
          if (lengths.length > count) {
            resolve(lengths.slice(1));
            return;
          }
          const clientX = left + (width * lengths.length) / (count + 2);
          plot?.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY: top + 40, bubbles: true }));
          requestAnimationFrame(frame);
        }
        requestAnimationFrame(frame);
      }),
    moves,
  );

async function measure(page: Page, { points, kpis }: (typeof cases)[number]) {
  let requests = 0;
  await page.route('**/analytics/timeseries?*', (route) => {
    requests += 1;
    return route.fulfill({ json: { data: pointsOf(points, requests), meta: {} } });
  });
  await page.goto(`/analytics?compare=none&interval=hour&kpi=${kpis}`);
  await page.locator('figure svg path').nth(5).waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const painted = await answerToPaint(page, 'Refresh');
  return { painted, frames: await cross(page) };
}

/** Charts on a slowed CPU: from the answer to the paint, and frames under the pointer, in ms. */
export async function benchCharts(browser: Browser, network: Network): Promise<Record<string, Frames>> {
  const figures: Record<string, Frames> = {};
  for (const chart of cases) {
    const context = await browser.newContext({
      baseURL: network.url,
      viewport: { width: 1440, height: 900 },
    });
    await storeToken(context, network, 'publisher');
    const { painted, frames } = await measure(await context.newPage(), chart);
    await context.close();
    figures[`chart of ${chart.name} ${slowdown}x`] = { ...framesOf(frames), 'answer to paint': painted };
  }
  return figures;
}
