import type { Db } from '../database/database.ts';
import { listed } from '../listed.ts';
import type { NetworkHandlers } from '../network.ts';

type Which = { kind: string; parent?: string };

/** What is chosen from, in the order in which it was added. */
async function readValues(db: Db, { kind, parent }: Which) {
  const values = db
    .selectFrom('tag_value')
    .select(['value as id', 'name', 'parent_id'])
    .where('kind', '=', kind)
    .where('archived_at', 'is', null)
    .orderBy('id');
  return (parent === undefined ? values : values.where('parent_id', '=', parent)).execute();
}

export const tags: NetworkHandlers['tags'] = {
  byKind: async ({ params, query }, { db }) => listed(await readValues(db, params), query),
  city: async ({ params, query }, { db }) =>
    listed(await readValues(db, { kind: 'city', parent: params.param }), query),
  category: async ({ query }, { db }) => {
    const rows = await db.selectFrom('category').selectAll().orderBy('name').execute();
    return listed(
      rows.map((row) => ({ ...row, parent_id: null })),
      query,
    );
  },
  publicOs: async ({ query }, { db }) => listed(await readValues(db, { kind: 'os' }), query),
};
