import { cities, tagValues } from '../seed/tag-values.ts';
import { listed } from '../listed.ts';
import type { NetworkHandlers } from '../network.ts';

export const tags: NetworkHandlers['tags'] = {
  byKind: ({ params, query }) => listed(tagValues[params.kind], query),
  city: ({ params: { param: country }, query }) =>
    listed(
      (cities[country] ?? []).map((name) => ({ id: name, name, parent_id: country })),
      query,
    ),
  category: async ({ query }, { db }) => {
    const rows = await db.selectFrom('category').selectAll().orderBy('name').execute();
    return listed(
      rows.map((row) => ({ ...row, parent_id: null })),
      query,
    );
  },
  publicOs: ({ query }) => listed(tagValues.os, query),
};
