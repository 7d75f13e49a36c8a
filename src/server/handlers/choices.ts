import { type SqlBool, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { listed } from '../listed.ts';
import type { NetworkHandlers } from '../network.ts';
import { countries } from '../reference/countries.ts';
import { startDictionaries } from '../reference/dictionaries.ts';
import {
  clicktagParameters,
  currencies,
  eventTypes,
  postbackParameters,
} from '../reference/link-parameters.ts';

const byName = sql`name collate "und-x-icu"`;

/** Tags with the number of active offers that carry them and are not private. */
async function readOfferTags(db: Db) {
  return db
    .selectFrom('tag as t')
    .select(['t.id', 't.name'])
    .select((eb) =>
      eb
        .selectFrom('offer_tag as ot')
        .innerJoin('offer as o', 'o.id', 'ot.offer_id')
        .whereRef('ot.tag_id', '=', 't.id')
        .where('o.status', '=', 'active')
        .where('o.visibility', '!=', 'private')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('offers_count'),
    )
    .orderBy(byName)
    .execute();
}

async function readApprovedOffers(db: Db, partnerId: number) {
  return db
    .selectFrom('approval as a')
    .innerJoin('offer as o', 'o.id', 'a.offer_id')
    .select(['o.id', 'o.name', 'a.status', 'a.id as approval_id'])
    .where('a.partner_id', '=', partnerId)
    .where('a.archived_at', 'is', null)
    .orderBy(byName)
    .execute();
}

async function readLinks(db: Db, partnerId: number) {
  const rows = await db
    .selectFrom('tracking_link as l')
    .innerJoin('offer as o', 'o.id', 'l.offer_id')
    .select(['l.id', 'l.name', 'o.id as offer_id', 'o.name as offer'])
    .where('l.partner_id', '=', partnerId)
    .where('l.archived_at', 'is', null)
    .orderBy('l.id')
    .execute();
  return rows.map(({ id, name, offer_id, offer }) => ({ id, name, offer: { id: offer_id, name: offer } }));
}

async function readCampaigns(db: Db, partnerId: number) {
  const rows = await db
    .selectFrom('campaign as c')
    .innerJoin('offer as o', 'o.id', 'c.offer_id')
    .select(['c.id', 'c.name', 'c.status', 'o.id as offer_id', 'o.name as offer'])
    .where('c.partner_id', '=', partnerId)
    .orderBy(sql`c.name collate "und-x-icu"`)
    .orderBy('c.id')
    .execute();
  return rows.map(({ offer_id, offer, ...row }) => ({ ...row, offer: { id: offer_id, name: offer } }));
}

const readClicktags = async (db: Db, partnerId: number) =>
  db
    .selectFrom('clicktag')
    .select(['id', 'name', 'values'])
    .where('partner_id', '=', partnerId)
    .where('archived_at', 'is', null)
    .orderBy(byName)
    .execute();

async function readVisibleOffers(db: Db, partnerId: number) {
  const isLetIn = sql<SqlBool>`exists (select 1 from approval a where a.offer_id = o.id and a.partner_id = ${partnerId})`;
  return db
    .selectFrom('offer as o')
    .select(['o.id', 'o.name'])
    .where((eb) => eb.or([eb('o.visibility', '!=', 'private'), isLetIn]))
    .orderBy(byName)
    .execute();
}

export const choices: NetworkHandlers['choices'] = {
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
};
