import { type SqlBool, sql } from 'kysely';
import type { Db } from '../database/database.ts';
const byName = sql`name collate "und-x-icu"`;

export async function readOfferTags(db: Db) {
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

export async function readApprovedOffers(db: Db, partnerId: number) {
  return db
    .selectFrom('approval as a')
    .innerJoin('offer as o', 'o.id', 'a.offer_id')
    .select(['o.id', 'o.name', 'a.status', 'a.id as approval_id'])
    .where('a.partner_id', '=', partnerId)
    .where('a.archived_at', 'is', null)
    .orderBy(byName)
    .execute();
}

export async function readLinks(db: Db, partnerId: number) {
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

export async function readCampaigns(db: Db, partnerId: number) {
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

export const readClicktags = async (db: Db, partnerId: number) =>
  db
    .selectFrom('clicktag')
    .select(['id', 'name', 'values'])
    .where('partner_id', '=', partnerId)
    .where('archived_at', 'is', null)
    .orderBy(byName)
    .execute();

export async function readVisibleOffers(db: Db, partnerId: number) {
  const isLetIn = sql<SqlBool>`exists (select 1 from approval a where a.offer_id = o.id and a.partner_id = ${partnerId})`;
  return db
    .selectFrom('offer as o')
    .select(['o.id', 'o.name'])
    .where((eb) => eb.or([eb('o.visibility', '!=', 'private'), isLetIn]))
    .orderBy(byName)
    .execute();
}
