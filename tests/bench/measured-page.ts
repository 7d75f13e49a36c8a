import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { watchPage, type Condition } from './probe.ts';

/** The presets of the browser's own tools: latency in ms, bytes a second. */
export const profiles = {
  none: { cpu: 1, latency: 0, down: -1, up: -1 },
  cpu2: { cpu: 2, latency: 0, down: -1, up: -1 },
  cpu4: { cpu: 4, latency: 0, down: -1, up: -1 },
  cpu6: { cpu: 6, latency: 0, down: -1, up: -1 },
  fast4g: { cpu: 4, latency: 165, down: 1_012_500, up: 168_750 },
  slow4g: { cpu: 4, latency: 562.5, down: 180_000, up: 84_375 },
};
export type Profile = keyof typeof profiles;

/** Kinds of requests; figures and dictionaries are data. */
export type Kind = 'document' | 'script' | 'style' | 'font' | 'image' | 'data';

/** A request as the browser has seen it; times in s, on a clock of its own. */
export type Sent = { path: string; kind: Kind; start: number; end: number; bytes: number; isCached: boolean };

const kinds: Readonly<Record<string, Kind>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
};

async function watchNetwork(devtools: CDPSession) {
  const requests = new Map<string, Sent>();
  let lastChange = Date.now();
  const change = (id: string, values: Partial<Sent>) => {
    lastChange = Date.now();
    const request = requests.get(id);
    if (request) Object.assign(request, values);
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type = '' }) => {
    if (!request.url.startsWith('http')) return;
    const path = new URL(request.url).pathname;
    const kind = path.endsWith('.js') ? 'script' : (kinds[type] ?? 'data');
    requests.set(requestId, { path, kind, start: timestamp, end: 0, bytes: 0, isCached: false });
    change(requestId, {});
  });
  devtools.on('Network.responseReceived', ({ requestId, response: { fromDiskCache, fromServiceWorker } }) => {
    if (fromDiskCache || fromServiceWorker) change(requestId, { isCached: true });
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => change(requestId, { isCached: true }));
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const isCached = requests.get(requestId)?.isCached ?? false;
    change(requestId, { end: timestamp, bytes: isCached ? 0 : encodedDataLength });
  });
  devtools.on('Network.loadingFailed', ({ requestId, timestamp }) => change(requestId, { end: timestamp }));
  await devtools.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 });
  return {
    all: () => [...requests.values()],
    forget: () => requests.clear(),
    /** Waits until there were no requests and answers for so long. */
    quiet: async (rest = 500) => {
      const deadline = Date.now() + 20_000;
      const isQuiet = () =>
        Date.now() - lastChange > rest && [...requests.values()].every(({ end }) => end > 0);
      while (!isQuiet() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}

export type Measured = {
  page: Page;
  devtools: CDPSession;
  network: Awaited<ReturnType<typeof watchNetwork>>;
};
export type Opening = {
  profile: Profile;
  usable: Condition;
  prepare?: (context: BrowserContext) => Promise<void>;
  /** Without, the browser has its own cache only. */
  hasServiceWorker?: boolean;
};

/** A page with empty caches on a machine and a network as the profile says, for as long as it is measured. */
export async function onMeasuredPage<T>(
  browser: Browser,
  { profile, usable, prepare, hasServiceWorker = false }: Opening,
  measure: (measured: Measured) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    serviceWorkers: hasServiceWorker ? 'allow' : 'block',
  });
  try {
    await prepare?.(context);
    const page = await context.newPage();
    // A page that breaks never becomes usable.
    const broken = new Promise<never>((_, reject) => page.once('pageerror', reject));
    await page.addInitScript(watchPage, usable);
    const devtools = await context.newCDPSession(page);
    const network = await watchNetwork(devtools);
    await devtools.send('Performance.enable');
    const { cpu, latency, down, up } = profiles[profile];
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: down,
      uploadThroughput: up,
    });
    return await Promise.race([measure({ page, devtools, network }), broken]);
  } finally {
    await context.close();
  }
}

const patience = 60_000;

/** Opens an address; when its screen was usable, in ms since the navigation. */
export async function openUsable(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  const late = page.waitForTimeout(patience).then(() => {
    throw new Error(`${address} was not usable within ${patience / 1000} s`);
  });
  return Promise.race([page.evaluate(() => globalThis.bench.usable), late]);
}

/** Collects garbage and answers what is left: bytes of the heap, nodes of the document, listeners. */
export async function leftOver(devtools: CDPSession) {
  await devtools.send('HeapProfiler.enable');
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? 0;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}
