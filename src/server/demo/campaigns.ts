import { type Insertable, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { Schema } from '../database/schema.ts';
import { publisherId, secondPublisherId } from './accounts.ts';
import { type CampaignSeed, campaignSeeds, parts } from './campaign-parts.ts';
import { landingPathOf, seedLandingPages } from './landing-pages.ts';
import { brands } from './offers.ts';
import { type Placement, placements } from './placements.ts';
import { daysOfTraffic } from './traffic.ts';

type Before = (days: number) => Date;
type ClicktagSeed = { partner: number; name: string; values: Record<string, string> };

const clicktags: readonly ClicktagSeed[] = [
  {
    partner: publisherId,
    name: 'Articles',
    values: { sub1: '{source}', sub2: '{creative}', placement: 'article-end' },
  },
  { partner: publisherId, name: 'Newsletter', values: { sub1: 'newsletter', external_id: '%%RECIPIENT%%' } },
  { partner: publisherId, name: 'Social media', values: { sub1: 'social', sub2: '{creative}' } },
  { partner: secondPublisherId, name: 'Blog', values: { sub1: 'blog' } },
];

type Rtb = Pick<Schema['campaign'], 'rtb_status' | 'rtb_comment'> & { daysAgo: number | null };
const noRtb: Rtb = { rtb_status: 'none', rtb_comment: '', daysAgo: null };
const rtbOf: Readonly<Record<number, Rtb>> = {
  47790: { rtb_status: 'enabled', rtb_comment: 'Remnant traffic of the guides.', daysAgo: 44 },
  48466: { rtb_status: 'requested', rtb_comment: 'From the first of December on.', daysAgo: 3 },
  47355: { rtb_status: 'rejected', rtb_comment: '', daysAgo: 60 },
};
const clicktagOf: Readonly<Record<string, number>> = { blog: 1, newsletter: 2, social: 3 };

const offerNames = new Map(
  Object.entries(brands).flatMap(([brand, { offers }]) =>
    offers.map(({ id, name }) => [id, `${brand} – ${name}`]),
  ),
);

// Approval, tracking link and campaign of a placement have its number.
function campaignRow(placement: Placement, id: number, before: Before): Insertable<Schema['campaign']> {
  const { partner, offer, sources, startedDaysAgo = daysOfTraffic + 30, stoppedDaysAgo } = placement;
  const { daysAgo, ...rtb } = rtbOf[offer] ?? noRtb;
  return {
    partner_id: partner,
    id,
    offer_id: offer,
    approval_id: id,
    link_id: id,
    clicktag_id: partner === publisherId ? (clicktagOf[sources[0]] ?? null) : null,
    name: `${offerNames.get(offer) ?? ''} (${sources.join(', ')})`,
    status: stoppedDaysAgo === undefined ? 'active' : 'paused',
    ...rtb,
    rtb_requested_at: daysAgo === null ? null : before(daysAgo),
    started_at: before(startedDaysAgo),
    ended_at: null,
    created_at: before(startedDaysAgo),
  };
}

const placementOf = (offer: number) =>
  1 + placements.findIndex((placement) => placement.partner === publisherId && placement.offer === offer);

function laterCampaignRow(
  { id, offer, name, status, startedDaysAgo, endedDaysAgo, clicktag, links: [first] }: CampaignSeed,
  before: Before,
): Insertable<Schema['campaign']> {
  return {
    partner_id: publisherId,
    id,
    offer_id: offer,
    approval_id: placementOf(offer),
    link_id: first.id,
    clicktag_id: clicktag ?? null,
    name,
    status,
    rtb_status: 'none',
    rtb_comment: '',
    rtb_requested_at: null,
    started_at: before(startedDaysAgo),
    ended_at: endedDaysAgo === undefined ? null : before(endedDaysAgo),
    created_at: before(startedDaysAgo),
  };
}

type Pages = ReadonlyMap<string, number>;

async function readPages(db: Db): Promise<Pages> {
  const rows = await db.selectFrom('offer_landing_page').select(['id', 'url']).execute();
  return new Map(rows.map(({ id, url }) => [url, id]));
}

const pageOf = (pages: Pages, offer: number, page: string | undefined) =>
  page === undefined ? null : (pages.get(landingPathOf(offer, page)) ?? null);

const linkRows = (pages: Pages, before: Before) =>
  campaignSeeds.flatMap(({ id, offer, startedDaysAgo, links }) =>
    links.map(({ page, subs = [], ...link }) => ({
      partner_id: publisherId,
      id: link.id,
      offer_id: offer,
      campaign_id: link.campaign ?? id,
      name: link.name,
      status: link.status ?? ('active' as const),
      landing_page_id: pageOf(pages, offer, page),
      deep_link: link.deepLink ?? null,
      sub1: subs[0] ?? '',
      sub2: subs[1] ?? '',
      sub3: subs[2] ?? '',
      sub4: '',
      sub5: '',
      created_at: before(startedDaysAgo),
    })),
  );

// Of an offer that needed no application, and has ended.
const endedLink = (before: Before): Insertable<Schema['tracking_link']> => ({
  partner_id: publisherId,
  id: 109,
  offer_id: 47_408,
  name: 'Season preview',
  created_at: before(70),
});

const splitRows = (pages: Pages): Insertable<Schema['campaign_split']>[] =>
  parts.flatMap(({ campaign, splitter = [], tsp = [] }) => [
    ...splitter.map(({ offer, page, weight, countries = [], active = true }) => ({
      partner_id: publisherId,
      campaign_id: campaign,
      kind: 'splitter' as const,
      offer_id: offer,
      landing_page_id: pageOf(pages, offer, page),
      weight,
      countries,
      is_active: active,
    })),
    ...tsp.map(({ offer, countries = [] }) => ({
      partner_id: publisherId,
      campaign_id: campaign,
      kind: 'tsp' as const,
      offer_id: offer,
      landing_page_id: null,
      weight: 0,
      countries,
      is_active: true,
    })),
  ]);

const triggerRows = (before: Before): Insertable<Schema['campaign_trigger']>[] =>
  parts.flatMap(({ campaign, triggers = [] }) =>
    triggers.map((trigger) => ({
      ...trigger,
      partner_id: publisherId,
      campaign_id: campaign,
      created_at: before(30),
    })),
  );

export async function seedCampaigns(db: Db, before: Before) {
  await seedLandingPages(db);
  await insertRows(db, 'clicktag', {
    rows: clicktags.map(({ partner, name, values }, index) => ({
      partner_id: partner,
      id: index + 1,
      name,
      values,
    })),
  });
  await insertRows(db, 'campaign', {
    rows: [
      ...placements.map((placement, index) => campaignRow(placement, index + 1, before)),
      ...campaignSeeds.map((campaign) => laterCampaignRow(campaign, before)),
    ],
  });
  await sql`update tracking_link l set campaign_id = c.id from campaign c
    where c.partner_id = l.partner_id and c.link_id = l.id`.execute(db);
  const pages = await readPages(db);
  await insertRows(db, 'tracking_link', { rows: linkRows(pages, before) });
  await db.insertInto('tracking_link').values(endedLink(before)).execute();
  await insertRows(db, 'campaign_split', { rows: splitRows(pages) });
  await insertRows(db, 'campaign_trigger', { rows: triggerRows(before) });
}
