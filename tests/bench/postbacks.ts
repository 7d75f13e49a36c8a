import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import type { Network } from '#server/network.ts';
import { readOptions } from '#server/start/options.ts';
import { startServer } from '#server/start/start-server.ts';
import { printTable } from './table.ts';

const deliveries = 10_000;
const hosts = 200;
const slowHosts = 60;
const click = '/g/1/3';

async function openSites() {
  const worker = new Worker(new URL('postback-sites.ts', import.meta.url));
  const [{ port }] = (await once(worker, 'message')) as [{ port: number }]; // As it posts it.
  const hostOf = (index: number) => `127.${index < slowHosts ? 1 : 0}.1.${index + 1}:${port}`;
  return { hostOf, close: () => worker.terminate() };
}

async function queue({ db, clock }: Network, hostNames: readonly string[]) {
  const rows = hostNames.map((host) => ({
    partner_id: 1,
    postback_id: 1,
    conversion_id: '00000000-0000-4000-8000-000000000000',
    event_id: 'lead' as const,
    method: 'GET' as const,
    url: `http://${host}/`,
    host,
    status: 'queued' as const,
    attempts: 0,
    next_at: clock.now(),
    created_at: clock.now(),
  }));
  for (let from = 0; from < rows.length; from += 1000) {
    await db
      .insertInto('postback_delivery')
      .values(rows.slice(from, from + 1000))
      .execute();
  }
}

/** Clicks at a steady pace; `end` resolves with the wait at the median and at the 99th percentile, ms. */
function openVisitors(url: string) {
  const worker = new Worker(new URL('click-visitors.ts', import.meta.url));
  return {
    begin: () => worker.postMessage(url + click),
    end: async () => {
      worker.postMessage(null);
      const [waits] = (await once(worker, 'message')) as [number[]]; // As it posts it.
      const sorted = waits.toSorted((a, b) => a - b);
      const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
      return [at(0.5), at(0.99), at(1 - Number.EPSILON)] as const;
    },
    close: () => worker.terminate(),
  };
}

// Seconds until no delivery fits `condition`.
async function until({ db }: Network, condition: ReturnType<typeof sql<boolean>>) {
  const started = performance.now();
  for (;;) {
    const left = await db
      .selectFrom('postback_delivery')
      .select('id')
      .where(condition)
      .limit(1)
      .executeTakeFirst();
    if (!left) return ((performance.now() - started) / 1000).toFixed(1);
    await wait(500);
  }
}

const sites = await openSites();
const { url, network, close } = await startServer({
  ...readOptions(['--test', '--port', '0'], {}),
  servesPortal: false,
});
if (!network) throw new Error('There is no network to measure');
await network.db.deleteFrom('postback_attempt').execute();
await network.db.deleteFrom('postback_delivery').execute();

const visitors = openVisitors(url);
const due = setInterval(() => network.calls.wake(), 2000);
const quickOnes = sql<boolean>`attempts = 0 and host like '127.0.%'`;
/** Clicks until the calls to hosts that answer are made. */
async function beside(on: Network, hostNames: readonly string[]) {
  await queue(on, hostNames);
  visitors.begin();
  on.calls.wake();
  const seconds = await until(on, quickOnes);
  return [seconds, ...(await visitors.end())] as const;
}

visitors.begin();
await wait(10_000);
const alone = await visitors.end();
const all = Array.from({ length: deliveries }, (_, index) => index % hosts);
const fast = all.filter((host) => host >= slowHosts).map(sites.hostOf);
const fastOnly = await beside(network, fast);
const withSlow = await beside(network, all.map(sites.hostOf));
visitors.begin();
const rest = await until(network, sql<boolean>`attempts = 0`);
const slowOnly = await visitors.end();

await queue(
  network,
  Array.from({ length: 200 }, (_, index) => sites.hostOf(index % slowHosts)),
);
network.calls.wake();
await wait(1000);
clearInterval(due);
const stopping = performance.now();
await close();
const stop = ((performance.now() - stopping) / 1000).toFixed(1);
await Promise.all([sites.close(), visitors.close()]);

printTable(`${deliveries} postbacks to ${hosts} hosts, ${slowHosts} of which never answer`, [
  ['', 's', 'clicks p50 ms', 'p99 ms', 'longest ms'],
  ['clicks alone', '10.0', ...alone],
  [`${fast.length} to the hosts that answer, alone`, ...fastOnly],
  [`${fast.length} to the hosts that answer, beside the others`, ...withSlow],
  ['first attempts at the others', rest, ...slowOnly],
  ['shutdown with 200 calls under way', stop, '', '', ''],
]);
process.exit(0);
