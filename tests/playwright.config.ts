import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/find-browser.ts';
import { isWholeProduct, leftOut } from './support/whole-product.ts';

const { args = [], ...browser } = await findBrowser();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  grepInvert: leftOut,
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Node runs TypeScript itself: transpiling all of it anew on a clean checkout takes 7 s of computing before the first test.
  build: { external: ['**/*.ts'] },
  // A loaded machine is slow, not wrong: what was waited for in vain once is waited for once more, and named.
  retries: isWholeProduct ? 0 : 1,
  // A machine that others use takes three times as long for the same test: these bounds are for what hangs.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Two of three keep two cores busy while one waits: 123 tests take 190 s instead of 260.
  workers: 3,
  reporter: 'list',
  // Projects start in their order: what takes its time by the clock does not run alone at the end.
  projects: [
    { name: 'monkey', testMatch: 'monkey/*.e2e.ts' },
    { name: 'portal', testIgnore: 'monkey/*.e2e.ts' },
  ],
  use: {
    // Ends what waits for an element that never comes before the test does.
    actionTimeout: 40_000,
    // Without a graphics card, imitating one costs a tenth of all computing (8.2 s a test instead of 7.3). No page lives
    // long enough to earn what optimising its code costs: without it 44 tests take 62.5 s instead of 67.
    launchOptions: { ...browser, args: [...args, '--disable-gpu', '--js-flags=--no-opt'] },
    // What a worker answers, `page.route` does not see. `service-worker.e2e.ts` has one.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
