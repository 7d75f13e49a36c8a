import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { dist } from '#server/start/paths.ts';
import { openNetwork } from '../support/network.ts';
import { root } from '../support/project.ts';
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

type Row = readonly [
  name: string,
  before: number,
  gzip: number,
  now: number,
  again: number | '',
  more: string,
];

/** The host that is shipped, in front of a network. */
async function openShipped(networkUrl: string) {
  const child: ChildProcess = spawn(process.execPath, ['src/server/serve.ts'], {
    cwd: root,
    env: { ...process.env, NETWORK_URL: networkUrl, PORT: '0', LOG_FORMAT: 'json' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('The host has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const [url] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (url !== undefined) return { url, close: () => child.kill() };
  }
  throw new Error('The host that is shipped did not start');
}

async function ask(url: string, headers: Record<string, string>) {
  const asked = request(url, { headers });
  const started = performance.now();
  const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage]; // As the event is declared.
  const bytes = Buffer.concat((await answer.toArray()) as Buffer[]).length; // No encoding is set.
  if (![200, 304].includes(answer.statusCode ?? 0)) throw new Error(`${url} answered ${answer.statusCode}`);
  return { bytes, status: answer.statusCode, tag: answer.headers.etag, ms: performance.now() - started };
}

// The quickest of five: what the machine does besides is not of interest.
async function quickest(url: string, headers: Record<string, string>) {
  const first = await ask(url, headers);
  let { ms } = first;
  for (let nth = 1; nth < 5; nth += 1) ms = Math.min(ms, (await ask(url, headers)).ms);
  return { ...first, ms };
}

const asGzip = { 'accept-encoding': 'gzip' };
const asBrowser = { 'accept-encoding': 'gzip, deflate, br' };

async function rowOf(name: string, url: string, headers: Record<string, string>): Promise<Row> {
  const plain = await quickest(url, headers);
  const zip = await ask(url, { ...headers, ...asGzip });
  const packed = await quickest(url, { ...headers, ...asBrowser });
  const repeated = await ask(url, { ...headers, 'if-none-match': packed.tag ?? '' });
  const again = repeated.status === 304 ? repeated.bytes : '';
  return [name, plain.bytes, zip.bytes, packed.bytes, again, (packed.ms - plain.ms).toFixed(1)];
}

async function weigh(url: string): Promise<Row> {
  const [plain, zip, packed] = [await ask(url, {}), await ask(url, asGzip), await ask(url, asBrowser)];
  return ['', plain.bytes, zip.bytes, packed.bytes, '', ''];
}

const sum = (rows: readonly Row[], column: 1 | 2 | 3) => rows.reduce((total, row) => total + row[column], 0);

function print(title: string, rows: readonly Row[]) {
  const all = ['all', sum(rows, 1), sum(rows, 2), sum(rows, 3), '', ''];
  printTable(title, [['', 'before: as it is', 'gzip', 'now: brotli', 'again', 'ms more'], ...rows, all]);
}

// Files of the build by kind, with their twins.
function builtFiles(): string[] {
  const names = readdirSync(join(dist, 'assets'), { recursive: true, encoding: 'utf8' });
  return names.filter(
    (name) => /\.(js|css|svg)$/.test(name) && statSync(join(dist, 'assets', name)).isFile(),
  );
}

/** Prints what answers and files weigh on the wire, as each was sent before it was compressed and as a browser gets it. */
const network = await openNetwork();
const shipped = await openShipped(network.url);
try {
  const { access_token: token } = await network.signIn('publisher');
  const headers = { authorization: `Bearer ${token}` };
  const answers: Row[] = [];
  for (const [name, path] of Object.entries(calls)) {
    answers.push(await rowOf(name, shipped.url + path, headers));
  }
  print('Bytes of answers over the wire, from the host that is shipped', answers);
  const files: Row[] = [await rowOf('page', `${shipped.url}/login`, { accept: 'text/html' })];
  for (const [name, kind] of [
    ['scripts of the portal', /^[^/]+\.js$/],
    ['styles', /\.css$/],
    ['scripts of auditors and operators', /\/.+\.js$/],
  ] as const) {
    const rows: Row[] = [];
    for (const file of builtFiles().filter((found) => kind.test(found))) {
      rows.push(await weigh(`${shipped.url}/assets/${file}`));
    }
    files.push([`${name}, ${rows.length} files`, sum(rows, 1), sum(rows, 2), sum(rows, 3), '', '']);
  }
  print('Bytes of files', files);
} finally {
  shipped.close();
  await network.stop();
}
