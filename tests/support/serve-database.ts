import { getRequestListener } from '@hono/node-server';
import { sql } from 'kysely';
import { openCounter } from '#server/auth/limit-counters.ts';
import { createLimits } from '#server/auth/limits.ts';
import { strongHashing } from '#server/auth/passwords.ts';
import { systemClock } from '#server/clock.ts';
import { type Db, openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrations.ts';
import { addTraffic } from '#server/demo/add-traffic.ts';
import { seed } from '#server/demo/seed.ts';
import { noOfferTexts } from '#server/dictionaries/in-language.ts';
import { trustsNobody } from '#server/http/trusted-proxies.ts';
import { outgoingCalls } from '#server/due-work.ts';
import { createApp } from '#server/http/app.ts';
import type { Network } from '#server/network.ts';
import { listen } from '#server/start/listen.ts';
import type { Ready } from './start-network.ts';

// Serves the network on a persistent database with so many more events, as `npm start` does, without a portal and
// background work.

async function fill(db: Db, events: number) {
  const now = systemClock.now();
  const partner = await db.selectFrom('partner').select('id').limit(1).executeTakeFirst();
  if (!partner) await seed(db, now);
  // Without caps every click counts.
  await db.deleteFrom('offer_cap').execute();
  if (events === 0) return;
  const onStep = (done: number) => {
    process.stderr.write(`\r  ${Math.round((100 * done) / events)} % of the events`);
    return true;
  };
  await addTraffic(db, { events, days: 90, now, onStep });
}

async function readFound(db: Db): Promise<Ready['found']> {
  const reports = await db.selectFrom('saved_report').select('name').execute();
  const { rows } = await sql<{ clicks: string; counted: string }>`select
    (select count(*) from click where partner_id = 1) as clicks,
    (select coalesce(sum(clicks), 0) from stat_offer where partner_id = 1) as counted`.execute(db);
  const { clicks, counted } = rows[0] ?? {};
  return { reports: reports.map(({ name }) => name), clicks: Number(clicks), counted: Number(counted) };
}

async function readTables(db: Db): Promise<Ready['tables']> {
  const tables: Ready['tables'] = {};
  for (const table of ['click', 'conversion', 'stat_offer', 'stat_hour', 'stat_dim'] as const) {
    const { rows, bytes } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('rows'))
      .select(sql<string>`pg_total_relation_size(${table}::regclass)`.as('bytes'))
      .executeTakeFirstOrThrow();
    tables[table] = { rows: Number(rows), bytes: Number(bytes) };
  }
  return tables;
}

async function serve(db: Db, databaseUrl: string | null): Promise<string> {
  const { counter } = await openCounter(db, { limitsUrl: null, databaseUrl });
  const network: Network = {
    samplePictures: new Map(),
    offerTexts: noOfferTexts,
    db,
    clock: systemClock,
    limits: createLimits(systemClock, counter),
    hashing: strongHashing,
    origin: 'http://localhost',
    checksReplies: false,
    allowsLoopback: false,
    mailer: null,
    showsOutbox: false,
    closedAccounts: new Set<string>(),
    charts: {},
    countryHeader: null,
    trustsProxy: trustsNobody,
    calls: outgoingCalls(() => network),
    factors: { isRequiredOfOperators: false, key: null },
  };
  const app = createApp({ network, portal: null, tools: null });
  const listener = Promise.resolve(getRequestListener(app.fetch));
  const { port } = await listen(listener, { port: 0 });
  return `http://localhost:${port}`;
}

// Ends with its parent process.
process.stdin.on('end', () => process.exit(0)).resume();
const [place = '', events = '0'] = process.argv.slice(2);
const databaseUrl = place.startsWith('postgres:') ? place : null;
const database = await openDatabase(
  databaseUrl === null ? { directory: place, isFresh: false } : { url: databaseUrl },
);
const { db } = database;
process.on('SIGTERM', () => {
  void database.close().finally(() => process.exit(0));
});
await migrate(db);
await fill(db, Number(events));
const found = await readFound(db);
const tables = await readTables(db);
console.log(JSON.stringify({ ready: true, url: await serve(db, databaseUrl), found, tables }));
