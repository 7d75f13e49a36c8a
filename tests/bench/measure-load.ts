import type { Page, Request } from '@playwright/test';

export type Kind = 'document' | 'script' | 'style' | 'font' | 'image' | 'data';

/** One answer: its path, what it is, and the bytes of its body as they came over the wire. */
export type Transfer = { path: string; kind: Kind; bytes: number };

/** What was asked for before the screen was usable, and what followed until the network was quiet. */
export type Load = { initial: Transfer[]; later: Transfer[] };

const kinds: readonly [Kind, RegExp][] = [
  ['script', /\.js$/],
  ['style', /\.css$/],
  ['font', /\.woff2?$/],
  ['image', /\.(svg|png|webp|avif|ico)$/],
];

async function transferOf(request: Request): Promise<Transfer> {
  await request.response();
  const { pathname } = new URL(request.url());
  const kind = kinds.find(([, pattern]) => pattern.test(pathname))?.[0];
  const fallback = request.resourceType() === 'document' ? 'document' : 'data';
  const { responseBodySize } = await request.sizes();
  return { path: pathname, kind: kind ?? fallback, bytes: responseBodySize };
}

/**
 * Opens an address in a page whose context is new (so its caches are empty). Requests count as initial when they were
 * started before the screen was usable, whether or not it had to wait for them.
 */
export async function measureLoad(
  page: Page,
  address: string,
  usable: (page: Page) => Promise<void>,
): Promise<Load> {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(request);
  });
  await page.goto(address, { waitUntil: 'commit' });
  await usable(page);
  const before = requests.length;
  await page.waitForLoadState('networkidle');
  const transfers = await Promise.all(requests.map(transferOf));
  return { initial: transfers.slice(0, before), later: transfers.slice(before) };
}
