import { type SqlBool, sql } from 'kysely';

/**
 * Whether traffic runs over a tracking link, in queries with `tracking_link l`, `offer o`, `partner`, and, where there are
 * any, `approval a` and `campaign c`.
 */
export const hasEnded = sql<SqlBool>`(partner.status <> 'active' or coalesce(c.status = 'ended', false))`;
export const isPaused = sql<SqlBool>`(coalesce(a.paused, false) or coalesce(c.status = 'paused', false) or l.status = 'paused')`;
export const isOfferOver = (now: Date) =>
  sql<boolean>`(o.status = 'expired' or coalesce(o.expires_at <= ${now}, false))`;
const isOfferPaused = sql<SqlBool>`o.status = 'paused'`;
const isClosed = (now: Date) =>
  sql<SqlBool>`(${isOfferOver(now)}
    or not (case when a.id is null then o.visibility = 'public' else a.status = 'approved' end))`;
const hasStandIns = sql<SqlBool>`exists (select 1 from campaign_split s
  where s.partner_id = l.partner_id and s.campaign_id = l.campaign_id and s.kind = 'tsp' and s.is_active)`;

/** The publisher or the network paused it, it has ended, or a cap is reached. */
export type StopReason = 'paused' | 'ended' | 'capped';

/** Null where the link leads to its own offer. */
export const stopReasonOf = (now: Date) =>
  sql<Exclude<StopReason, 'capped'> | null>`case when ${isClosed(now)} or ${hasEnded} then 'ended'
    when ${isPaused} or ${isOfferPaused} then 'paused' end`;

// Ended, or paused with its offer, once neither that nor a stand-in takes clicks.
export const statusOf = (now: Date) =>
  sql<
    'active' | 'paused' | 'ended'
  >`case when ${hasEnded} or ${isClosed(now)} and not ${hasStandIns} then 'ended'
    when ${isPaused} or ${isOfferPaused} and not ${hasStandIns} then 'paused' else 'active' end`;
