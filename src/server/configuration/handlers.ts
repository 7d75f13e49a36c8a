import * as z from 'zod/mini';
import { entriesOf, entrySchemas, readConfiguration, writeSettings } from './configuration.ts';
import type { Db } from '../database/database.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import { partOf } from '../listed.ts';
import type { HandlersOf } from '../network.ts';

type Value = string | number | boolean | number[] | string[];
type Stored = { key: string; value: string; removed_at?: Date };

const entryOf = ({ key, value, removed_at }: Stored) => ({
  id: key,
  value: JSON.parse(value) as Value, // Only what its schema let through is in the table.
  removed_at: removed_at?.toISOString() ?? null,
});

// As JSON. Refuses unknown ids and values that do not fit.
function written(id: string, value: unknown) {
  const schema = entrySchemas.get(id);
  if (!schema) throw refuseField('id', 'UNKNOWN', 'There is no such entry');
  const { success, data } = z.core.safeParse(schema, value);
  if (!success) throw refuseField('value', 'INVALID', 'This value does not fit the entry');
  return JSON.stringify(data);
}

async function find(db: Db, id: string) {
  if (!entrySchemas.has(id)) return undefined;
  return db.selectFrom('setting').select(['key', 'value']).where('key', '=', id).executeTakeFirst();
}

const findRemoved = (db: Db, id: string) =>
  db.selectFrom('removed_setting').selectAll().where('key', '=', id).executeTakeFirst();

function orNotFound(row: Stored | undefined) {
  if (!row) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  return entryOf(row);
}

// Keeps what it was, so that it can be restored.
async function remove(db: Db, id: string, now: Date) {
  return db.transaction().execute(async (tx) => {
    const removed = await tx
      .deleteFrom('setting')
      .where('key', '=', id)
      .returning(['key', 'value'])
      .executeTakeFirst();
    if (!removed) return false;
    const { key, value } = removed;
    await tx
      .insertInto('removed_setting')
      .values({ key, value, removed_at: now })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, removed_at: now }))
      .execute();
    return true;
  });
}

export const configurationHandlers: HandlersOf<'config' | 'configurationEntries'> = {
  config: {
    get: (_, { db, origin }) => readConfiguration(db, origin),
  },
  configurationEntries: {
    change: async ({ body }, { db, origin }) => {
      await writeSettings(db, entriesOf(body));
      return readConfiguration(db, origin);
    },
    list: async ({ query }, { db }) => {
      const rows = await db
        .selectFrom('setting')
        .select(['key', 'value'])
        .where('key', 'in', [...entrySchemas.keys()])
        .orderBy('key')
        .execute();
      return partOf(rows.map(entryOf), query);
    },
    get: async ({ params }, { db }) => orNotFound(await find(db, params.id)),
    create: async ({ body }, { db }) => {
      const row = { key: body.id, value: written(body.id, body.value) };
      const created = await db
        .insertInto('setting')
        .values(row)
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('key')
        .executeTakeFirst();
      if (!created) throw refuse('CONFIGURATION_ENTRY_EXISTS');
      return entryOf(row);
    },
    update: async ({ params: { id }, body }, { db }) => {
      if (!(await find(db, id))) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
      const value = written(id, body.value);
      const query = db.updateTable('setting').set({ value }).where('key', '=', id);
      return orNotFound(await query.returning(['key', 'value']).executeTakeFirst());
    },
    remove: async ({ params: { id } }, { db, clock }) => {
      if (!entrySchemas.has(id) || !(await remove(db, id, clock.now()))) {
        throw refuse('NOT_FOUND_HTTP_EXCEPTION');
      }
      return { success: true };
    },
    retrieve: async ({ params: { id } }, { db }) =>
      orNotFound((await find(db, id)) ?? (await findRemoved(db, id))),
  },
};
