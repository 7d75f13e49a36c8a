import type { Page, Request, Route } from '@playwright/test';
import type { Kind, Sent } from './measured-page.ts';

type Loaded = {
  /** Sequential waits before the screen is usable, without pictures and fonts. */
  roundTrips: number;
  /** Every answer until the page is idle; bytes of bodies over the wire. */
  sent: Pick<Sent, 'path' | 'kind' | 'bytes'>[];
};

const kinds: Readonly<Record<string, Kind>> = {
  document: 'document',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
  image: 'image',
};
const isScript = (request: Request) => new URL(request.url()).pathname.endsWith('.js');
// Scripts are fetched before they are imported.
const kindOf = (request: Request) =>
  isScript(request) ? 'script' : (kinds[request.resourceType()] ?? 'data');
const isWaitedFor = (request: Request) => !['font', 'image'].includes(kindOf(request));

async function sentOf(request: Request) {
  const { responseBodySize: bytes } = await request.sizes();
  return { path: new URL(request.url()).pathname, kind: kindOf(request), bytes };
}

// Intercepting requests disables the cache, so a script that has arrived is served again as if from there.
function createCache() {
  const first = new Map<string, Request>();
  return {
    /** It comes over the wire. */
    misses: (request: Request) => {
      const earlier = first.get(request.url());
      if (!earlier && isScript(request)) first.set(request.url(), request);
      return !earlier || earlier === request;
    },
    async give(route: Route) {
      const answer = await first.get(route.request().url())?.response();
      if (!answer) throw new Error(`${route.request().url()} has not come yet`);
      await route.fulfill({ contentType: 'text/javascript', body: await answer.body() });
    },
  };
}

// Until the page is idle.
const idle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve, 100))));

const patience = 10_000;

// A deferred render may pause: until the screen is usable, or requests something.
async function stirred(page: Page, asks: () => boolean, isUsable: (page: Page) => Promise<boolean>) {
  const deadline = Date.now() + patience;
  while (!asks() && !(await isUsable(page))) {
    if (Date.now() > deadline) throw new Error('The screen is not usable, and asks for nothing more');
    await idle(page);
  }
}

/**
 * Opens an address with empty caches on a network that answers in rounds: requests wait until the page is idle, then
 * all are answered together. This counts rounds independently of the machine's speed.
 */
export async function loadInRounds(
  page: Page,
  address: string,
  isUsable: (page: Page) => Promise<boolean>,
): Promise<Loaded> {
  const held: Route[] = [];
  const requests: Request[] = [];
  const cache = createCache();
  let open = 0;
  const end = () => {
    open -= 1;
  };
  page.on('requestfinished', end).on('requestfailed', end);
  page.on('request', (request) => {
    open += 1;
    if (cache.misses(request)) requests.push(request);
  });
  await page.route('**/*', (route) => {
    if (!cache.misses(route.request())) void cache.give(route);
    else if (isWaitedFor(route.request())) held.push(route);
    else void route.continue();
  });
  const settle = async () => {
    do {
      await idle(page);
    } while (open > held.length);
  };
  const answerAll = async () => {
    await Promise.all(held.splice(0).map((route) => route.continue()));
    await settle();
  };
  const opened = page.goto(address, { waitUntil: 'commit' });
  while (held.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  let roundTrips = 1;
  await Promise.all([opened, ...held.splice(0).map((route) => route.continue())]);
  await settle();
  while (!(await isUsable(page))) {
    if (held.length === 0) await stirred(page, () => held.length > 0, isUsable);
    else {
      await answerAll();
      roundTrips += 1;
    }
  }
  while (held.length > 0) await answerAll();
  await page.unroute('**/*');
  return { roundTrips, sent: await Promise.all(requests.map(sentOf)) };
}
