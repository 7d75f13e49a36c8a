import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { amountOf } from '../../money.ts';
import { branchesOf, columnOf, type ConversionFilter, withIds } from './read-conversions.ts';
import { conditionsOf } from './log-page.ts';

type Sums = { rejected: number; micros: number };

/** The sums of what was rejected, which no rollup has. */
export async function readRejected(db: Db, filter: ConversionFilter) {
  const { selection, statuses } = filter;
  const none = { rejected: 0, rejected_payout: 0 };
  if (statuses && !statuses.includes('rejected')) return none;
  const branches = branchesOf({ ...filter, statuses: ['rejected'] });
  const conditions = [
    ...conditionsOf(selection, columnOf),
    ...withIds(filter),
    sql`(${sql.join(branches, sql` or `)})`,
  ];
  // Clicks are many times as many: they are read only where the filter needs them.
  const click = selection.filters.some(({ column }) => column !== 'offer_id')
    ? sql`join click c on c.partner_id = e.partner_id and c.id = e.click_id`
    : sql``;
  const { rows } = await sql<Sums>`
    select count(*)::int as rejected, coalesce(sum(e.payout_micros), 0)::float8 as micros
    from conversion e ${click} where ${sql.join(conditions, sql` and `)}`.execute(db);
  const [sums] = rows;
  return sums ? { rejected: sums.rejected, rejected_payout: amountOf(sums.micros) } : none;
}
