import type { Db } from '../database/database.ts';

// The default first; `url` is absolute, from `origin`.
export async function readLandingPages(db: Db, offerId: number, origin: string) {
  const rows = await db
    .selectFrom('offer_landing_page')
    .select(['id', 'name', 'url', 'is_default'])
    .where('offer_id', '=', offerId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, url: new URL(row.url, origin).href }));
}

/** Whether a deep link leads to the advertiser's site, or below it. */
export function leadsTo(site: string, address: string) {
  const host = URL.parse(address)?.hostname;
  return host === site || host?.endsWith(`.${site}`) === true;
}
