import { type RawBuilder, sql } from 'kysely';
import type { Interval } from '#contract/days.ts';
import type { Db } from '../database/database.ts';
import { type Selection, rowsOf, sourceFor } from './sources.ts';
import { type Sums, sumNames } from './sums.ts';

export const buckets: Record<Interval, RawBuilder<string>> = {
  hour: sql`to_char(s.hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24:00')`,
  day: sql`to_char(s.day, 'YYYY-MM-DD')`,
  week: sql`to_char(date_trunc('week', s.day::timestamp), 'YYYY-MM-DD')`,
  month: sql`to_char(s.day, 'YYYY-MM-01')`,
};

export const summed = sql.join(
  sumNames.map((name) => sql`sum(s.${sql.ref(name)})::bigint as ${sql.ref(name)}`),
);

export const columnOf = (interval: Interval | 'all') => (interval === 'hour' ? 'hour' : 'day');

// Raw rows have no impressions: hours by country or system, and sub IDs, cannot show them.
export const hasImpressions = (selection: Selection, interval: Interval | 'all') =>
  sourceFor(selection, [columnOf(interval)]).hasImpressions;

// Intervals without traffic are missing.
export async function readSums(db: Db, selection: Selection, interval: Interval | 'all') {
  const source = sourceFor(selection, [columnOf(interval)]);
  const bucket = interval === 'all' ? sql`'all'` : buckets[interval];
  const { rows } = await sql<Sums & { bucket: string }>`
    select ${bucket} as bucket, ${summed} ${rowsOf(selection, source)} group by 1`.execute(db);
  return new Map<string, Sums>(rows.map(({ bucket: name, ...row }) => [name, row]));
}
