import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import type { LocaleName } from '#contract/locales.ts';
import type { Network } from '../support/network.ts';
import { stopLongTimers } from '../support/stop-long-timers.ts';
import { storeToken } from '../support/store-token.ts';
import { watchTouches } from '../support/watch-touches.ts';
import type { Shot } from './shot-list.ts';

type Stage = { browser: Browser; network: Network; locale: LocaleName };
type Opened = { shot: Shot; address: string };
export type Look = { theme: (typeof themes)[number]; width: number };

const themes = ['light', 'dark'] as const;
const heights: Record<number, number> = { 1440: 900, 390: 844 };
// Together longer than React holds back what has just been loaded (300 ms).
const patience = { turns: 8, turnMs: 50, longestMs: 60_000 };

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
  await stopLongTimers(context, 4000);
  return context;
}

type Patience = { turns: number; turnMs: number; longestMs: number; isWholePage: boolean };

/**
 * Runs in the page: resolves when it has changed nothing for some turns of its own, in which a slow machine gets as far
 * as a fast one, and every picture that is there can be painted. On a picture of the whole page, buttons do not keep to
 * the window's lower edge.
 */
async function holdsStill({ turns, turnMs, longestMs, isWholePage }: Patience): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  const keepsToEdge = document.querySelector('[data-submit-row], [data-thumb-bar]') !== null;
  // With another bar there they stay where they belong, as with the one that says that the network is away.
  if (isWholePage && keepsToEdge && window.innerWidth < 640) {
    document.getElementById('root')?.setAttribute('data-banner', '');
  }
  let changes = 0;
  const observer = new MutationObserver(() => {
    changes += 1;
  });
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document, all);
  const limit = performance.now() + longestMs;
  for (let still = 0, seen = changes; still < turns; still += 1) {
    await new Promise((resolve) => setTimeout(resolve, turnMs));
    if (seen !== changes) still = -1;
    seen = changes;
    if (performance.now() > limit) throw new Error('The page never holds still.');
  }
  observer.disconnect();
  await document.fonts.ready;
  const loaded = [...document.images].filter(({ complete }) => complete);
  await Promise.all(loaded.map((image) => image.decode().catch(() => undefined)));
}

type Settle = (shot: Pick<Shot, 'isUnfinished' | 'isOverlay'>) => Promise<void>;

/** Answers a function that waits until the page asks for nothing and changes nothing any more. */
function watch(page: Page): Settle {
  const running = new Set<Request>();
  let changes = 0;
  const start = (request: Request) => {
    running.add(request);
    changes += 1;
  };
  const end = (request: Request) => {
    running.delete(request);
    changes += 1;
  };
  page.on('request', start).on('requestfinished', end).on('requestfailed', end);
  return async ({ isUnfinished = false, isOverlay = false }) => {
    const limit = performance.now() + patience.longestMs;
    // What a state that is still loading waits for are answers; its code is there.
    const isAwaited = (request: Request) => !isUnfinished || request.resourceType() !== 'fetch';
    const isQuiet = () => ![...running].some(isAwaited);
    for (let seen = -1; seen !== changes || !isQuiet();) {
      const addresses = [...running].map((request) => request.url());
      if (performance.now() > limit) throw new Error(`The page never becomes quiet: ${addresses.join(', ')}`);
      seen = changes;
      await page.evaluate(holdsStill, { ...patience, isWholePage: !isOverlay });
    }
  };
}

type Opening = { network: Network; settle: Settle };

async function open(page: Page, { network, settle }: Opening, { shot, address }: Opened): Promise<void> {
  if (shot.visitor === 'shadow') {
    await page.goto(await network.shadowLogin());
    await settle({});
  }
  await page.goto(address);
  await page.locator('main').first().waitFor();
  if (!shot.arrange) return;
  await settle(shot);
  await shot.arrange(page);
}

/** A frame may lack what the page has already, its font for one: a picture counts once the next one is the same. */
async function pictureOf(page: Page, { isOverlay = false }: Shot): Promise<Buffer> {
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: !isOverlay });
  let picture = await take();
  for (let turn = 0; turn < patience.turns; turn += 1) {
    const next = await take();
    if (next.equals(picture)) return picture;
    picture = next;
  }
  throw new Error('No two pictures of the page are the same');
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
  const settle = watch(page);
  await shot.answers?.(page);
  const widths = shot.width ? [shot.width] : [1440, 390];
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: heights[width] ?? 900 });
    if (index === 0) await open(page, { network: stage.network, settle }, opened);
    await settle(shot);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      keep({ theme, width }, await pictureOf(page, shot));
    }
  }
  await context.close();
}
