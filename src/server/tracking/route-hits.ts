import { pick } from 'es-toolkit';
import { subIds } from '../analytics/sources.ts';
import {
  type Route,
  type Routing,
  nameOfCampaign,
  noRouting,
  readRoutings,
  routeClick,
} from '../campaigns/routing.ts';
import type { QueuedCall } from '../campaigns/trigger-calls.ts';
import type { Db } from '../database/database.ts';
import { expandMacros } from '../postbacks/macros.ts';
import type { Link } from './read-links.ts';
import type { Audience } from './tables.ts';

type Visit = { audience: Audience; subs: Record<(typeof subIds)[number], string | undefined> };
// By `nameOfCampaign`.
export type Routings = ReadonlyMap<string, Routing>;

export async function readRoutingsOf(db: Db, links: readonly Link[], now: Date): Promise<Routings> {
  const keys = links.flatMap(({ is_routed, partner_id: partnerId, campaign_id: campaignId }) =>
    is_routed && campaignId !== null ? [{ partnerId, campaignId }] : [],
  );
  return readRoutings(db, keys, now);
}

const routingOf = ({ partner_id: partnerId, campaign_id: campaignId }: Link, routings: Routings) =>
  (campaignId === null ? undefined : routings.get(nameOfCampaign({ partnerId, campaignId }))) ?? noRouting;

export function offersBehind(link: Link, routings: Routings) {
  const { splits, standIns } = routingOf(link, routings);
  const others = [...splits, ...standIns].map(({ offerId }) => offerId);
  return [...new Set([link.offer_id, ...others])];
}

// A sub ID of the address beats the link's own.
export const subsOf = ({ subs }: Pick<Visit, 'subs'>, link: Link) =>
  // The names are exactly those of a click.
  Object.fromEntries(subIds.map((name) => [name, subs[name] ?? link[name]])) as Record<
    (typeof subIds)[number],
    string
  >;

const valuesOf = (visit: Visit, link: Link) => ({
  ...pick(visit.audience, ['country', 'os', 'device', 'browser', 'carrier']),
  ...subsOf(visit, link),
});

export function routeOf(visit: Visit, link: Link, routings: Routings): Route {
  const visitor = { country: visit.audience.country, values: valuesOf(visit, link) };
  return routeClick(routingOf(link, routings), visitor, Math.random());
}

export function callsOf(visit: Visit, link: Link, { calls }: Route): QueuedCall[] {
  const { partner_id: partnerId, id, offer_id, campaign_id } = link;
  const place = { link_id: String(id), offer_id: String(offer_id), campaign_id: String(campaign_id ?? '') };
  const values = { ...valuesOf(visit, link), ...place };
  return calls.map(({ triggerId, url }) => ({ partnerId, triggerId, url: expandMacros(url, values) }));
}
