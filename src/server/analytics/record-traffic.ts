import { type Insertable, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { Schema } from '../database/schema.ts';
import type { Audience } from '../tracking/tables.ts';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { dayOf } from '#contract/days.ts';
import { type Sums, addSums, noSums, sumNames } from './sums.ts';

export type Click = Insertable<Schema['click']>;
export type Conversion = Insertable<Schema['conversion']>;
type Place = Audience & { partner_id: number; offer_id: number; link_id: number };
export type Impressions = { place: Place; ts: Date; impressions: number };

export type Converted = { row: Conversion; click: Click };

// A conversion whose status has changed; `before` defaults to pending.
export type Decided = Converted & { before?: Conversion['status'] };

/** `decided` are conversions that were recorded before. */
export type Traffic = {
  clicks: Click[];
  impressions: Impressions[];
  conversions: Converted[];
  decided: Decided[];
};
type Change = { place: Place; ts: Date; sums: Partial<Sums> };

const counted = { clicks: 1 };
const uniquely = { clicks: 1, unique_clicks: 1 };

function worth({ status, payout_micros, sale_micros }: Conversion): Partial<Sums> {
  if (status === 'rejected') return { rejected: 1 };
  return { conversions: 1, pending: status === 'pending' ? 1 : 0, payout_micros, sale_micros };
}

const negative = (sums: Partial<Sums>): Partial<Sums> =>
  Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, -value]));

// A conversion counts at its own time, with the audience of its click.
function changesOf(traffic: Traffic): Change[] {
  return [
    ...traffic.impressions.map(({ place, ts, impressions }) => ({ place, ts, sums: { impressions } })),
    ...traffic.clicks.map((row) => ({ place: row, ts: row.ts, sums: row.is_unique ? uniquely : counted })),
    ...traffic.conversions.map(({ row, click }) => ({ place: click, ts: row.ts, sums: worth(row) })),
    ...traffic.decided.flatMap(({ row, click, before = 'pending' }) => [
      { place: click, ts: row.ts, sums: negative(worth({ ...row, status: before })) },
      { place: click, ts: row.ts, sums: worth(row) },
    ]),
  ];
}

const startOfHour = (ts: Date) => new Date(ts.getTime() - (ts.getTime() % millisecondsInHour));

type Keys = Record<string, string | number | Date>;
// `name` identifies a row in a map; `keys` are the key columns.
type Rollup = {
  table: 'stat_offer' | 'stat_hour' | 'stat_dim';
  name: (change: Change) => string;
  keys: (change: Change) => Keys;
};

const dayNumber = (ts: Date) => Math.floor(ts.getTime() / millisecondsInDay);
const hourNumber = (ts: Date) => Math.floor(ts.getTime() / millisecondsInHour);

const rollups: Rollup[] = [
  {
    table: 'stat_offer',
    name: ({ place, ts }) => `${place.partner_id} ${dayNumber(ts)} ${place.offer_id} ${place.link_id}`,
    keys: ({ place: { partner_id, offer_id, link_id }, ts }) => ({
      partner_id,
      day: dayOf(ts),
      offer_id,
      link_id,
    }),
  },
  {
    table: 'stat_hour',
    name: ({ place, ts }) => `${place.partner_id} ${hourNumber(ts)} ${place.offer_id}`,
    keys: ({ place: { partner_id, offer_id }, ts }) => ({ partner_id, hour: startOfHour(ts), offer_id }),
  },
  {
    table: 'stat_dim',
    name: ({ place, ts }) =>
      `${place.partner_id} ${dayNumber(ts)} ${place.offer_id} ${place.country} ${place.os} ${place.device} ${place.browser} ${place.carrier}`,
    keys: ({ place: { partner_id, offer_id, country, os, device, browser, carrier }, ts }) => ({
      partner_id,
      day: dayOf(ts),
      offer_id,
      country,
      os,
      device,
      browser,
      carrier,
    }),
  },
];

function sumUp({ name, keys }: Rollup, changes: Change[]) {
  const rows = new Map<string, Keys & Sums>();
  for (const change of changes) {
    const key = name(change);
    let row = rows.get(key);
    if (!row) {
      row = { ...keys(change), ...noSums };
      rows.set(key, row);
    }
    addSums(row, change.sums);
  }
  // Several writers lock the rows in the same order.
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

async function addToRollup(db: Db, rollup: Rollup, changes: Change[]) {
  const [first] = changes;
  if (!first) return;
  const { table } = rollup;
  const keys = Object.keys(rollup.keys(first)).map((name) => sql.ref(name));
  const added = sumNames.map(
    (sum) => sql`${sql.ref(sum)} = ${sql.ref(`${table}.${sum}`)} + ${sql.ref(`excluded.${sum}`)}`,
  );
  await insertRows(db, table, {
    // `keys` gives the key columns of its own table, which the type of the union cannot say.
    rows: sumUp(rollup, changes) as unknown as Insertable<Schema[typeof table]>[],
    conflict: sql`on conflict (${sql.join(keys)}) do update set ${sql.join(added)}`,
  });
}

async function decide(db: Db, decided: Traffic['decided']) {
  if (decided.length === 0) return;
  const part = JSON.stringify(decided.map(({ row }) => row));
  await sql`update conversion v set status = d.status, reason = d.reason, decided_at = d.decided_at
    from json_populate_recordset(null::conversion, ${part}::json) d
    where v.partner_id = d.partner_id and v.id = d.id`.execute(db);
}

/** Adds traffic to every rollup; call it in the transaction of the raw rows, so that totals always agree (O10). */
export async function countTraffic(db: Db, traffic: Traffic) {
  const changes = changesOf(traffic);
  for (const rollup of rollups) await addToRollup(db, rollup, changes);
}

/** Writes raw rows and every rollup; call it inside a transaction. */
export async function recordTraffic(db: Db, traffic: Traffic) {
  await insertRows(db, 'click', { rows: traffic.clicks });
  await insertRows(db, 'conversion', { rows: traffic.conversions.map(({ row }) => row) });
  await decide(db, traffic.decided);
  await countTraffic(db, traffic);
}
