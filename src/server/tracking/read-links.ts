import { sql } from 'kysely';
import { subIds } from '../analytics/sources.ts';
import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

/** Why a link leads nowhere: the publisher has paused it, it is over, or a cap is reached. */
export type StopReason = 'paused' | 'ended' | 'capped';

type SubIds = Record<(typeof subIds)[number], string>;
type Row = SubIds & {
  partner_id: number;
  id: number;
  offer_id: number;
  deep_link: string | null;
  landing: string | null;
  landing_page_id: number | null;
  site: string | null;
  allow_deep_links: boolean;
  link_status: 'active' | 'paused';
  partner_status: Schema['partner']['status'];
  offer_status: Schema['offer']['status'];
  expires_at: Date | null;
  visibility: Schema['offer']['visibility'];
  approval_status: Schema['approval']['status'] | null;
  paused: boolean | null;
  campaign_id: number | null;
  campaign_status: Schema['campaign']['status'] | null;
  is_routed: boolean;
};
/**
 * A tracking link and whether traffic runs over it; `landing` is an address or a path of the network. Where only the offer
 * has come to its end, others may step in.
 */
export type Link = Row & { stop: StopReason | null; mayStepIn: boolean };
export type LinkKey = { partnerId: number; linkId: number };

export const nameOfLink = ({ partnerId, linkId }: LinkKey) => `${partnerId} ${linkId}`;

const isOfferOver = ({ offer_status, expires_at }: Row, now: Date) =>
  offer_status !== 'active' || (expires_at !== null && expires_at <= now);
const hasGoneOut = (row: Row) => row.partner_status !== 'active' || row.campaign_status === 'ended';
const isLetIn = ({ approval_status, visibility }: Row) =>
  approval_status === 'approved' || (approval_status === null && visibility === 'public');
const isPaused = ({ paused, campaign_status, link_status }: Row) =>
  paused === true || campaign_status === 'paused' || link_status === 'paused';

function stopOf(row: Row, now: Date): StopReason | null {
  if (isOfferOver(row, now) || hasGoneOut(row) || !isLetIn(row)) return 'ended';
  return isPaused(row) ? 'paused' : null;
}
const mayStepIn = (row: Row) => !hasGoneOut(row) && !isPaused(row);

/** The links that are there, by `nameOfLink`; those in the archive are not. */
export async function readLinks(db: Db, keys: readonly LinkKey[], now: Date) {
  const subs = sql.join(subIds.map((name) => sql.ref(`l.${name}`)));
  const { rows } = await sql<Row>`
    select l.partner_id, l.id, l.offer_id, l.deep_link, l.landing_page_id, p.url as landing, ${subs}, o.site, o.allow_deep_links, o.visibility,
      o.expires_at, o.status as offer_status, l.status as link_status, partner.status as partner_status,
      a.status as approval_status, a.paused, l.campaign_id, c.status as campaign_status,
      exists (select 1 from campaign_split s where s.partner_id = l.partner_id and s.campaign_id = l.campaign_id)
        or exists (select 1 from campaign_trigger g where g.partner_id = l.partner_id and g.campaign_id = l.campaign_id) as is_routed
    from tracking_link l
    join partner on partner.id = l.partner_id
    join offer o on o.id = l.offer_id
    left join approval a on a.partner_id = l.partner_id and a.offer_id = l.offer_id
    left join campaign c on c.partner_id = l.partner_id and c.id = l.campaign_id
    left join offer_landing_page p on p.id = coalesce(l.landing_page_id,
      (select d.id from offer_landing_page d where d.offer_id = l.offer_id and d.is_default))
    where l.archived_at is null and (l.partner_id, l.id) in (select * from unnest(
      ${keys.map(({ partnerId }) => partnerId)}::bigint[], ${keys.map(({ linkId }) => linkId)}::bigint[]))`.execute(
    db,
  );
  return new Map(
    rows.map((row): [string, Link] => [
      nameOfLink({ partnerId: row.partner_id, linkId: row.id }),
      { ...row, stop: stopOf(row, now), mayStepIn: mayStepIn(row) },
    ]),
  );
}
