import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';
import { android } from '../api/visits.ts';
import { signInAt } from '../support/plain-network.ts';
import { findPostgresql, startPostgresql } from '../support/postgresql.ts';
import { root } from '../support/project.ts';

const usual = 1_000_000;
const seconds = 5;
const connections = 10;
const latencies = 40;

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const ninetyDays = `date_from=${day(90)}&date_to=${day(1)}`;
const thirtyDays = `date_from=${day(30)}&date_to=${day(1)}`;

/** Five calls as a day in the portal makes them, and what a visitor does. */
const typical = {
  'profile at the start': '/publisher/v1/user-profile',
  'offer wall, a page': '/publisher/v1/offers?limit=10',
  'live offers, a page': '/publisher/v1/approvals?type=live&limit=10',
  'dashboard, 30 days': `/publisher/v2/analytics/overview?${thirtyDays}`,
  'click on a link': '/g/1/1',
};
const analytics = {
  'timeseries by day': `/publisher/v2/analytics/timeseries?${ninetyDays}`,
  'overview with the days before': `/publisher/v2/analytics/overview?${ninetyDays}`,
  'pivot country × device': `/publisher/v2/analytics/pivot?${ninetyDays}&dimensions=country,device`,
  'report by offer': `/publisher/v2/analytics/report?${ninetyDays}&limit=10`,
};

type Served = { url: string; token: string };
type Row = readonly (string | number)[];

/** Runs a network on a place for as long as something is measured. */
async function served(place: string, events: number, measure: (on: Served) => Promise<void>) {
  const child = spawn(process.execPath, ['tests/bench/serve.ts', place, String(events)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    const [url] = await Promise.race([
      once(createInterface(child.stdout), 'line').then((line) => line.map(String)),
      ended.then(() => {
        throw new Error('The network did not start');
      }),
    ]);
    await measure({ url: String(url), token: await signInAt(String(url)) });
  } finally {
    child.kill('SIGKILL');
    await ended.catch(() => undefined);
  }
}

async function load({ url, token }: Served, path: string, extent: { duration: number } | { amount: number }) {
  const result = await autocannon({
    url: url + path,
    connections: 'amount' in extent ? 1 : connections,
    headers: { authorization: `Bearer ${token}`, 'user-agent': android },
    ...extent,
  });
  const failed = result['4xx'] + result['5xx'] + result.errors;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests of ${path} failed`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

function print(title: string, [head, ...rows]: readonly [Row, ...Row[]]) {
  console.log(`\n${title}`);
  for (const [name = '', ...figures] of [head, ...rows]) {
    console.log(
      `  ${String(name).padEnd(32)}${figures.map((figure) => String(figure).padStart(12)).join('')}`,
    );
  }
}

async function printFigures(engine: string, on: Served, events: number) {
  const requests: Row[] = [];
  for (const [name, path] of Object.entries(typical)) {
    const { perSecond, p50, p99 } = await load(on, path, { duration: seconds });
    requests.push([name, Math.round(perSecond), p50, p99]);
  }
  print(`${engine}: ${connections} connections, ${seconds} s each`, [
    ['', 'requests/s', 'p50 ms', 'p99 ms'],
    ...requests,
  ]);
  const waits: Row[] = [];
  for (const [name, path] of Object.entries(analytics)) {
    const { p50, p99 } = await load(on, path, { amount: latencies });
    waits.push([name, p50, p99]);
  }
  print(`${engine}: analytics over 90 days of ${events} events, one after the other`, [
    ['', 'p50 ms', 'p99 ms'],
    ...waits,
  ]);
}

async function onEmbedded(events: number) {
  const directory = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  try {
    await served(directory, events, (on) => printFigures('Embedded database', on, events));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function onPostgresql(events: number) {
  const installation = findPostgresql();
  if (!installation) {
    console.log('\nPostgreSQL: skipped, there is none on this machine');
    return;
  }
  const server = await startPostgresql(installation, { isDurable: true });
  try {
    await served(server.url, events, (on) => printFigures('PostgreSQL', on, events));
  } finally {
    await server.stop();
  }
}

const asked = Number(process.argv[process.argv.indexOf('--events') + 1]);
const events = process.argv.includes('--events') && asked > 0 ? asked : usual;
await onEmbedded(events);
await onPostgresql(events);
