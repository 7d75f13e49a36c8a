import { randomUUID } from 'node:crypto';
import { dayOf } from '#contract/days.ts';
import { type Click, type Impressions, recordTraffic } from '../analytics/record-traffic.ts';
import type { subIds } from '../analytics/sources.ts';
import type { Db } from '../database/database.ts';
import { clickIdOf } from '#contract/tracked-ids.ts';
import { type CapsLeft, readCapsLeft } from './caps-left.ts';
import { type Routings, callsOf, offersBehind, readRoutingsOf, routeOf, subsOf } from './route-hits.ts';
import type { Route } from '../campaigns/routing.ts';
import { type QueuedCall, queueCalls } from '../campaigns/trigger-calls.ts';
import { leadsTo } from '../tracking-links/landing-pages.ts';
import type { StopReason } from '../tracking-links/link-status.ts';
import { type Link, type LinkKey, nameOfLink, readLinks } from './read-links.ts';
import { readTrackingKey, visitorOf } from './tracking-key.ts';
import type { Audience } from './tables.ts';
import { nameOfVisitor, noteVisitors } from './visitors.ts';

// A click or an impression; bots are redirected and not counted.
export type Hit = LinkKey & {
  kind: 'click' | 'impression' | 'uncounted';
  audience: Audience;
  address: string;
  agent: string;
  subs: Record<(typeof subIds)[number], string | undefined>;
  /** The target page on the advertiser's site. */
  deepLink: string | undefined;
};
// An address, or a path of the network.
export type Outcome =
  | { kind: 'landing'; url: string; clickId: string | null }
  | { kind: 'fallback'; url: string }
  | { kind: 'stopped'; reason: StopReason }
  | { kind: 'unknown' };

type Accepted = { hit: Hit; link: Link; id: string };
type Answer = { outcome: Outcome; accepted: Accepted | null; calls: QueuedCall[] };

// Without a user name and password, which could be mistaken for a host.
const webAddress = /^https?:\/\/[^/@]+(\/|$)/;

// Only to the advertiser's own site.
function deepLinkOf({ deepLink }: Hit, link: Link) {
  const url = URL.parse(deepLink ?? link.deep_link ?? '');
  if (!url || !link.allow_deep_links || link.site === null) return null;
  return leadsTo(link.site, url.href) && webAddress.test(url.href) ? url.href : null;
}

type Led = Exclude<Route, { kind: 'redirect' }>;
type Ways = { caps: (traffic: Pick<Link, 'partner_id' | 'offer_id'>) => CapsLeft; routings: Routings };

const refused = (outcome: Outcome): Answer => ({ outcome, accepted: null, calls: [] });

// The first choice first; a link with a deep link or its own landing page is not split.
function candidatesOf(hit: Hit, link: Link, { target, standIns }: Led) {
  const deep = deepLinkOf(hit, link);
  const own = { offerId: link.offer_id, url: deep ?? link.landing };
  const isBound = deep !== null || link.landing_page_id !== null;
  const first = isBound || target === null ? own : target;
  return [...(link.stop ? [] : [first]), ...standIns];
}

// To the first offer that still takes the hit; uncounted hits use up no caps.
function lead(hit: Hit, link: Link, { caps, route }: Pick<Ways, 'caps'> & { route: Led }): Answer {
  let outcome: Outcome = { kind: 'stopped', reason: link.stop ?? 'ended' };
  for (const { offerId: offer_id, url } of candidatesOf(hit, link, route)) {
    if (url === null) continue;
    if (hit.kind === 'uncounted') return refused({ kind: 'landing', url, clickId: null });
    const full = hit.kind === 'click' ? caps({ ...link, offer_id }).take() : null;
    if (!full) {
      const id = randomUUID();
      outcome = { kind: 'landing', url, clickId: clickIdOf(link.partner_id, id) };
      return { outcome, accepted: { hit, link: { ...link, offer_id }, id }, calls: [] };
    }
    if (outcome.kind !== 'fallback') {
      outcome = full.fallback
        ? { kind: 'fallback', url: full.fallback }
        : { kind: 'stopped', reason: 'capped' };
    }
  }
  return refused(outcome);
}

const none: Routings = new Map();

function answer(hit: Hit, link: Link | undefined, { caps, routings }: Ways): Answer {
  if (!link) return refused({ kind: 'unknown' });
  if (link.stop && !link.mayStepIn) return refused({ kind: 'stopped', reason: link.stop });
  const route = routeOf(hit, link, hit.kind === 'impression' ? none : routings);
  const calls = hit.kind === 'click' ? callsOf(hit, link, route) : [];
  if (route.kind === 'redirect') return { ...refused({ kind: 'fallback', url: route.url }), calls };
  if (route.kind === 'stop') return { ...refused({ kind: 'stopped', reason: 'paused' }), calls };
  return { ...lead(hit, link, { caps, route }), calls };
}

const placeOf = ({ hit, link }: Accepted) => ({
  partner_id: link.partner_id,
  offer_id: link.offer_id,
  link_id: link.id,
  ...hit.audience,
});

async function clicksOf(db: Db, accepted: readonly Accepted[], now: Date): Promise<Click[]> {
  if (accepted.length === 0) return [];
  const day = dayOf(now);
  const key = await readTrackingKey(db);
  const visits = accepted.map((one) => ({ ...one, visitor: visitorOf(key, { day, ...one.hit }) }));
  const first = await noteVisitors(db, visits, day);
  return visits.map((visit) => {
    const is_unique = first.delete(nameOfVisitor(visit.link.id, visit.visitor));
    return { ...placeOf(visit), id: visit.id, ts: now, ...subsOf(visit.hit, visit.link), is_unique };
  });
}

async function record(db: Db, accepted: readonly Accepted[], now: Date) {
  const byKind = Map.groupBy(accepted, ({ hit }) => hit.kind);
  const clicks = await clicksOf(db, byKind.get('click') ?? [], now);
  const impressions = (byKind.get('impression') ?? []).map((one): Impressions => ({
    place: placeOf(one),
    ts: now,
    impressions: 1,
  }));
  await recordTraffic(db, { clicks, impressions, conversions: [], decided: [] });
}

// Nothing but a click uses up caps.
async function readWays(db: Db, { hits, links }: Found, now: Date): Promise<Ways> {
  const routings = await readRoutingsOf(db, [...links.values()], now);
  const clicks = new Set(hits.filter(({ kind }) => kind === 'click').map(nameOfLink));
  const clicked = [...clicks].flatMap((name) => links.get(name) ?? []);
  const traffic = clicked.flatMap((link) =>
    offersBehind(link, routings).map((offer_id) => ({ ...link, offer_id })),
  );
  return { routings, caps: await readCapsLeft(db, traffic, now) };
}
type Found = { hits: readonly Hit[]; links: ReadonlyMap<string, Link> };

// One transaction for raw clicks, rollups and visitors, in the order of the hits. A visitor is unique once per link
// and day (UTC). One outcome per hit.
export async function recordHits(db: Db, hits: readonly Hit[], now: Date): Promise<Outcome[]> {
  return db.transaction().execute(async (transaction) => {
    const links = await readLinks(transaction, hits, now);
    const ways = await readWays(transaction, { hits, links }, now);
    const answers = hits.map((hit) => answer(hit, links.get(nameOfLink(hit)), ways));
    const accepted = answers.flatMap((one) => one.accepted ?? []);
    if (accepted.length > 0) await record(transaction, accepted, now);
    await queueCalls(
      transaction,
      answers.flatMap(({ calls }) => calls),
      now,
    );
    return answers.map(({ outcome }) => outcome);
  });
}
