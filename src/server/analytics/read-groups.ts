import { type RawBuilder, sql } from 'kysely';
import type { Kpi } from '#contract/analytics.ts';
import type { Dimension } from '#contract/reports.ts';
import type { Db } from '../database/database.ts';
import { buckets, summed } from './read-sums.ts';
import { type Column, type Selection, rowsOf, sourceFor } from './sources.ts';
import type { Sums } from './sums.ts';

type Group = { column: Column; name: RawBuilder<unknown> };

const plain = (column: Exclude<Column, 'day' | 'hour'>): Group => ({ column, name: sql.ref(`s.${column}`) });
const groups: Record<Dimension, Group> = {
  date: { column: 'day', name: buckets.day },
  week: { column: 'day', name: buckets.week },
  month: { column: 'day', name: buckets.month },
  hour: { column: 'hour', name: buckets.hour },
  offer_id: plain('offer_id'),
  link_id: plain('link_id'),
  country: plain('country'),
  os: plain('os'),
  device: plain('device'),
  browser: plain('browser'),
  carrier: plain('carrier'),
  sub1: plain('sub1'),
  sub2: plain('sub2'),
  sub3: plain('sub3'),
  sub4: plain('sub4'),
  sub5: plain('sub5'),
};

const part = (upper: RawBuilder<unknown>, lower: RawBuilder<unknown>) =>
  sql`${upper}::numeric / nullif(${lower}, 0)`;
const clicks = sql`sum(s.clicks)`;
const impressions = sql`sum(s.impressions)`;
const conversions = sql`sum(s.conversions)`;
const payout = sql`sum(s.payout_micros)`;
const orders: Record<Kpi, RawBuilder<unknown>> = {
  impressions,
  clicks,
  unique_clicks: sql`sum(s.unique_clicks)`,
  conversions,
  pending: sql`sum(s.pending)`,
  rejected: sql`sum(s.rejected)`,
  payout,
  sale_amount: sql`sum(s.sale_micros)`,
  ctr: part(clicks, impressions),
  cr: part(conversions, clicks),
  epc: part(payout, clicks),
  ecpm: part(payout, impressions),
  avg_payout: part(payout, conversions),
};
const offerName = sql`(select o.name collate "und-x-icu" from offer o where o.id = s.offer_id)`;

export const columnsOf = (dimensions: readonly Dimension[]) =>
  dimensions.map((dimension) => groups[dimension].column);

// `name` sorts by the name of the offer; limit -1 is all rows.
export type Splitting = {
  dimensions: readonly Dimension[];
  sort: Kpi | `-${Kpi}` | 'name' | '-name';
  limit: number;
  offset: number;
};
export type SumsOfGroup = { keys: Partial<Record<Dimension, string | number>>; sums: Sums };

const nullsLast = sql`nulls last`;

function orderOf({ sort, dimensions }: Splitting) {
  const descends = sort.startsWith('-');
  const name = (descends ? sort.slice(1) : sort) as Kpi | 'name'; // Without the minus.
  const first = name === 'name' ? offerName : orders[name];
  const keys = dimensions.map((dimension) => groups[dimension].name);
  return sql.join([sql`${first} ${descends ? sql`desc` : sql`asc`} ${nullsLast}`, ...keys]);
}

export async function readGroups(db: Db, selection: Selection, splitting: Splitting) {
  const { dimensions, limit, offset } = splitting;
  const source = sourceFor(selection, columnsOf(dimensions));
  const keys = dimensions.map((dimension) => groups[dimension].name);
  const named = dimensions.map((dimension) => sql`${groups[dimension].name} as ${sql.ref(dimension)}`);
  const from = rowsOf(selection, source);
  const { rows } = await sql<Sums & Record<Dimension, string | number>>`
    select ${sql.join(named)}, ${summed} ${from} group by ${sql.join(keys)} order by ${orderOf(splitting)}
    limit ${limit < 0 ? null : limit}::bigint offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*) as total from (select 1 ${from} group by ${sql.join(keys)}) g`.execute(db);
  return {
    rows: rows.map((row): SumsOfGroup => ({
      keys: Object.fromEntries(dimensions.map((dimension) => [dimension, row[dimension]])),
      sums: row,
    })),
    total: counted.rows[0]?.total ?? 0,
    hasImpressions: source.hasImpressions,
  };
}
