import { pick } from 'es-toolkit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { LoggedConversion } from '#contract/traffic-log.ts';
import type { Currency, Sent } from '#contract/values.ts';
import type { Db } from '../../database/database.ts';
import { startsWith } from '../../database/lists.ts';
import { amountOf } from '../../money.ts';
import { rejectionReasons } from '../../reference/rejection-reasons.ts';
import { clickIdOf } from '#contract/tracked-ids.ts';
import type { ConversionStatus } from '../../tracking/tables.ts';
import type { FilterColumn, Selection } from '../sources.ts';
import {
  behind,
  conditionsOf,
  type PageRequest,
  pageOf,
  type Placed,
  placeColumn,
  withClickId,
} from './log-page.ts';
import { type Visited, visitColumns, visitOf } from './visit.ts';

type Row = Placed &
  Visited & {
    click_id: string;
    txid: string;
    goal: string;
    status: ConversionStatus;
    reason: string | null;
    clicked_at: Date;
    ts: Date;
    decided_at: Date | null;
    payout_micros: number;
    sale_micros: number;
    currency: Currency;
    inquiry: Sent<LoggedConversion>['inquiry'];
  };

function reasonOf({ reason }: Row) {
  if (reason === null) return null;
  const name = rejectionReasons.get(reason);
  return name === undefined ? { id: null, name: reason } : { id: reason, name };
}

function present(row: Row): Sent<LoggedConversion> {
  const isRejected = row.status === 'rejected';
  const payout = amountOf(row.payout_micros);
  return {
    ...pick(row, ['id', 'goal', 'status', 'currency', 'inquiry']),
    ...visitOf(row),
    click_id: clickIdOf(row.partner_id, row.click_id),
    transaction_id: row.txid,
    reason: isRejected ? reasonOf(row) : null,
    clicked_at: row.clicked_at.toISOString(),
    converted_at: row.ts.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    seconds_to_conversion: Math.round((row.ts.getTime() - row.clicked_at.getTime()) / 1000),
    payout: isRejected ? 0 : payout,
    rejected_payout: isRejected ? payout : null,
    sale_amount: isRejected ? 0 : amountOf(row.sale_micros),
  };
}

/** `statuses`: all without it; `reasons`: of rejections; `transaction` and `click`: how their ids begin. */
export type ConversionFilter = {
  selection: Selection;
  statuses?: readonly ConversionStatus[] | undefined;
  reasons?: readonly string[] | undefined;
  transaction?: string | undefined;
  click?: string | undefined;
};

/** Columns of the filter are those of the click `c`, but for the offer. */
export const columnOf = (column: FilterColumn) =>
  sql.ref(column === 'offer_id' ? 'e.offer_id' : `c.${column}`);

export const withIds = ({ selection, transaction, click }: ConversionFilter) => [
  ...(transaction === undefined ? [] : [sql<SqlBool>`e.txid like ${startsWith(transaction)}`]),
  ...withClickId(sql`e.click_id`, selection.partnerId, click),
];

// Each status has an index of its own in the order of the rows (`log-by-status`), and so has each reason
// (`log-by-reason`): those of several are merged.
export function branchesOf({ statuses, reasons }: ConversionFilter): (RawBuilder<SqlBool> | null)[] {
  const among = statuses && [...new Set(statuses)];
  if (!reasons) return among?.map((status) => sql<SqlBool>`e.status = ${sql.lit(status)}`) ?? [null];
  // Only what was rejected has a reason.
  if (among && !among.includes('rejected')) return [];
  return [...new Set(reasons)].map(
    (reason) => sql<SqlBool>`e.status = 'rejected' and coalesce(e.reason, '') = ${reason}`,
  );
}

const named = (found: RawBuilder<unknown>) => sql`
  select e.*, o.name as offer, l.name as link, p.currency, (select json_build_object('id', i.id, 'status', i.status)
    from inquiry i where i.partner_id = e.partner_id and i.conversion_id = e.id order by i.id desc limit 1) as inquiry
  from (${found}) e
  join offer o on o.id = e.offer_id join partner p on p.id = e.partner_id
  left join tracking_link l on l.partner_id = e.partner_id and l.id = e.link_id`;

const withClick = sql`select e.*, c.ts as clicked_at, ${visitColumns('c')}, ${placeColumn}
  from conversion e join click c on c.partner_id = e.partner_id and c.id = e.click_id`;

/** Null where the partner has no such conversion. */
export async function readConversion(db: Db, partnerId: number, id: string) {
  const found = sql`${withClick} where e.partner_id = ${partnerId} and e.id = ${id}`;
  const { rows } = await sql<Row>`${named(found)}`.execute(db);
  return rows[0] ? present(rows[0]) : null;
}

export async function readConversions(db: Db, filter: ConversionFilter, page: PageRequest) {
  const { conditions, order } = behind(page);
  const all = [...conditionsOf(filter.selection, columnOf), ...withIds(filter), ...conditions];
  const found = branchesOf(filter).map(
    (branch) => sql`
    (${withClick} where ${sql.join(branch ? [...all, branch] : all, sql` and `)} ${order})`,
  );
  if (found.length === 0) return pageOf([], page, present);
  const { rows } = await sql<Row>`${named(sql.join(found, sql` union all `))} ${order}`.execute(db);
  return pageOf(rows, page, present);
}
