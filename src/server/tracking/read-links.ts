import { sql } from 'kysely';
import { subIds } from '../analytics/sources.ts';
import type { Db } from '../database/database.ts';
import { hasEnded, isPaused, type StopReason, stopReasonOf } from '../tracking-links/link-status.ts';

type SubIds = Record<(typeof subIds)[number], string>;
// `landing` is an address or a path of the network. Where only the offer has ended, stand-ins may take over.
export type Link = SubIds & {
  partner_id: number;
  id: number;
  offer_id: number;
  deep_link: string | null;
  landing: string | null;
  landing_page_id: number | null;
  site: string | null;
  allow_deep_links: boolean;
  campaign_id: number | null;
  is_routed: boolean;
  stop: StopReason | null;
  mayStepIn: boolean;
};
export type LinkKey = { partnerId: number; linkId: number };

export const nameOfLink = ({ partnerId, linkId }: LinkKey) => `${partnerId} ${linkId}`;

// By `nameOfLink`, without archived ones.
export async function readLinks(db: Db, keys: readonly LinkKey[], now: Date) {
  const subs = sql.join(subIds.map((name) => sql.ref(`l.${name}`)));
  const { rows } = await sql<Link>`
    select l.partner_id, l.id, l.offer_id, l.deep_link, l.landing_page_id, p.url as landing, ${subs}, o.site, o.allow_deep_links,
      l.campaign_id, ${stopReasonOf(now)} as stop, not ${hasEnded} and not ${isPaused} as "mayStepIn",
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
    rows.map((link) => [nameOfLink({ partnerId: link.partner_id, linkId: link.id }), link] as const),
  );
}
