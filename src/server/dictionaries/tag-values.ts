import { type Expression, type SqlBool, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { tagValues as calls } from '#contract/tag-values.ts';
import type { Db } from '../database/database.ts';
import { contains, countRows, inOrder } from '../database/lists.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import type { CallContext } from '../network.ts';

type TagValue = z.output<(typeof calls)['get']['answer']['schema']>;
type Query = z.output<(typeof calls)['list']['query']>;
type NewValue = z.output<(typeof calls)['create']['body']>;
type Change = z.output<(typeof calls)['update']['body']>;

const columns = ['id', 'kind', 'value', 'name', 'parent_id'] as const;
const sorts: Record<'id' | 'name' | 'kind', Expression<unknown>> = {
  id: sql.ref('id'),
  name: sql`name collate "und-x-icu"`,
  kind: sql.ref('kind'),
};

// The contract accepts no other kind, so the column has no other.
const asTagValue = (row: Omit<TagValue, 'kind'> & { kind: string }) => row as TagValue;

export async function readTagValue(db: Db, id: number, withArchived = false) {
  const found = db.selectFrom('tag_value').select(columns).where('id', '=', id);
  const row = await (withArchived ? found : found.where('archived_at', 'is', null)).executeTakeFirst();
  if (!row) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  return asTagValue(row);
}

// The unique key decides between two at once; an archived value comes back under the new name.
export async function addTagValue(db: Db, { kind, value, name = value, parent_id = null }: NewValue) {
  const row = await db
    .insertInto('tag_value')
    .values({ kind, value, name, parent_id })
    .onConflict((conflict) =>
      conflict
        .expression(sql`kind, coalesce(parent_id, ''), value`)
        .doUpdateSet({ name, archived_at: null })
        .where('tag_value.archived_at', 'is not', null),
    )
    .returning(columns)
    .executeTakeFirst();
  if (!row) throw refuseField('value', 'TAKEN', 'This value already exists');
  return asTagValue(row);
}

export async function listTagValues(db: Db, query: Query) {
  const { search, kind, limit, offset } = query;
  const conditions: Expression<SqlBool>[] = [
    sql<SqlBool>`archived_at is null`,
    ...(search ? [sql<SqlBool>`name ilike ${contains(search)}`] : []),
    ...(kind ? [sql<SqlBool>`kind = any(${kind})`] : []),
  ];
  const found = db.selectFrom('tag_value').where((eb) => eb.and(conditions));
  const rows = await inOrder(found.select(columns), sorts, { ...query, key: 'id' }).execute();
  const total = await countRows(found);
  return { data: rows.map(asTagValue), total, limit, offset };
}

export async function changeTagValue(db: Db, id: number, change: Change) {
  await readTagValue(db, id);
  await db.updateTable('tag_value').set(change).where('id', '=', id).execute();
  return readTagValue(db, id);
}

export async function archiveTagValue({ db, clock }: CallContext, id: number) {
  await readTagValue(db, id);
  await db.updateTable('tag_value').set({ archived_at: clock.now() }).where('id', '=', id).execute();
}
