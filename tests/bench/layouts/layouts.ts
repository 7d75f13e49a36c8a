import { sql } from 'kysely';
import { addDays } from '#contract/days.ts';
import type { Db } from '#server/database/database.ts';
import { type Chunk, days, inChunk } from './events.ts';

type Table = 'click' | 'conversion';
export type Layout = {
  name: string;
  /** Behind `create table`, and the statements that make its partitions. */
  by: (table: Table) => string;
  parts: (table: Table, today: string) => string[];
  /** What every unique key has to have in it besides. */
  keyed: string;
};

const hashed = 8;
const halves = 2;
const ranges = (table: Table, today: string) =>
  Array.from({ length: days + 2 }, (_, nth) => {
    const day = addDays(today, nth - days);
    const until = addDays(today, nth - days + 1);
    return { name: `${table}_${day.replaceAll('-', '')}`, from: day, until };
  });
const ofHash = (table: string, count: number) =>
  Array.from(
    { length: count },
    (_, rest) =>
      `create table ${table}_h${rest} partition of ${table} for values with (modulus ${count}, remainder ${rest})`,
  );
const ofDays = (table: Table, today: string, more = '') => [
  `create table ${table}_before partition of ${table} for values from (minvalue) to ('${addDays(today, -days)}T00:00Z') ${more}`,
  ...ranges(table, today).map(
    ({ name, from, until }) =>
      `create table ${name} partition of ${table} for values from ('${from}T00:00Z') to ('${until}T00:00Z') ${more}`,
  ),
];

export const layouts: readonly Layout[] = [
  { name: 'plain', by: () => '', parts: () => [], keyed: '' },
  {
    name: 'publisher',
    by: () => 'partition by hash (partner_id)',
    parts: (table) => ofHash(table, hashed),
    keyed: '',
  },
  { name: 'day', by: () => 'partition by range (ts)', parts: ofDays, keyed: ', ts' },
  {
    name: 'day and publisher',
    by: () => 'partition by range (ts)',
    parts: (table, today) => [
      ...ofDays(table, today, 'partition by hash (partner_id)'),
      ...[`${table}_before`, ...ranges(table, today).map(({ name }) => name)].flatMap((name) =>
        ofHash(name, halves),
      ),
    ],
    keyed: ', ts',
  },
];

const columns: Record<Table, string> = {
  click:
    'partner_id, id, ts, offer_id, link_id, country, os, device, browser, carrier, sub1, sub2, sub3, sub4, sub5, is_unique',
  conversion: 'partner_id, id, click_id, ts, offer_id, status, kind, goal, txid, payout_micros, sale_micros',
};

const tables = ['click', 'conversion'] as const;

/** Empty tables of this layout, beside those of the network; no crash has to be outlived. */
export async function makeTables(db: Db, { by, parts }: Layout, today: string) {
  for (const table of tables) {
    const like = `create table ${table} (like public.${table} including defaults) ${by(table)}`;
    for (const statement of [like, ...parts(table, today)]) {
      const kind = statement.includes(' partition by ') ? 'table' : 'unlogged table';
      await sql.raw(statement.replace('create table', `create ${kind}`)).execute(db);
    }
  }
}

export async function addToTables(db: Db, chunk: Chunk) {
  for (const table of tables) {
    const listed = columns[table];
    await sql
      .raw(`insert into ${table} (${listed}) select ${listed} from ${inChunk(table, chunk)}`)
      .execute(db);
  }
}

/** Faster made when all rows are there. */
export const keysOf = ({ keyed }: Layout): string[] => [
  `alter table click add primary key (partner_id, id${keyed})`,
  'create index click_log on click (partner_id, ts, id)',
  'create index click_log_offer on click (partner_id, offer_id, ts, id)',
  `alter table conversion add primary key (partner_id, id${keyed})`,
  `create unique index conversion_report on conversion (partner_id, click_id, goal, txid${keyed})`,
  'create index conversion_log on conversion (partner_id, ts, id)',
  'create index conversion_log_offer on conversion (partner_id, offer_id, ts, id)',
  'create index conversion_transaction on conversion (partner_id, txid text_pattern_ops)',
  'vacuum analyze click, conversion',
];

/** The oldest day goes: as a partition where days are partitions. */
export async function dropDay(db: Db, { name }: Layout, today: string) {
  const day = addDays(today, -days);
  const until = addDays(day, 1);
  if (name.startsWith('day')) {
    await sql.raw(`drop table click_${day.replaceAll('-', '')}`).execute(db);
    return;
  }
  await sql`delete from click where ts >= ${`${day}T00:00Z`} and ts < ${`${until}T00:00Z`}`.execute(db);
}
