import { approvalStatus } from '#contract/offers.ts';
import { countries } from '../reference/countries.ts';
import { startDictionaries } from '../reference/dictionaries.ts';
import { listed } from '../listed.ts';
import type { NetworkHandlers } from '../network.ts';

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const statuses = approvalStatus.options.map((id) => ({ id, name: capitalised(id) }));

export const dictionaries: NetworkHandlers['dictionaries'] = {
  start: () => startDictionaries,
  categories: async ({ query }, { db }) =>
    listed(await db.selectFrom('category').selectAll().orderBy('name').execute(), query),
  countries: ({ query }) => listed(countries, query),
  approvalStatuses: ({ query }) => listed(statuses, query),
};
