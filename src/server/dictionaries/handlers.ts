import type { LocaleName } from '#contract/locales.ts';
import { approvalStatus } from '#contract/offers.ts';
import type { Db } from '../database/database.ts';
import { listed } from '../listed.ts';
import type { HandlersOf } from '../network.ts';
import { countriesIn } from '../reference/countries.ts';
import { startDictionaries } from '../reference/dictionaries.ts';
import {
  clicktagParameters,
  currencies,
  eventTypes,
  postbackParameters,
} from '../reference/link-parameters.ts';
import {
  readApprovedOffers,
  readCampaigns,
  readClicktags,
  readLinks,
  readOfferTags,
  readVisibleOffers,
} from './choices.ts';
import { nameIn, rowsIn, sortedIn } from './in-language.ts';
import { addTagValue, archiveTagValue, changeTagValue, listTagValues, readTagValue } from './tag-values.ts';

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const statuses = approvalStatus.options.map((id) => ({ id, name: capitalised(id) }));

/** The same under other names; `publisher_content` is kept as it is, since the names are its values. */
function startDictionariesIn(locale: LocaleName): typeof startDictionaries {
  const { publisher_content, offer_cap_types, ...lists } = startDictionaries;
  const entries = Object.entries(lists).map(([name, rows]) => [name, rowsIn(locale, rows)]);
  const caps = Object.entries(offer_cap_types).map(([id, name]) => [id, nameIn(locale, name)] as const);
  return {
    // The same keys, with rows of the same type.
    ...(Object.fromEntries(entries) as typeof lists),
    publisher_content,
    offer_cap_types: Object.fromEntries(caps),
  };
}

type Which = { kind: string; parent?: string };

async function readValues(db: Db, { kind, parent }: Which) {
  const values = db
    .selectFrom('tag_value')
    .select(['value as id', 'name', 'parent_id'])
    .where('kind', '=', kind)
    .where('archived_at', 'is', null)
    .orderBy('id');
  return (parent === undefined ? values : values.where('parent_id', '=', parent)).execute();
}

const readCategories = (db: Db) => db.selectFrom('category').selectAll().orderBy('name').execute();

export const dictionaryHandlers: HandlersOf<'dictionaries' | 'choices' | 'tags' | 'tagValues'> = {
  dictionaries: {
    start: (_, { locale }) => startDictionariesIn(locale),
    categories: async ({ query }, { db, locale }) =>
      listed(sortedIn(locale, await readCategories(db)), query),
    countries: ({ query }, { locale }) => listed(countriesIn(locale), query),
    approvalStatuses: ({ query }, { locale }) => listed(rowsIn(locale, statuses), query),
  },
  choices: {
    clicktagParams: ({ query }, { locale }) => listed(rowsIn(locale, clicktagParameters), query),
    postbackParams: ({ query }, { locale }) => listed(rowsIn(locale, postbackParameters), query),
    eventTypes: ({ query }, { locale }) => listed(rowsIn(locale, eventTypes), query),
    currencies: ({ query }, { locale }) => listed(rowsIn(locale, currencies), query),
    countries: ({ query }, { locale }) => listed(countriesIn(locale), query),
    partnerTrafficTypes: ({ query }, { locale }) =>
      listed(rowsIn(locale, startDictionaries.traffic_types), query),
    clicktags: async ({ query }, { db, caller }) => listed(await readClicktags(db, caller.partnerId), query),
    campaigns: async ({ query }, { db, caller }) => listed(await readCampaigns(db, caller.partnerId), query),
    trackingLinks: async ({ query }, { db, caller }) => listed(await readLinks(db, caller.partnerId), query),
    approvalsOffers: async ({ query }, { db, caller }) =>
      listed(await readApprovedOffers(db, caller.partnerId), query),
    offers: async ({ query }, { db, caller }) => listed(await readVisibleOffers(db, caller.partnerId), query),
    offerTags: async ({ query }, { db, locale }) => listed(sortedIn(locale, await readOfferTags(db)), query),
    publicOfferTags: async ({ query }, { db, locale }) =>
      listed(sortedIn(locale, await readOfferTags(db)), query),
  },
  tags: {
    byKind: async ({ params, query }, { db, locale }) =>
      listed(rowsIn(locale, await readValues(db, params)), query),
    city: async ({ params, query }, { db, locale }) =>
      listed(sortedIn(locale, await readValues(db, { kind: 'city', parent: params.param })), query),
    category: async ({ query }, { db, locale }) => {
      const rows = sortedIn(locale, await readCategories(db));
      return listed(
        rows.map((row) => ({ ...row, parent_id: null })),
        query,
      );
    },
    publicOs: async ({ query }, { db }) => listed(await readValues(db, { kind: 'os' }), query),
  },
  tagValues: {
    list: ({ query }, { db }) => listTagValues(db, query),
    get: ({ params }, { db }) => readTagValue(db, params.id),
    retrieve: ({ params }, { db }) => readTagValue(db, params.id, true),
    create: ({ body }, { db }) => addTagValue(db, body),
    update: ({ params, body }, { db }) => changeTagValue(db, params.id, body),
    remove: async ({ params }, context) => {
      await archiveTagValue(context, params.id);
      return { success: true };
    },
  },
};
