import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import type { LocaleName } from '#i18n/locales.ts';
import type { Network } from '../support/network.ts';
import { storeToken } from '../support/store-token.ts';
import { watchTouches } from '../support/watch-touches.ts';
import type { Shot } from './shot-list.ts';

type Stage = { browser: Browser; network: Network; locale: LocaleName };
type Opened = { shot: Shot; address: string };
export type Look = { theme: (typeof themes)[number]; width: number };

const themes = ['light', 'dark'] as const;
const heights: Record<number, number> = { 1440: 900, 390: 844 };
// Longer than React holds back what has just been loaded (300 ms).
const quietMs = 400;
const longestMs = 60_000;

async function openContext({ browser, network, locale }: Stage): Promise<BrowserContext> {
  const localStorage = [{ name: 'locale', value: locale }];
  const context = await browser.newContext({
    baseURL: network.url,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: network.url, localStorage }] },
  });
  await context.clock.setFixedTime('2026-11-20T12:00:00Z');
  return context;
}

/** Answers a function that waits until the page asks for nothing any more, whatever it asked for before. */
function watchNetwork(page: Page): (isUnfinished: boolean) => Promise<void> {
  const running = new Set<Request>();
  let changed = performance.now();
  const start = (request: Request) => {
    running.add(request);
    changed = performance.now();
  };
  const end = (request: Request) => {
    running.delete(request);
    changed = performance.now();
  };
  page.on('request', start).on('requestfinished', end).on('requestfailed', end);
  const isQuiet = (isUnfinished: boolean) =>
    (running.size === 0 || isUnfinished) && performance.now() - changed > quietMs;
  return async (isUnfinished) => {
    const limit = performance.now() + longestMs;
    while (!isQuiet(isUnfinished)) {
      const asked = [...running].map((request) => request.url());
      if (performance.now() > limit) throw new Error(`The page never becomes quiet: ${asked.join(', ')}`);
      await wait(25);
    }
  };
}

async function open(page: Page, network: Network, { shot, address }: Opened): Promise<void> {
  const quiet = watchNetwork(page);
  if (shot.visitor === 'shadow') {
    await page.goto(await network.shadowLogin());
    await quiet(false);
  }
  await page.goto(address);
  await page.locator('main').first().waitFor();
  await quiet(shot.isUnfinished === true);
  if (!shot.arrange) return;
  await shot.arrange(page);
  await wait(quietMs);
  await quiet(shot.isUnfinished === true);
}

/** Opens a state once and takes its picture in every theme and width; `keep` gets each. */
export async function takeShot(
  stage: Stage,
  opened: Opened,
  keep: (look: Look, picture: Buffer) => void,
): Promise<void> {
  const { shot } = opened;
  await stage.network.resetIfTouched();
  const context = await openContext(stage);
  watchTouches(context, stage.network);
  if (shot.visitor && shot.visitor !== 'shadow') await storeToken(context, stage.network, shot.visitor);
  const page = await context.newPage();
  await shot.answers?.(page);
  const widths = shot.width ? [shot.width] : [1440, 390];
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: heights[width] ?? 900 });
    if (index === 0) await open(page, stage.network, opened);
    else await wait(quietMs);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const picture = await page.screenshot({
        animations: 'disabled',
        caret: 'hide',
        fullPage: !shot.isOverlay,
      });
      keep({ theme, width }, picture);
    }
  }
  await context.close();
}
