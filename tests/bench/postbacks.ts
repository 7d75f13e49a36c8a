import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import type { Network } from '#server/network.ts';
import { readOptions } from '#server/start/options.ts';
import { startServer } from '#server/start/start-server.ts';
import { print } from './network-served.ts';

const deliveries = 10_000;
const hosts = 200;
const slowHosts = 60;
const click = '/g/1/3';
const clickEvery = 20;
const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

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

/** Clicks at a steady pace; ends with the wait at the median and at the 99th percentile, ms. */
function clicking(url: string) {
  const waits: number[] = [];
  async function go() {
    const started = performance.now();
    const { status } = await fetch(url + click, { redirect: 'manual', headers: { 'user-agent': agent } });
    if (status !== 302) throw new Error(`A click was answered by ${status}`);
    waits.push(performance.now() - started);
  }
  const pace = setInterval(() => void go(), clickEvery);
  return () => {
    clearInterval(pace);
    const sorted = waits.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
    return [at(0.5), at(0.99)] as const;
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

const alone = clicking(url);
await wait(10_000);
const before = alone();

await queue(
  network,
  Array.from({ length: deliveries }, (_, index) => sites.hostOf(index % hosts)),
);
const beside = clicking(url);
const due = setInterval(() => network.calls.wake(), 2000);
network.calls.wake();
const quick = await until(network, sql<boolean>`attempts = 0 and host like '127.0.%'`);
const during = beside();
const rest = clicking(url);
const all = await until(network, sql<boolean>`attempts = 0`);
const afterwards = rest();

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
await sites.close();

print(`${deliveries} postbacks to ${hosts} hosts, ${slowHosts} of which never answer`, [
  ['', 's', 'clicks p50 ms', 'clicks p99 ms'],
  ['before', '', ...before],
  ['all to hosts that answer', quick, ...during],
  ['first attempts of all', (Number(quick) + Number(all)).toFixed(1), ...afterwards],
  ['shutdown with 200 calls under way', stop, '', ''],
]);
process.exit(0);
