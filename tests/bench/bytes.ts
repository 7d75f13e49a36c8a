import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { openNetwork } from '../support/network.ts';
import { printTable } from './table.ts';

const ninetyDays = 'date_from=2026-08-23&date_to=2026-11-20';
const thirtyDays = 'date_from=2026-10-22&date_to=2026-11-20';
const calls = {
  'pivot, 90 days by date, country, system': `/publisher/v2/analytics/pivot?${ninetyDays}&dimensions=date,country,os`,
  'pivot, 30 days by offer, link, country': `/publisher/v2/analytics/pivot?${thirtyDays}&dimensions=offer_id,link_id,country`,
  'timeseries, 90 days': `/publisher/v2/analytics/timeseries?${ninetyDays}`,
  'report, every offer': `/publisher/v2/analytics/report?${ninetyDays}&limit=-1`,
  'report as CSV': `/publisher/v2/analytics/report/download?${ninetyDays}`,
  'offer wall, 100 offers': '/publisher/v1/offers?limit=100',
  'offer wall, a page': '/publisher/v1/offers?limit=10',
  'offers as CSV': '/publisher/v1/offers/download',
  'live offers, 100 rows': '/publisher/v1/approvals?type=live&limit=100',
  'links, 100 rows': '/publisher/v1/tracking-links?limit=100',
  'links as CSV': '/publisher/v1/tracking-links/download',
  'activity, 100 rows': '/publisher/v1/activity?limit=100',
  'dictionary at the start': '/storage/dict.json',
  'dictionary of countries': '/public/v1/dict/countries?limit=-1',
  'dictionary of categories': '/public/v1/dict/categories?limit=-1',
  'definitions of figures': '/publisher/v2/analytics/dict-kpi',
  configuration: '/publisher/v1/config',
  'profile, never compressed': '/publisher/v1/user-profile',
};

/** Prints what the largest answers weigh on the wire, as every answer was sent before and as a browser gets it. */
const network = await openNetwork();
try {
  const { access_token: token } = await network.signIn('publisher');
  const ask = async (path: string, more: Record<string, string>) => {
    const headers = { authorization: `Bearer ${token}`, ...more };
    const asked = request(network.url + path, { headers });
    const started = performance.now();
    const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage]; // As the event is declared.
    const bytes = Buffer.concat((await answer.toArray()) as Buffer[]).length; // No encoding is set.
    const { statusCode: status = 0, headers: got } = answer;
    return { status, bytes, tag: got.etag, ms: performance.now() - started };
  };
  // The quickest of five: what the machine does besides is not of interest.
  const quickest = async (path: string, more: Record<string, string>) => {
    const first = await ask(path, more);
    let { ms } = first;
    for (let nth = 1; nth < 5; nth += 1) ms = Math.min(ms, (await ask(path, more)).ms);
    return { ...first, ms };
  };
  const rows: (string | number)[][] = [];
  for (const [name, path] of Object.entries(calls)) {
    const plain = await quickest(path, {});
    if (plain.status !== 200) throw new Error(`${path} answered ${plain.status}`);
    const zip = await ask(path, { 'accept-encoding': 'gzip' });
    const packed = await quickest(path, { 'accept-encoding': 'gzip, deflate, br' });
    const again = packed.tag === undefined ? null : await ask(path, { 'if-none-match': packed.tag });
    const more = (packed.ms - plain.ms).toFixed(1);
    rows.push([name, plain.bytes, zip.bytes, packed.bytes, again?.bytes ?? '', more]);
  }
  printTable('Bytes of bodies over the wire', [
    ['', 'as it is', 'gzip', 'brotli', 'again', 'ms more'],
    ...rows,
  ]);
} finally {
  await network.stop();
}
