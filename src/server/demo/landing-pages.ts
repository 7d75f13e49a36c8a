import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import { landingPath } from '../http/landing.ts';
import type { OfferSeed } from './offer-seed.ts';
import { brands } from './offers.ts';

type Model = OfferSeed['payouts'][0]['model'];

// By category; shops take deep links.
const noDeepLinks: Partial<Record<Model, string>> = {
  CPA: 'Only visits that begin on a landing page are counted.',
  CPC: 'Clicks are only counted on the landing page.',
  CPI: 'Installs are only counted through the page that leads to the store.',
  CPL: 'Leads are only counted when the visit begins on the form.',
};

const siteOf = (brand: string) => `${brand.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}.example`;

const extraPages = [
  { slug: 'comparison', name: 'Comparison', isThere: (id: number) => id % 2 === 1 },
  { slug: 'winter', name: 'Winter campaign', isThere: (id: number) => id % 3 === 0 },
];

const pagesOf = (id: number) => [
  { slug: 'main', name: 'Main page' },
  ...extraPages.filter(({ isThere }) => isThere(id)),
];

export const landingPathOf = (offer: number, slug: string) => `${landingPath}${offer}/${slug}`;

export async function seedLandingPages(db: Db) {
  const offers = Object.entries(brands).flatMap(([brand, { offers: own }]) =>
    own.map(({ id, payouts: [{ model }] }) => ({ id, site: siteOf(brand), note: noDeepLinks[model] ?? '' })),
  );
  await sql`update offer o set site = d.site, deep_link_note = d.note, allow_deep_links = d.note = ''
    from json_to_recordset(${JSON.stringify(offers)}::json) as d (id bigint, site text, note text)
    where o.id = d.id`.execute(db);
  await insertRows(db, 'offer_landing_page', {
    rows: offers.flatMap(({ id }) =>
      pagesOf(id).map(({ slug, name }) => ({
        offer_id: id,
        name,
        url: landingPathOf(id, slug),
        is_default: slug === 'main',
      })),
    ),
  });
}
