import { sql } from 'kysely';
import type { Currency } from '#contract/values.ts';
import { addDays } from '#contract/days.ts';
import { amountOf } from '../money.ts';

const daysOfFigures = 30;

type Sums = { clicks: number; conversions: number; payout_micros: number };

const summed = sql`sum(s.clicks)::bigint as clicks, sum(s.conversions)::bigint as conversions,
  sum(s.payout_micros)::bigint as payout_micros`;
const since = (today: string) => addDays(today, -daysOfFigures);
const recent = (partnerId: number, today: string) =>
  sql`s.partner_id = ${partnerId} and s.day > ${since(today)}`;

// The last 30 days, today included; join it as `f`.
export const figuresByLink = (partnerId: number, today: string) =>
  sql<Sums & { link_id: number }>`(select s.link_id, ${summed} from stat_offer s
    where ${recent(partnerId, today)} group by s.link_id)`.as<'f'>(sql`f`);

/** By offer and publisher, of one publisher or of all. */
export const figuresByOffer = (partnerId: number | null, today: string) =>
  sql<
    Sums & { partner_id: number; offer_id: number }
  >`(select s.partner_id, s.offer_id, ${summed} from stat_offer s
    where ${partnerId === null ? sql`s.day > ${since(today)}` : recent(partnerId, today)}
    group by s.partner_id, s.offer_id)`.as<'f'>(sql`f`);

/** Of all links that a campaign has or had. */
export const figuresByCampaign = (partnerId: number, today: string) =>
  sql<Sums & { campaign_id: number }>`(select l.campaign_id, ${summed} from stat_offer s
    join tracking_link l on l.partner_id = s.partner_id and l.id = s.link_id
    where ${recent(partnerId, today)} and l.campaign_id is not null group by l.campaign_id)`.as<'f'>(sql`f`);

type Row = { [K in keyof Sums]: Sums[K] | null } & { currency: Currency };

/** Zero without traffic. */
export const presentFigures = ({ clicks, conversions, payout_micros, currency }: Row) => ({
  clicks: clicks ?? 0,
  conversions: conversions ?? 0,
  payout: amountOf(payout_micros ?? 0),
  currency,
});

/** Sort columns of lists with such figures. */
export const figureSorts = {
  clicks: sql`coalesce(f.clicks, 0)`,
  conversions: sql`coalesce(f.conversions, 0)`,
  payout: sql`coalesce(f.payout_micros, 0)`,
};
