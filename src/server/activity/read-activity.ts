import { type SqlBool, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { activity } from '#contract/activity.ts';
import { isOperator } from '../auth/callers.ts';
import type { Db } from '../database/database.ts';
import { countRows, inOrder } from '../database/lists.ts';
import type { CallerContext } from '../network.ts';

type ListQuery = z.output<(typeof activity)['list']['query']>;
type Period = Pick<ListQuery, 'date_from' | 'date_to'>;

const chunk = 1000;

const within = ({ date_from: from, date_to: to }: Period) => [
  ...(from ? [sql<SqlBool>`a.at >= ${from}::date at time zone 'UTC'`] : []),
  ...(to ? [sql<SqlBool>`a.at < (${to}::date + 1) at time zone 'UTC'`] : []),
];

const sorts = { at: sql`a.id` };

export async function listActivity({ db, caller }: CallerContext, query: ListQuery) {
  const { by, kind, month, limit, offset } = query;
  const found = db
    .selectFrom('activity as a')
    .where('a.partner_id', '=', caller.partnerId)
    .where((eb) => eb.and(within(query)))
    .$if(by !== undefined, (rows) => rows.where('a.actor', by === 'network' ? '=' : '!=', 'operator'))
    .$if(kind !== undefined, (rows) => rows.where('a.kind', 'in', kind ?? []))
    .$if(month !== undefined, (rows) =>
      rows.where(sql<SqlBool>`to_char(a.at at time zone 'UTC', 'YYYY-MM') = any(${month})`),
    )
    // The network's own settings are no publisher's.
    .$if(!isOperator(caller), (rows) => rows.where('a.kind', '!=', 'network'));
  const total = await countRows(found);
  const columns = ['a.id', 'a.at', 'a.call', 'a.kind', 'a.subject', 'a.changes', 'a.address'] as const;
  const selected = found.select([...columns, 'a.actor', 'a.actor_name']);
  const rows = await inOrder(selected, sorts, { ...query, key: 'a.id' }).execute();
  const data = rows.map(({ at, actor, actor_name, ...row }) => ({
    ...row,
    at: at.toISOString(),
    actor: { kind: actor, name: actor_name },
  }));
  return { data, total, limit, offset };
}

type Export = Period & { partner_id?: number | undefined };

const chunkAfter = (db: Db, query: Export, after: { partner_id: number; id: number }) =>
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

/** A row for each changed field, oldest first, a thousand at a time from the database. */
export async function* exportActivity(db: Db, query: Export) {
  let last: Pick<Stored, 'partner_id' | 'id'> | undefined = { partner_id: 0, id: 0 };
  while (last) {
    const rows: Stored[] = await chunkAfter(db, query, last);
    for (const { changes, ...row } of rows) {
      const fields = changes.length > 0 ? changes : [{ field: null, from: null, to: null }];
      for (const change of fields) yield { ...row, change };
    }
    last = rows.length === chunk ? rows.at(-1) : undefined;
  }
}
export type ExportedRow = Omit<Stored, 'changes'> & {
  change: { field: string | null; from: string | null; to: string | null };
};
