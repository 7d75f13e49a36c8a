import { sql } from 'kysely';
import type { TriggerBody } from '#contract/campaigns.ts';
import type { Db } from '../database/database.ts';
import { whole } from './patterns.ts';

// An offer and its landing page, a path of this network, or a whole address.
export type Target = { offerId: number; url: string };
type Split = Target & { weight: number; countries: readonly string[] };
type StandIn = Target & { countries: readonly string[] };
type Trigger = Pick<TriggerBody, 'param' | 'operator' | 'value' | 'action' | 'target'> & { id: number };

/** How a campaign routes its clicks; without inactive rows and offers that take no clicks. */
export type Routing = {
  splits: readonly Split[];
  standIns: readonly StandIn[];
  triggers: readonly Trigger[];
};
// `values` of what triggers compare: country, os, device, browser, carrier, sub1, sub2.
export type Visitor = { country: string; values: Readonly<Record<string, string>> };
export type TriggerCall = { triggerId: number; url: string };
/** `target` null is the link's own; `standIns` take over where the target takes no click. */
export type Route =
  | { kind: 'stop' | 'lead'; calls: TriggerCall[]; target: Target | null; standIns: Target[] }
  | { kind: 'redirect'; calls: TriggerCall[]; url: string };

export const noRouting: Routing = { splits: [], standIns: [], triggers: [] };

type SplitRow = Split & { kind: 'splitter' | 'tsp'; campaign: string };
type TriggerRow = Trigger & { campaign: string };
export type CampaignKey = { partnerId: number; campaignId: number };
export const nameOfCampaign = ({ partnerId, campaignId }: CampaignKey) => `${partnerId} ${campaignId}`;

const among = (keys: readonly CampaignKey[]) => sql`(select * from unnest(
  ${keys.map(({ partnerId }) => partnerId)}::bigint[], ${keys.map(({ campaignId }) => campaignId)}::bigint[]))`;

async function readSplitRows(db: Db, keys: readonly CampaignKey[], now: Date) {
  const { rows } = await sql<SplitRow>`
    select s.partner_id || ' ' || s.campaign_id as campaign, s.kind, s.weight, s.countries, s.offer_id as "offerId", p.url
    from campaign_split s
    join offer o on o.id = s.offer_id and o.status = 'active' and (o.expires_at is null or o.expires_at > ${now})
    join offer_landing_page p on p.offer_id = s.offer_id
      and case when s.landing_page_id is null then p.is_default else p.id = s.landing_page_id end
    left join approval a on a.partner_id = s.partner_id and a.offer_id = s.offer_id
    where s.is_active and (s.partner_id, s.campaign_id) in ${among(keys)}
      and case when a.id is null then o.visibility = 'public' else a.status = 'approved' and not a.paused end
    order by s.id`.execute(db);
  return rows;
}

async function readTriggerRows(db: Db, keys: readonly CampaignKey[], on: TriggerBody['on']) {
  const { rows } = await sql<TriggerRow>`
    select partner_id || ' ' || campaign_id as campaign, id, param, operator, value, action, target from campaign_trigger
    where is_active and fires_on = ${on} and (partner_id, campaign_id) in ${among(keys)} order by id`.execute(
    db,
  );
  return rows;
}

/** By `nameOfCampaign`; campaigns without parts may be missing. */
export async function readRoutings(db: Db, keys: readonly CampaignKey[], now: Date) {
  const routings = new Map<string, Routing>();
  if (keys.length === 0) return routings;
  const splits = Map.groupBy(await readSplitRows(db, keys, now), ({ campaign }) => campaign);
  const triggers = Map.groupBy(await readTriggerRows(db, keys, 'click'), ({ campaign }) => campaign);
  for (const name of new Set(keys.map(nameOfCampaign))) {
    const parts = Object.groupBy(splits.get(name) ?? [], ({ kind }) => kind);
    routings.set(name, {
      splits: parts.splitter ?? [],
      standIns: parts.tsp ?? [],
      triggers: triggers.get(name) ?? [],
    });
  }
  return routings;
}

/** The calls of a campaign's triggers at an event with these values: event, goal, payout, sale_amount, status. */
export async function readEventCalls(db: Db, key: CampaignKey, values: Visitor['values']) {
  const triggers = await readTriggerRows(db, [key], 'event');
  return callsOf(triggers.filter((trigger) => meets(trigger, values)));
}

const conditions: Record<Trigger['operator'], (actual: string, value: string) => boolean> = {
  eq: (actual, value) => actual === value,
  ne: (actual, value) => actual !== value,
  gt: (actual, value) => actual !== '' && Number(actual) > Number(value),
  lt: (actual, value) => actual !== '' && Number(actual) < Number(value),
  in: (actual, value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .includes(actual),
  regex: (actual, value) => whole(value).test(actual),
};
const longestValue = 255;

// Texts are compared in their first 255 characters.
export const meets = (
  { param, operator, value }: Pick<Trigger, 'param' | 'operator' | 'value'>,
  values: Visitor['values'],
) => conditions[operator]((values[param] ?? '').slice(0, longestValue), value);

const isFor =
  (country: string) =>
  ({ countries }: { countries: readonly string[] }) =>
    countries.length === 0 || countries.includes(country);

// By weight; `draw` is from 0 up to 1.
function pickSplit(splits: readonly Split[], draw: number): Split | null {
  let rest = draw * splits.reduce((sum, { weight }) => sum + weight, 0);
  return splits.find(({ weight }) => (rest -= weight) < 0) ?? null;
}

const callsOf = (met: readonly Trigger[]): TriggerCall[] =>
  met.flatMap(({ id, action, target }) =>
    action === 'postback' && target ? [{ triggerId: id, url: target }] : [],
  );

const targetOf = ({ offerId, url }: Target): Target => ({ offerId, url });

/** Triggers first, in their order; then the splitter, among the splits of the visitor's country. */
export function routeClick(routing: Routing, { country, values }: Visitor, draw: number): Route {
  const met = routing.triggers.filter((trigger) => meets(trigger, values));
  const calls = callsOf(met);
  const decisive = met.find(({ action }) => action !== 'postback');
  if (decisive?.action === 'redirect' && decisive.target) {
    return { kind: 'redirect', calls, url: decisive.target };
  }
  if (decisive) return { kind: 'stop', calls, target: null, standIns: [] };
  const split = pickSplit(routing.splits.filter(isFor(country)), draw);
  const standIns = routing.standIns.filter(isFor(country)).map(targetOf);
  return { kind: 'lead', calls, target: split && targetOf(split), standIns };
}
