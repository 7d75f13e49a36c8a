import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { addDays, dayOf, startOf } from '#contract/days.ts';
import { intervalsOf } from '../analytics/periods.ts';
import type { Click, Conversion, Converted, Impressions, Traffic } from '../analytics/record-traffic.ts';
import { convert, microsOf } from '../money.ts';
import { everywhere } from '../reference/tag-values.ts';
import type { Audience } from '../tracking/tables.ts';
import type { OfferSeed } from './offer-seed.ts';
import { brands } from './offers.ts';
import { type Placement, placements } from './placements.ts';
import { type Random, pick, randomOf, uuidOf } from './random.ts';

export const daysOfTraffic = 126;

const longestDelayHours = 72;
const longestDecisionDays = 9;
const rejectedShare = 0.07;
const uniqueShare = 0.88;

// Sunday first; weekends are the best days of a media site.
const weekdays = [1.12, 0.98, 0.92, 0.94, 0.96, 1, 1.2];
const hours = [18, 11, 7, 5, 5, 8, 17, 32, 44, 52, 55, 56, 58, 56, 54, 54, 56, 61, 69, 76, 80, 74, 55, 34];
const daySum = hours.reduce((sum, weight) => sum + weight, 0);
const weightedHours = hours.map((weight, hour) => ({ hour, weight }));

type Client = Pick<Audience, 'os' | 'device' | 'browser'> & { weight: number };
const clients: Client[] = [
  { os: 'Android', device: 'smartphone', browser: 'Chrome', weight: 40 },
  { os: 'iOS', device: 'smartphone', browser: 'Safari', weight: 26 },
  { os: 'Windows', device: 'desktop', browser: 'Chrome', weight: 12 },
  { os: 'macOS', device: 'desktop', browser: 'Safari', weight: 7 },
  { os: 'Windows', device: 'desktop', browser: 'Edge', weight: 6 },
  { os: 'iPadOS', device: 'tablet', browser: 'Safari', weight: 4 },
  { os: 'Android', device: 'tablet', browser: 'Chrome', weight: 3 },
];
const clientsOfPlacement = 4;
const countryWeights = [62, 25, 13];

const carriers: Record<string, [string, string]> = {
  AT: ['A1', 'Magenta'],
  CZ: ['O2 CZ', 'T-Mobile CZ'],
  DE: ['Telekom', 'Vodafone'],
  GB: ['EE', 'O2 UK'],
  IE: ['Three IE', 'Vodafone IE'],
  NL: ['KPN', 'Odido'],
  PL: ['Orange PL', 'Play'],
  US: ['AT&T', 'Verizon'],
};

function carrierOf(country: string, { os, device }: Client) {
  const [first, second] = carriers[country] ?? ['Mobile network', 'Mobile network'];
  if (device !== 'smartphone') return 'Wi-Fi';
  return os === 'Android' ? first : second;
}

type Weighted = { audience: Audience; weight: number };
type Plan = Placement & { link: number; offerSeed: OfferSeed; audiences: Weighted[] };

function audiencesOf({ countries, devices = everywhere.devices, os = everywhere.os }: OfferSeed): Weighted[] {
  const fitting = clients
    .filter((client) => devices.includes(client.device) && os.includes(client.os))
    .slice(0, clientsOfPlacement);
  return countries.slice(0, countryWeights.length).flatMap((country, index) =>
    fitting.map(({ weight, ...client }) => ({
      audience: { country, ...client, carrier: carrierOf(country, { weight, ...client }) },
      weight: weight * (countryWeights[index] ?? 0),
    })),
  );
}

const offersById = new Map(
  Object.values(brands).flatMap(({ offers }) => offers.map((offer) => [offer.id, offer])),
);

function planOf(placement: Placement, index: number): Plan {
  const offerSeed = offersById.get(placement.offer);
  if (!offerSeed) throw new Error(`There is no offer ${placement.offer}`);
  return { ...placement, link: index + 1, offerSeed, audiences: audiencesOf(offerSeed) };
}

const plans = placements.map(planOf);

// From 0.8 to 1.2 over the days of the first start, then on at that pace between half and twice the average.
const growthOf = (dayNumber: number) => Math.max(0.5, Math.min(2, 0.8 + (0.4 * dayNumber) / daysOfTraffic));

const undecided = { status: 'pending', reason: null, decided_at: null } as const;

// A conversion with its later decision.
type Planned = Converted & { decidedAt: Date };

function placeOf({ partner, offer, link }: Plan, audience: Audience) {
  return { partner_id: partner, offer_id: offer, link_id: link, ...audience };
}

function clickOf(plan: Plan, dayStart: number, { random, newId }: Chance): Click {
  const { hour } = pick(random, weightedHours);
  const ts = new Date(dayStart + Math.floor((hour + random()) * millisecondsInHour));
  const { audience } = pick(random, plan.audiences);
  const source = plan.sources[Math.floor(random() * plan.sources.length)] ?? '';
  const creative = `c${1 + Math.floor(random() * 4)}`;
  const is_unique = random() < uniqueShare;
  const place = audience.device === 'desktop' ? 'sidebar' : 'article-end';
  const subs = { sub1: source, sub2: creative, sub3: place };
  return { ...placeOf(plan, audience), id: newId(), ts, ...subs, is_unique };
}

const inCents = (amount: number) => microsOf(Math.round(amount * 100) / 100);

function payoutOn({ offerSeed: { payouts, nextPayouts } }: Plan, day: string, firstStart: string) {
  const isNext = nextPayouts && day >= addDays(firstStart, nextPayouts.inDays);
  const [payout] = isNext ? nextPayouts.payouts : payouts;
  return payout;
}

type Chance = { random: Random; newId: () => string; firstStart: string };

function worthOf(plan: Plan, ts: Date, { random, firstStart }: Chance) {
  const { offerSeed, sale: mean = 0 } = plan;
  const { amount = 0, percent = 0 } = payoutOn(plan, dayOf(ts), firstStart);
  const sale = mean * (0.5 + random());
  const payout = convert(amount + (sale * percent) / 100, offerSeed.currency ?? 'EUR', 'EUR');
  return { payout_micros: inCents(payout), sale_micros: inCents(sale) };
}

// Each by the id, so that the other numbers stay as they are. The advertiser gave no reason for the last share.
const reasons = [
  { reason: 'canceled', weight: 34 },
  { reason: 'duplicate', weight: 18 },
  { reason: 'returned', weight: 14 },
  { reason: 'invalid', weight: 12 },
  { reason: 'existing_customer', weight: 10 },
  { reason: 'unpaid', weight: 6 },
  { reason: 'terms', weight: 3 },
  { reason: 'fraud', weight: 2 },
  { reason: null, weight: 6 },
] as const;
// Only what was sold can be returned.
const sales: ReadonlySet<string> = new Set(['CPS', 'REVSHARE']);
const withoutGoods = reasons.filter(({ reason }) => reason !== 'returned');

function reasonOf(id: string, { offerSeed: { payouts } }: Plan) {
  const isSale = payouts.some(({ model }) => sales.has(model));
  return pick(randomOf(`reason ${id}`), isSale ? reasons : withoutGoods).reason;
}

const transactionOf = (id: string) => `R${(Number.parseInt(id.slice(0, 8), 16) % 9_000_000) + 1_000_000}`;

// Half of the delays are about two hours or less, the longest three days.
function conversionOf(plan: Plan, click: Click, chance: Chance): Planned {
  const { random, newId } = chance;
  const delay = Math.min(longestDelayHours, -Math.log(1 - random()) * 3);
  const ts = new Date(click.ts.getTime() + Math.floor(delay * millisecondsInHour));
  const decidedAt = new Date(
    ts.getTime() + Math.floor((2 + random() * (longestDecisionDays - 2)) * millisecondsInDay),
  );
  const [id, status] = [newId(), random() < rejectedShare ? ('rejected' as const) : ('approved' as const)];
  const row: Conversion = {
    partner_id: click.partner_id,
    id,
    click_id: click.id,
    ts,
    offer_id: click.offer_id,
    status,
    reason: status === 'rejected' ? reasonOf(id, plan) : null,
    txid: transactionOf(id),
    decided_at: decidedAt,
    ...worthOf(plan, ts, chance),
  };
  return { row, click, decidedAt };
}

// Spread over audiences and hours, so that the parts add up to the whole.
function impressionsOf(plan: Plan, day: string, total: number): Impressions[] {
  const weights = plan.audiences.reduce((sum, { weight }) => sum + weight, 0);
  const start = startOf(day).getTime();
  return plan.audiences.flatMap(({ audience, weight }) => {
    const place = placeOf(plan, audience);
    let before = 0;
    return hours.map((share, hour) => {
      const upTo = before + (share / daySum) * total * (weight / weights);
      const impressions = Math.floor(upTo) - Math.floor(before);
      before = upTo;
      return { place, ts: new Date(start + hour * millisecondsInHour), impressions };
    });
  });
}

function isRunning(
  { startedDaysAgo = daysOfTraffic, stoppedDaysAgo, offerSeed: { endsInDays } }: Plan,
  day: string,
  firstStart: string,
) {
  const started = day >= addDays(firstStart, -startedDaysAgo);
  if (endsInDays !== undefined && day >= addDays(firstStart, endsInDays)) return false;
  return started && (stoppedDaysAgo === undefined || day < addDays(firstStart, -stoppedDaysAgo));
}

// Before chance.
function usualClicks(plan: Plan, day: string, firstStart: string) {
  const start = startOf(day);
  const dayNumber = (start.getTime() - startOf(firstStart).getTime()) / millisecondsInDay + daysOfTraffic;
  return plan.clicks * (weekdays[start.getUTCDay()] ?? 1) * growthOf(dayNumber);
}

// `firstStart` dates the placements; `factor` multiplies the usual, `source` gives other numbers. Without `newId` ids
// come from the same numbers and repeat.
type Scale = { firstStart: string; factor?: number; source?: string; newId?: () => string };

// Complete, including what lies in the future.
function dayOfPlan(plan: Plan, day: string, { firstStart, factor = 1, source = '', newId }: Scale) {
  const random = randomOf(`${source}${plan.partner} ${plan.offer} ${day}`);
  const chance = { random, newId: newId ?? (() => uuidOf(random)), firstStart };
  const start = startOf(day);
  const expected = factor * usualClicks(plan, day, firstStart) * (0.93 + 0.14 * random());
  const clicks = Array.from({ length: Math.floor(expected + random()) }, () =>
    clickOf(plan, start.getTime(), chance),
  );
  const conversions = clicks
    .filter(() => random() < plan.cr / 100)
    .map((click) => conversionOf(plan, click, chance));
  return { clicks, impressions: () => impressionsOf(plan, day, (100 * expected) / plan.ctr), conversions };
}

// From `from` up to `to`; `firstStart` dates the placements.
type Hours = { from: Date; to: Date; firstStart: string };

function addConversion({ conversions, decided }: Traffic, { from, to }: Hours, planned: Planned) {
  const { row, click, decidedAt } = planned;
  const [isNew, isOpen] = [row.ts >= from && row.ts < to, decidedAt >= to];
  if (isNew) conversions.push({ row: isOpen ? { ...row, ...undecided } : row, click });
  else if (row.ts < from && decidedAt >= from && !isOpen) decided.push({ row, click });
}

// Between two full hours; the same hours always give the same.
export function trafficBetween(span: Hours): Traffic {
  const { from, to, firstStart } = span;
  const isIn = ({ ts }: { ts: Date }) => ts >= from && ts < to;
  const firstDay = dayOf(from);
  const earliest = addDays(firstDay, -longestDecisionDays - longestDelayHours / 24);
  const traffic: Traffic = { clicks: [], impressions: [], conversions: [], decided: [] };
  for (const day of intervalsOf({ from: earliest, to: dayOf(to) }, 'day')) {
    for (const plan of plans.filter((candidate) => isRunning(candidate, day, firstStart))) {
      const { clicks, impressions, conversions } = dayOfPlan(plan, day, { firstStart });
      for (const planned of conversions) addConversion(traffic, span, planned);
      if (day >= firstDay) {
        traffic.clicks.push(...clicks.filter(isIn));
        traffic.impressions.push(...impressions().filter((row) => row.impressions > 0 && isIn(row)));
      }
    }
  }
  return traffic;
}

// Before the first placement began, all of them run.
function runningOn(day: string, firstStart: string) {
  const running = plans.filter((plan) => isRunning(plan, day, firstStart));
  return running.length > 0 ? running : plans;
}

export const usualEvents = (day: string, firstStart: string) =>
  runningOn(day, firstStart).reduce(
    (sum, plan) => sum + usualClicks(plan, day, firstStart) * (1 + plan.cr / 100),
    0,
  );

// As of `now`, at `factor` times the usual; never the events of `trafficBetween`.
export function extraDay(day: string, { now, ...scale }: Required<Scale> & { now: Date }): Traffic {
  const days = runningOn(day, scale.firstStart).map((plan) => dayOfPlan(plan, day, scale));
  const isPast = ({ ts }: { ts: Date }) => ts <= now;
  const asOfNow = ({ row, click, decidedAt }: Planned): Converted => ({
    row: decidedAt > now ? { ...row, ...undecided } : row,
    click,
  });
  return {
    clicks: days.flatMap(({ clicks }) => clicks.filter(isPast)),
    impressions: days.flatMap(({ impressions }) =>
      impressions().filter((row) => row.impressions > 0 && isPast(row)),
    ),
    conversions: days.flatMap(({ conversions }) => conversions.filter(({ row }) => isPast(row)).map(asOfNow)),
    decided: [],
  };
}
