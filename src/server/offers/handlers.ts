import { sql } from 'kysely';
import { dayOf } from '#contract/days.ts';
import type { Offer } from '#contract/offers.ts';
import type { Sent } from '#contract/values.ts';
import { applyFor } from '../approvals/apply.ts';
import { invite } from '../approvals/invite.ts';
import { setPaused } from '../approvals/change-approval.ts';
import { hasPrivilege } from '../auth/privileges.ts';
import type { Db } from '../database/database.ts';
import { type CsvColumns, csvFile } from '../http/csv.ts';
import { refuse } from '../http/refusal.ts';
import { thumbPath } from '../http/storage.ts';
import { listed, partOf } from '../listed.ts';
import type { HandlersOf } from '../network.ts';
import { fetchPreview, readPreviewJob } from '../previews/preview-jobs.ts';
import { readBanners, zipBanners } from './banners.ts';
import { readCaps, withRest } from './caps.ts';
import { readGoalPayouts, revenueOf } from './goal-payouts.ts';
import { countOffers, listOffers } from './list-offers.ts';
import { readOffer, readOfferDetails } from './read-offer.ts';
import { runOffer } from './run-offer.ts';
import { uploadPicture } from './upload-picture.ts';
import { archiveOffer, createOffer, updateOffer } from './write-offer.ts';

const columns: CsvColumns<Sent<Offer>> = {
  ID: ({ id }) => id,
  Name: ({ name }) => name,
  Status: ({ status }) => status,
  Category: ({ category }) => category.name,
  Countries: ({ countries }) => countries.join(' '),
  Devices: ({ devices }) => devices.join(' '),
  'Payout model': ({ payout }) => payout.model,
  Payout: ({ payout }) => payout.amount,
  'Payout in %': ({ payout }) => payout.percent,
  Currency: ({ payout }) => payout.currency,
  EPC: ({ epc }) => epc,
  'CR in %': ({ cr }) => cr,
  Approval: ({ approval }) => approval?.status ?? null,
  Created: (offer) => offer.created_at,
};

type Resource = 'offers' | 'offerParts' | 'offerActions' | 'offerRecords' | 'offerPictures';

async function readGroups(db: Db) {
  const rows = await db
    .selectFrom('offer_group as g')
    .select(['g.id', 'g.name', 'g.picture'])
    .select(
      sql<number>`(select count(*) from offer o where o.group_id = g.id and o.status = 'active'
        and o.visibility <> 'private' and o.archived_at is null)`.as('offers_count'),
    )
    .orderBy(sql`g.name collate "und-x-icu"`)
    .execute();
  return rows
    .filter((group) => group.offers_count > 0)
    .map(({ picture, ...row }) => ({ ...row, image: picture && `${thumbPath}${picture}` }));
}

export const offerHandlers: HandlersOf<Resource> = {
  offers: {
    list: ({ query }, context) => listOffers(context, query),
    facets: ({ query }, context) => countOffers(context, query),
    featured: ({ query }, context) =>
      listOffers(context, { ...query, sort: '-epc', featured: true, status: ['active'] }),
  },
  offerParts: {
    get: ({ params }, context) => readOfferDetails(context, params.id),
    retrieve: ({ params }, context) => readOfferDetails(context, params.id, { withArchived: true }),
    groups: async ({ query }, { db }) => listed(await readGroups(db), query),
    banners: async ({ params, query }, context) => {
      await readOffer(context, params.id);
      return partOf(await readBanners(context.db, params.id), query);
    },
    caps: async ({ params: { id }, query }, context) => {
      const { db, clock, caller } = context;
      await readOffer(context, id);
      const today = dayOf(clock.now());
      const caps = await readCaps(db, { partnerId: caller.partnerId, offers: [id], today });
      return partOf(
        caps.map((cap) => withRest(cap, today)),
        query,
      );
    },
    revenues: async ({ params, query }, context) => {
      await readOffer(context, params.id);
      const isAllowed = hasPrivilege(context.caller, 'offers.revenues');
      const payouts = isAllowed ? await readGoalPayouts(context.db, params.id) : [];
      return partOf(payouts.map(revenueOf), query);
    },
    payouts: async ({ params, query }, context) => {
      await readOffer(context, params.id);
      return partOf(await readGoalPayouts(context.db, params.id), query);
    },
    downloadBanners: async ({ params }, context) => {
      await readOffer(context, params.id);
      const archive = await zipBanners(context.db, params.id);
      if (!archive) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
      return archive;
    },
    download: async ({ query }, context) => {
      const { data } = await listOffers(context, { ...query, sort: 'name', limit: -1, offset: 0 });
      return csvFile(`offers-${dayOf(context.clock.now())}.csv`, columns, data);
    },
  },
  offerActions: {
    apply: ({ params, body }, context) => applyFor(context, params.id, body),
    run: ({ params, body }, context) => runOffer(context, params.id, body),
    pause: ({ params }, context) => setPaused(context, params.id, true),
    unpause: ({ params }, context) => setPaused(context, params.id, false),
  },
  offerRecords: {
    create: async ({ body }, context) => readOfferDetails(context, await createOffer(context, body)),
    update: async ({ params, body }, context) => {
      await updateOffer(context, params.id, body);
      return readOfferDetails(context, params.id);
    },
    invite: ({ params, body }, context) => invite(context, params.id, body.email),
    remove: async ({ params }, context) => {
      await archiveOffer(context, params.id);
      return { success: true };
    },
  },
  offerPictures: {
    upload: ({ params, body }, context) => uploadPicture(context, params.id, body.file),
    fetchPreview: ({ body }, context) => fetchPreview(context, body.url),
    previewJob: ({ params }, context) => readPreviewJob(context, params.job),
  },
};
