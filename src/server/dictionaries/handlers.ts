import { approvalStatus } from '#contract/offers.ts';
import type { Db } from '../database/database.ts';
import { listed } from '../listed.ts';
import type { HandlersOf } from '../network.ts';
import { countries } from '../reference/countries.ts';
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
import { addTagValue, archiveTagValue, changeTagValue, listTagValues, readTagValue } from './tag-values.ts';

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const statuses = approvalStatus.options.map((id) => ({ id, name: capitalised(id) }));

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
    start: () => startDictionaries,
    categories: async ({ query }, { db }) => listed(await readCategories(db), query),
    countries: ({ query }) => listed(countries, query),
    approvalStatuses: ({ query }) => listed(statuses, query),
  },
  choices: {
    clicktagParams: ({ query }) => listed(clicktagParameters, query),
    postbackParams: ({ query }) => listed(postbackParameters, query),
    eventTypes: ({ query }) => listed(eventTypes, query),
    currencies: ({ query }) => listed(currencies, query),
    countries: ({ query }) => listed(countries, query),
    partnerTrafficTypes: ({ query }) => listed(startDictionaries.traffic_types, query),
    clicktags: async ({ query }, { db, caller }) => listed(await readClicktags(db, caller.partnerId), query),
    campaigns: async ({ query }, { db, caller }) => listed(await readCampaigns(db, caller.partnerId), query),
    trackingLinks: async ({ query }, { db, caller }) => listed(await readLinks(db, caller.partnerId), query),
    approvalsOffers: async ({ query }, { db, caller }) =>
      listed(await readApprovedOffers(db, caller.partnerId), query),
    offers: async ({ query }, { db, caller }) => listed(await readVisibleOffers(db, caller.partnerId), query),
    offerTags: async ({ query }, { db }) => listed(await readOfferTags(db), query),
    publicOfferTags: async ({ query }, { db }) => listed(await readOfferTags(db), query),
  },
  tags: {
    byKind: async ({ params, query }, { db }) => listed(await readValues(db, params), query),
    city: async ({ params, query }, { db }) =>
      listed(await readValues(db, { kind: 'city', parent: params.param }), query),
    category: async ({ query }, { db }) => {
      const rows = await readCategories(db);
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
