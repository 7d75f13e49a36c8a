import { sql } from 'kysely';
import type { Offer } from '#contract/offers.ts';
import { addMonths, startOfWeek } from '#contract/calendar.ts';
import { addDays, dayOf, startOf, startOfMonth } from '#contract/days.ts';
import { monday } from '../analytics/periods.ts';
import { hasPrivilege } from '../auth/privileges.ts';
import { type CsvColumns, csvFile } from '../http/csv.ts';
import { refuse } from '../http/refusal.ts';
import { thumbPath } from '../http/storage.ts';
import { listed, partOf } from '../listed.ts';
import type { NetworkHandlers } from '../network.ts';
import { readBanners, zipBanners } from '../offers/banners.ts';
import { readCaps } from '../offers/caps.ts';
import { readGoalPayouts, revenueOf } from '../offers/goal-payouts.ts';
import { listOffers } from '../offers/list-offers.ts';
import { readOffer, readOfferDetails } from '../offers/read-offer.ts';
import type { Sent } from '#contract/values.ts';

const resets: Record<'day' | 'week' | 'month' | 'total', (today: string) => string | null> = {
  day: (today) => addDays(today, 1),
  week: (today) => addDays(startOfWeek(today, monday), 7),
  month: (today) => addMonths(startOfMonth(today), 1),
  total: () => null,
};

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

export const offerParts: NetworkHandlers['offerParts'] = {
  get: ({ params }, context) => readOfferDetails(context, params.id),
  retrieve: ({ params }, context) => readOfferDetails(context, params.id, { withArchived: true }),
  groups: async ({ query }, { db }) => {
    const rows = await db
      .selectFrom('offer_group as g')
      .select(['g.id', 'g.name', 'g.picture'])
      .select(
        sql<number>`(select count(*) from offer o where o.group_id = g.id and o.status = 'active'
          and o.visibility <> 'private' and o.archived_at is null)`.as('offers_count'),
      )
      .orderBy(sql`g.name collate "und-x-icu"`)
      .execute();
    const groups = rows.map(({ picture, ...row }) => ({
      ...row,
      image: picture && `${thumbPath}${picture}`,
    }));
    return listed(
      groups.filter((group) => group.offers_count > 0),
      query,
    );
  },
  banners: async ({ params, query }, context) => {
    await readOffer(context, params.id);
    return partOf(await readBanners(context.db, params.id), query);
  },
  caps: async ({ params: { id }, query }, context) => {
    const { db, clock, caller } = context;
    await readOffer(context, id);
    const today = dayOf(clock.now());
    const rows = await readCaps(db, { partnerId: caller.partnerId, offers: [id], today });
    const caps = rows.map((row) => {
      const reset = resets[row.period](today);
      return {
        ...row,
        cap_type_id: `${row.period}_${row.type}`,
        remaining: Number((row.value - row.used).toFixed(2)),
        resets_at: reset && startOf(reset).toISOString(),
      };
    });
    return partOf(caps, query);
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
};
