import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { type Interval, addDays } from './periods.ts';
import { type Sums, sumNames } from './sums.ts';

/** What is summed up: one partner's traffic of a period (both days included, UTC), narrowed down. */
export type Selection = {
  partnerId: number;
  from: string;
  to: string;
  offers?: readonly number[] | undefined;
  countries?: readonly string[] | undefined;
  systems?: readonly string[] | undefined;
  devices?: readonly string[] | undefined;
};
type Source = {
  rows: (selection: Selection) => RawBuilder<unknown>;
  within: (selection: Selection) => RawBuilder<unknown>;
};

const withinDays = ({ from, to }: Selection) => sql`s.day between ${from} and ${to}`;
const instants = (column: 'hour' | 'ts', { from, to }: Selection) =>
  sql`${sql.ref(column)} >= ${`${from}T00:00Z`} and ${sql.ref(column)} < ${`${addDays(to, 1)}T00:00Z`}`;

const rawRows = (selection: Selection) => sql`(
  select partner_id, ts as hour, offer_id, country, os, device, 0 as impressions, 1 as clicks,
    is_unique::int as unique_clicks, 0 as conversions, 0 as pending, 0 as rejected, 0 as payout_micros, 0 as sale_micros
  from click where partner_id = ${selection.partnerId} and ${instants('ts', selection)}
  union all
  select v.partner_id, v.ts, v.offer_id, c.country, c.os, c.device, 0, 0, 0, (v.status <> 'rejected')::int,
    (v.status = 'pending')::int, (v.status = 'rejected')::int, v.payout_micros * (v.status <> 'rejected')::int,
    v.sale_micros * (v.status <> 'rejected')::int
  from (select * from conversion where partner_id = ${selection.partnerId} and ${instants('ts', selection)}) v
  join click c on c.partner_id = v.partner_id and c.id = v.click_id)`;

const sources: Record<'day' | 'hour', Record<'narrow' | 'fine', Source>> = {
  day: {
    narrow: { rows: () => sql`stat_offer`, within: withinDays },
    fine: { rows: () => sql`stat_dim`, within: withinDays },
  },
  hour: {
    narrow: { rows: () => sql`stat_hour`, within: (selection) => instants('hour', selection) },
    fine: { rows: rawRows, within: () => sql`true` },
  },
};

const buckets: Record<Interval | 'all', RawBuilder<string>> = {
  hour: sql`to_char(s.hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24:00')`,
  day: sql`to_char(s.day, 'YYYY-MM-DD')`,
  week: sql`to_char(date_trunc('week', s.day::timestamp), 'YYYY-MM-DD')`,
  month: sql`to_char(s.day, 'YYYY-MM-01')`,
  all: sql`'all'`,
};

function conditions(selection: Selection, source: Source) {
  const { offers, countries, systems, devices } = selection;
  const all = [sql`s.partner_id = ${selection.partnerId}`, source.within(selection)];
  if (offers) all.push(sql`s.offer_id = any(${offers})`);
  if (countries) all.push(sql`s.country = any(${countries})`);
  if (systems) all.push(sql`s.os = any(${systems})`);
  if (devices) all.push(sql`s.device = any(${devices})`);
  return sql.join(all, sql` and `);
}

const sums = sql.join(sumNames.map((name) => sql`sum(s.${sql.ref(name)})::bigint as ${sql.ref(name)}`));

const isFine = ({ countries, systems, devices }: Selection) => Boolean(countries ?? systems ?? devices);

/** Impressions are only counted, never kept one by one: by hour there are none of a single country, system or device. */
export const knowsImpressions = (selection: Selection, interval: Interval) =>
  interval !== 'hour' || !isFine(selection);

/** Sums of a selection by interval; intervals without traffic are not there. */
export async function readSums(db: Db, selection: Selection, interval: Interval | 'all') {
  const source = sources[interval === 'hour' ? 'hour' : 'day'][isFine(selection) ? 'fine' : 'narrow'];
  const { rows } = await sql<Sums & { bucket: string }>`
    select ${buckets[interval]} as bucket, ${sums} from ${source.rows(selection)} s
    where ${conditions(selection, source)} group by 1`.execute(db);
  return new Map<string, Sums>(rows.map(({ bucket, ...row }) => [bucket, row]));
}
