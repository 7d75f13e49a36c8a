import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { addDays, dayOf } from '#contract/days.ts';
import { clickIdOf } from '#contract/tracked-ids.ts';
import { type FilterQuery, selectionOf } from '#server/analytics/read-selection.ts';
import { type PageRequest, allRows } from '#server/analytics/log/log-page.ts';
import { readClicks } from '#server/analytics/log/read-clicks.ts';
import { readConversions } from '#server/analytics/log/read-conversions.ts';
import { readReasons } from '#server/analytics/log/read-reasons.ts';
import { systemClock } from '#server/clock.ts';
import { analyze } from '#server/database/analyze.ts';
import { type Db, openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrations.ts';
import { addTraffic } from '#server/demo/add-traffic.ts';
import { seed } from '#server/demo/seed.ts';
import type { ConversionStatus } from '#server/tracking/tables.ts';
import { printTable } from './table.ts';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { events: { type: 'string', default: '10000000' }, conversions: { type: 'string', default: '0' } },
});
const events = Number(values.events);
const conversions = Number(values.conversions);
const days = 90;
const runs = 15;
const partnerId = 1;
const now = systemClock.now();
const period = { date_from: addDays(dayOf(now), -days), date_to: dayOf(now) };

type Filter = Partial<FilterQuery> & { status?: ConversionStatus; reasons?: readonly string[] };
const filters: Readonly<Record<string, Filter>> = {
  'no filter': {},
  'one offer': { offer_id: [48_213] },
  'three offers': { offer_id: [48_213, 47_790, 46_902] },
  'an offer without rows': { offer_id: [48_466] },
  'one link': { link_id: [3] },
  country: { country: ['AT'] },
  'sub ID, 31 days': { sub1: ['newsletter'], date_from: addDays(dayOf(now), -30) },
  rejected: { status: 'rejected' },
  approved: { status: 'approved' },
  'a frequent reason': { reasons: ['canceled'] },
  'a rare reason': { reasons: ['fraud'] },
  'no reason given, or two more': { reasons: ['', 'terms', 'unpaid'] },
  'a reason that nobody gave': { reasons: ['Too late'] },
};

type Read = (page: PageRequest) => Promise<{ data: unknown[]; next_cursor: string | null }>;

async function timesOf(act: () => Promise<unknown>) {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    await act();
    times.push(performance.now() - started);
  }
  const sorted = times.toSorted((one, other) => one - other);
  return [sorted[Math.floor(runs / 2)], sorted.at(-1)].map((time) => (time ?? 0).toFixed(1));
}

// A place behind some hundred pages costs what the first one does.
async function cursorFarBehind(read: Read) {
  let cursor: string | null | undefined;
  for (let page = 0; page < 100 && cursor !== null; page += 1) {
    cursor = (await read({ limit: 100, cursor })).next_cursor;
  }
  return cursor ?? undefined;
}

async function rowsOf(name: string, read: Read) {
  const far = await cursorFarBehind(read);
  const first = await timesOf(() => read({ limit: 20 }));
  const later = far === undefined ? ['', ''] : await timesOf(() => read({ limit: 20, cursor: far }));
  return [name, ...first, ...later];
}

// One that the publisher has, its first letters, and one that nobody has.
async function transactionsOf(db: Db) {
  const { rows } = await sql<{ txid: string }>`
    select txid from conversion where partner_id = ${partnerId} and txid <> '' limit 1`.execute(db);
  const own = rows[0]?.txid ?? '';
  return { 'a transaction': own, 'how transactions begin': own.slice(0, 2), 'no transaction': `${own}-` };
}

// One that has a conversion, how it begins, and one that nobody has.
async function clicksOf(db: Db) {
  const { rows } = await sql<{ click: string }>`
    select click_id as click from conversion where partner_id = ${partnerId} limit 1`.execute(db);
  const own = clickIdOf(partnerId, rows[0]?.click ?? '');
  const missing = clickIdOf(partnerId, '00000000-0000-0000-0000-000000000000');
  return { 'a click': own, 'how clicks begin': own.slice(0, 5), 'no click': missing };
}

async function printLogs(db: Db) {
  const rows = [];
  for (const [name, { status, reasons, ...filter }] of Object.entries(filters)) {
    const selection = selectionOf({ ...period, ...filter }, partnerId, []);
    const statuses = status && [status];
    rows.push(
      await rowsOf(`conversions, ${name}`, (page) =>
        readConversions(db, { selection, statuses, reasons }, page),
      ),
    );
    if (status || reasons) continue;
    rows.push(await rowsOf(`clicks, ${name}`, (page) => readClicks(db, { selection }, page)));
  }
  for (const [name, transaction] of Object.entries(await transactionsOf(db))) {
    const selection = selectionOf(period, partnerId, []);
    const filter = { selection, transaction };
    rows.push(await rowsOf(`conversions, ${name}`, (page) => readConversions(db, filter, page)));
  }
  for (const [name, click] of Object.entries(await clicksOf(db))) {
    const filter = { selection: selectionOf(period, partnerId, []), click };
    rows.push(await rowsOf(`conversions, ${name}`, (page) => readConversions(db, filter, page)));
    rows.push(await rowsOf(`clicks, ${name}`, (page) => readClicks(db, filter, page)));
  }
  printTable(`Pages of 20 rows, ms, ${runs} runs each`, [
    ['', 'first, median', 'worst', '10,000 rows behind, median', 'worst'],
    ...rows,
  ]);
}

async function printReasons(db: Db) {
  const [median, worst] = await timesOf(() => readReasons(db, partnerId, 'en'));
  const found = await readReasons(db, partnerId, 'en');
  printTable(`Reasons to choose from, ms, ${runs} runs`, [
    ['reasons', 'median', 'worst'],
    [found.length, median ?? '', worst ?? ''],
  ]);
}

// What an export writes a second is the same after a million rows.
async function printExport(db: Db) {
  const selection = selectionOf(period, partnerId, []);
  const started = performance.now();
  const all = allRows((page) => readConversions(db, { selection }, page));
  let rows = 0;
  while (rows < 1_000_000 && !(await all.next()).done) rows += 1;
  const seconds = (performance.now() - started) / 1000;
  printTable('All conversions, as an export reads them', [
    ['rows', 'seconds', 'rows a second'],
    [rows, seconds.toFixed(1), Math.round(rows / seconds)],
  ]);
}

// Indexes that are made afterwards take a quarter of the time; ids are random, so that of the primary key above all.
async function withoutIndexes(db: Db, fill: () => Promise<unknown>) {
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'p' and conrelid in ('click'::regclass, 'conversion'::regclass)`.execute(
    db,
  );
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('click', 'conversion') and not indexname = any(${keys.map(({ name }) => name)})`.execute(
    db,
  );
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  for (const { table, name } of keys) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db);
  }
  await fill();
  for (const { table, name, definition } of keys) {
    const key = sql`${sql.ref(name)} ${sql.raw(definition)}`;
    await sql`alter table ${sql.table(table)} add constraint ${key}`.execute(db);
  }
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
  await analyze(db);
}

// Further conversions of the clicks that there are: traffic of that size brings hundreds of millions of clicks. Their
// transactions begin each in its own way, as those of advertisers do.
async function repeatConversions(db: Db, count: number) {
  await sql`create temporary table sample as select * from conversion`.execute(db);
  const found = await sql<{ rows: number }>`select count(*)::int as rows from sample`.execute(db);
  const own = found.rows[0]?.rows ?? 0;
  await sql`
    insert into conversion (partner_id, id, click_id, ts, offer_id, status, kind, goal, txid, payout_micros,
      sale_micros, odd_amount, decided_at, reason)
    select partner_id, gen_random_uuid(), click_id, ts + random() * interval '1 hour', offer_id, status, kind, goal,
      copy || '-' || txid, payout_micros, sale_micros, odd_amount, decided_at, reason
    from generate_series(1, ${Math.ceil(count / own)}) copy cross join sample limit ${count - own}`.execute(
    db,
  );
}

const directory = await mkdtemp(path.join(os.tmpdir(), 'traffic-log-'));
const { DATABASE_URL: url } = process.env;
const database = await openDatabase(
  url ? { url } : { directory: path.join(directory, 'data'), isFresh: true },
);
try {
  const { db } = database;
  await migrate(db);
  await seed(db, now);
  const started = performance.now();
  await withoutIndexes(db, async () => {
    await addTraffic(db, { events, days, now, onStep: () => true });
    if (conversions > 0) await repeatConversions(db, conversions);
  });
  console.log(`Filled in ${Math.round((performance.now() - started) / 1000)} s.`);
  const { rows } = await sql<{ table: string; rows: number; own: number }>`
    select 'click' as table, count(*) as rows, count(*) filter (where partner_id = ${partnerId}) as own from click
    union all select 'conversion', count(*), count(*) filter (where partner_id = ${partnerId}) from conversion`.execute(
    db,
  );
  printTable('Rows', [['', 'all', 'of the publisher'], ...rows.map((row) => [row.table, row.rows, row.own])]);
  await printLogs(db);
  await printReasons(db);
  await printExport(db);
} finally {
  await database.close();
  await rm(directory, { recursive: true, force: true });
}
process.exit(0);
