import type { TrackingLink } from '#contract/tracking-links.ts';
import { dayOf } from '#contract/days.ts';
import { type CsvColumns, csvFile } from '../http/csv.ts';
import type { CallerContext, HandlersOf } from '../network.ts';
import { readOffer } from '../offers/read-offer.ts';
import { readLandingPages } from './landing-pages.ts';
import { listLinks, readLink } from './list-links.ts';
import { archiveLink, changeLink, createLink } from './save-link.ts';
import type { Sent } from '#contract/values.ts';

const columns: CsvColumns<Sent<TrackingLink>> = {
  ID: ({ id }) => id,
  Name: ({ name }) => name,
  'Offer ID': ({ offer }) => offer.id,
  Offer: ({ offer }) => offer.name,
  Campaign: ({ campaign }) => campaign?.name ?? null,
  Status: ({ status }) => status,
  URL: ({ url }) => url,
  'Landing page': (link) => link.landing_page?.name ?? null,
  'Deep link': (link) => link.deep_link,
  'Sub ID 1': ({ sub1 }) => sub1,
  'Sub ID 2': ({ sub2 }) => sub2,
  'Sub ID 3': ({ sub3 }) => sub3,
  'Sub ID 4': ({ sub4 }) => sub4,
  'Sub ID 5': ({ sub5 }) => sub5,
  'Click tag': ({ clicktag }) => clicktag?.name ?? null,
  'Clicks (30 days)': ({ figures }) => figures.clicks,
  'Conversions (30 days)': ({ figures }) => figures.conversions,
  'Payout (30 days)': ({ figures }) => figures.payout,
  Currency: ({ figures }) => figures.currency,
  Created: (link) => link.created_at,
};

async function readOptions(context: CallerContext, offerId: number) {
  const { db, origin } = context;
  await readOffer(context, offerId);
  const { allow_deep_links, deep_link_note, site } = await db
    .selectFrom('offer')
    .select(['allow_deep_links', 'deep_link_note', 'site'])
    .where('id', '=', offerId)
    .executeTakeFirstOrThrow();
  return {
    landing_pages: await readLandingPages(db, offerId, origin),
    deep_links: {
      allowed: allow_deep_links,
      reason: allow_deep_links || deep_link_note === '' ? null : deep_link_note,
      site: allow_deep_links ? site : null,
    },
  };
}

export const trackingLinkHandlers: HandlersOf<'trackingLinks'> = {
  trackingLinks: {
    list: ({ query }, context) => listLinks(context, query),
    ofOffer: async ({ params: { offerId }, query }, context) => {
      await readOffer(context, offerId);
      return listLinks(context, { ...query, offer_id: [offerId] });
    },
    options: ({ params }, context) => readOptions(context, params.offerId),
    download: async ({ query }, context) => {
      const { data } = await listLinks(context, { ...query, sort: 'id', limit: -1, offset: 0 });
      return csvFile(`tracking-links-${dayOf(context.clock.now())}.csv`, columns, data);
    },
    get: ({ params }, context) => readLink(context, params.id),
    retrieve: ({ params }, context) => readLink(context, params.id, { archived: true }),
    clicktag: async ({ params }, context) => (await readLink(context, params.id)).clicktag,
    create: ({ body }, context) => createLink(context, body),
    update: ({ params, body }, context) => changeLink(context, params.id, body),
    remove: async ({ params }, context) => {
      await archiveLink(context, params.id);
      return { success: true };
    },
  },
};
