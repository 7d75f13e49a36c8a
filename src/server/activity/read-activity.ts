import { type SqlBool, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { ActivityChange, activity } from '#contract/activity.ts';
import { isOperator } from '../auth/callers.ts';
import type { Db } from '../database/database.ts';
import { countRows, inOrder } from '../database/lists.ts';
import type { CallerContext } from '../network.ts';

type ListQuery = z.output<(typeof activity)['list']['query']>;
type Filters = z.output<(typeof activity)['export']['query']>;
type Period = Pick<Filters, 'date_from' | 'date_to'>;

const chunk = 1000;

const within = ({ date_from: from, date_to: to }: Period) => [
  ...(from ? [sql<SqlBool>`a.at >= ${from}::date at time zone 'UTC'`] : []),
  ...(to ? [sql<SqlBool>`a.at < (${to}::date + 1) at time zone 'UTC'`] : []),
];

const sorts = { at: sql`a.id` };

const columns = [
  'a.id',
  'a.at',
  'a.call',
  'a.kind',
  'a.subject',
  'a.changes',
  'a.address',
  'a.actor',
  'a.actor_name',
] as const;
const ofCaller = ({ db, caller }: CallerContext, query: Filters) => {
  const { by, kind, month } = query;
  return (
    db
      .selectFrom('activity as a')
      .where('a.partner_id', '=', caller.partnerId)
      .where((eb) => eb.and(within(query)))
      .$if(by !== undefined, (rows) => rows.where('a.actor', by === 'network' ? '=' : '!=', 'operator'))
      .$if(kind !== undefined, (rows) => rows.where('a.kind', 'in', kind ?? []))
      .$if(month !== undefined, (rows) =>
        rows.where(sql<SqlBool>`to_char(a.at at time zone 'UTC', 'YYYY-MM') = any(${month})`),
      )
      // The network's own settings are no publisher's.
      .$if(!isOperator(caller), (rows) => rows.where('a.kind', '!=', 'network'))
  );
};

const selectOwn = (context: CallerContext, query: Filters) => ofCaller(context, query).select(columns);
type Own = Awaited<ReturnType<ReturnType<typeof selectOwn>['execute']>>[number];

export async function listActivity(context: CallerContext, query: ListQuery) {
  const { limit, offset } = query;
  const total = await countRows(ofCaller(context, query));
  const rows = await inOrder(selectOwn(context, query), sorts, { ...query, key: 'a.id' }).execute();
  const data = rows.map(({ at, actor, actor_name, ...row }) => ({
    ...row,
    at: at.toISOString(),
    actor: { kind: actor, name: actor_name },
  }));
  return { data, total, limit, offset };
}

type FieldChange = ActivityChange | { field: null; from: null; to: null };
type Changed<Row> = Omit<Row, 'changes'> & { change: FieldChange };

// A row for each changed field, a thousand at a time from the database.
async function* byField<Row extends { changes: ActivityChange[] }>(
  rowsAfter: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Changed<Row>> {
  let rows: Row[] = [];
  do {
    rows = await rowsAfter(rows.at(-1));
    for (const { changes, ...row } of rows) {
      const fields: FieldChange[] = changes.length > 0 ? changes : [{ field: null, from: null, to: null }];
      for (const change of fields) yield { ...row, change };
    }
  } while (rows.length === chunk);
}

/** The caller's own, newest first. */
export const exportOwnActivity = (context: CallerContext, query: Filters) =>
  byField<Own>((last) =>
    selectOwn(context, query)
      .$if(last !== undefined, (rows) => rows.where('a.id', '<', last?.id ?? 0))
      .orderBy('a.id', 'desc')
      .limit(chunk)
      .execute(),
  );

type OfPartner = Period & { partner_id?: number | undefined };

const chunkAfter = (db: Db, query: OfPartner, after: { partner_id: number; id: number }) =>
  db
    .selectFrom('activity as a')
    .innerJoin('partner as p', 'p.id', 'a.partner_id')
    .selectAll('a')
    .select('p.name as partner')
    .where((eb) => eb.and(within(query)))
    .where(sql<SqlBool>`(a.partner_id, a.id) > (${after.partner_id}, ${after.id})`)
    .$if(query.partner_id !== undefined, (rows) => rows.where('a.partner_id', '=', query.partner_id ?? 0))
    .orderBy('a.partner_id')
    .orderBy('a.id')
    .limit(chunk)
    .execute();
type Stored = Awaited<ReturnType<typeof chunkAfter>>[number];

/** Of everybody or of one partner, oldest first. */
export const exportActivity = (db: Db, query: OfPartner) =>
  byField<Stored>((last) => chunkAfter(db, query, last ?? { partner_id: 0, id: 0 }));
export type ExportedRow = Changed<Stored>;
export type OwnRow = Changed<Own>;
