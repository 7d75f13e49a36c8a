import { type RawBuilder, sql } from 'kysely';
import { addDays } from '#contract/days.ts';
import { summedUp } from '#contract/longest-period.ts';

// One partner's traffic in a period (both days included, UTC).
export type Selection = {
  partnerId: number;
  from: string;
  to: string;
  filters: readonly Filter[];
};
export const subIds = ['sub1', 'sub2', 'sub3', 'sub4', 'sub5'] as const;
// Each is a column of the rollups and a parameter of the calls.
export const filterColumns = [
  'offer_id',
  'link_id',
  'country',
  'os',
  'device',
  'browser',
  'carrier',
  ...subIds,
] as const;
export type FilterColumn = (typeof filterColumns)[number];
export type Column = 'day' | 'hour' | FilterColumn;
type Filter = { column: FilterColumn; values: readonly (string | number)[] };
// Impressions are only counted, never stored one by one: raw rows have none.
export type Source = {
  columns: readonly Column[];
  rows: (selection: Selection) => RawBuilder<unknown>;
  within: (selection: Selection) => RawBuilder<unknown>;
  hasImpressions: boolean;
};

const withinDays = ({ from, to }: Selection) => sql`s.day between ${from} and ${to}`;
const instants = (column: 'hour' | 'ts', { from, to }: Selection) =>
  sql`${sql.ref(column)} >= ${`${from}T00:00Z`} and ${sql.ref(column)} < ${`${addDays(to, 1)}T00:00Z`}`;

const rawRows = (selection: Selection) => sql`(
  select partner_id, ts as hour, (ts at time zone 'UTC')::date as day, offer_id, link_id, country, os, device, browser, carrier,
    sub1, sub2, sub3, sub4, sub5, 0 as impressions, 1 as clicks, is_unique::int as unique_clicks, 0 as conversions, 0 as pending, 0 as rejected,
    0 as payout_micros, 0 as sale_micros
  from click where partner_id = ${selection.partnerId} and ${instants('ts', selection)}
  union all
  select v.partner_id, v.ts, (v.ts at time zone 'UTC')::date, v.offer_id, c.link_id, c.country, c.os, c.device, c.browser, c.carrier,
    c.sub1, c.sub2, c.sub3, c.sub4, c.sub5, 0, 0, 0, (v.status <> 'rejected')::int, (v.status = 'pending')::int, (v.status = 'rejected')::int,
    v.payout_micros * (v.status <> 'rejected')::int, v.sale_micros * (v.status <> 'rejected')::int
  from (select * from conversion where partner_id = ${selection.partnerId} and ${instants('ts', selection)}) v
  join click c on c.partner_id = v.partner_id and c.id = v.click_id)`;

const raw: Source = {
  columns: ['day', 'hour', ...filterColumns],
  rows: rawRows,
  within: () => sql`true`,
  hasImpressions: false,
};
// The fastest first.
const rollups: readonly Source[] = [
  {
    columns: ['day', ...summedUp.links],
    rows: () => sql`stat_offer`,
    within: withinDays,
    hasImpressions: true,
  },
  {
    columns: ['day', ...summedUp.hours],
    rows: () => sql`(select *, (hour at time zone 'UTC')::date as day from stat_hour)`,
    within: (selection) => instants('hour', selection),
    hasImpressions: true,
  },
  {
    columns: ['day', ...summedUp.audiences],
    rows: () => sql`stat_dim`,
    within: withinDays,
    hasImpressions: true,
  },
];

export function sourceFor(selection: Selection, columns: readonly Column[]): Source {
  const needed = [...columns, ...selection.filters.map(({ column }) => column)];
  return rollups.find((source) => needed.every((column) => source.columns.includes(column))) ?? raw;
}

export const needsRawRows = (selection: Selection, columns: readonly Column[]) =>
  sourceFor(selection, columns) === raw;

export function rowsOf(selection: Selection, source: Source) {
  const conditions = [
    sql`s.partner_id = ${selection.partnerId}`,
    source.within(selection),
    ...selection.filters.map(({ column, values }) => sql`${sql.ref(`s.${column}`)} = any(${values})`),
  ];
  return sql`from ${source.rows(selection)} s where ${sql.join(conditions, sql` and `)}`;
}
