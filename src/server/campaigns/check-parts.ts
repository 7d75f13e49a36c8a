import { sql } from 'kysely';
import type { CampaignChange, SplitBody, TriggerBody, TspBody } from '#contract/campaigns.ts';
import type { Db } from '../database/database.ts';
import { type RefusalEntry, refuse } from '../http/refusal.ts';
import { isHarmless } from './patterns.ts';

type Place = { partnerId: number; offerId: number };
type Fault = [code: string, description: string];
const noFault: Fault[] = [];

const entryOf = (field: string, faults: Fault[]): RefusalEntry[] =>
  faults.length === 0
    ? []
    : [{ field, errors: faults.map(([code, description]) => ({ code, description })) }];

// Offers that the publisher runs, or may run without asking.
async function readRunnable(db: Db, { partnerId, offerId }: Place, offers: number[]) {
  const rows = await db
    .selectFrom('offer as o')
    .leftJoin('approval as a', (join) =>
      join.onRef('a.offer_id', '=', 'o.id').on('a.partner_id', '=', partnerId),
    )
    .select('o.id')
    .where(sql<boolean>`o.id = any(${offers})`)
    .where('o.status', '=', 'active')
    .where(sql<boolean>`(a.status = 'approved' or (a.id is null and o.visibility = 'public'))`)
    .execute();
  return new Set([offerId, ...rows.map(({ id }) => id)]);
}

async function readLandingPageOffers(db: Db, splits: readonly SplitBody[]) {
  const ids = splits.flatMap(({ landing_page_id: id }) => id ?? []);
  const rows = await db
    .selectFrom('offer_landing_page')
    .select(['id', 'offer_id'])
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
  return new Map(rows.map(({ id, offer_id }) => [id, offer_id]));
}

const numeric: ReadonlySet<TriggerBody['operator']> = new Set(['gt', 'lt']);

function valueFaults({ operator, value }: TriggerBody): Fault[] {
  if (numeric.has(operator) && !Number.isFinite(Number(value))) {
    return [['NOT_A_NUMBER', 'The value has to be a number']];
  }
  if (operator === 'regex' && !isHarmless(value)) {
    return [['PATTERN', 'The pattern is not valid, or repeats too much']];
  }
  return noFault;
}

function targetFaults({ action, target }: TriggerBody): Fault[] {
  if (action === 'stop') return target === null ? noFault : [['NOT_USED', 'Stopping takes no address']];
  return target === null ? [['REQUIRED', 'The address is missing']] : noFault;
}

const kindOf = (on: TriggerBody['on']) => `trigger_param_${on}`;

async function readParams(db: Db) {
  const rows = await db
    .selectFrom('tag_value')
    .select(['kind', 'value'])
    .where('kind', 'in', [kindOf('click'), kindOf('event')])
    .where('archived_at', 'is', null)
    .execute();
  return new Set(rows.map(({ kind, value }) => `${kind} ${value}`));
}

const triggerFaults = (params: ReadonlySet<string>) => (trigger: TriggerBody, index: number) => {
  const { on, param, action } = trigger;
  const exists = params.has(`${kindOf(on)} ${param}`);
  const isLate = on === 'event' && action !== 'postback';
  const at = (name: string) => `triggers.${index}.${name}`;
  return [
    ...entryOf(at('param'), exists ? noFault : [['NOT_FOUND', `There is no parameter "${param}"`]]),
    ...entryOf(at('value'), valueFaults(trigger)),
    ...entryOf(at('action'), isLate ? [['TOO_LATE', 'An event can only call an address']] : noFault),
    ...entryOf(at('target'), targetFaults(trigger)),
  ];
};

type Allowed = { runnable: ReadonlySet<number>; pages: ReadonlyMap<number, number> };

function splitFaults({ runnable, pages }: Allowed) {
  return ({ offer_id: offer, landing_page_id: page }: SplitBody, index: number) => [
    ...entryOf(
      `splitter.${index}.offer_id`,
      runnable.has(offer) ? noFault : [['OFFER_NOT_LIVE', 'You are not approved for this offer']],
    ),
    ...entryOf(
      `splitter.${index}.landing_page_id`,
      page === null || pages.get(page) === offer
        ? noFault
        : [['NOT_FOUND', 'There is no such landing page of this offer']],
    ),
  ];
}

function tspFaults({ runnable }: Allowed, { offerId }: Place) {
  return ({ offer_id: offer }: TspBody, index: number) => {
    const faults: Fault[] = runnable.has(offer)
      ? noFault
      : [['OFFER_NOT_LIVE', 'You are not approved for this offer']];
    const own: Fault[] = offer === offerId ? [['OWN_OFFER', "This is the campaign's own offer"]] : noFault;
    return entryOf(`tsp.${index}.offer_id`, [...faults, ...own]);
  };
}

function refuseWeights(splitter: readonly SplitBody[]) {
  const active = splitter.filter((split) => split.active);
  const sum = active.reduce((all, { weight }) => all + weight, 0);
  if (active.length > 0 && sum !== 100) throw refuse('WEIGHTS_NOT_100');
}

export async function refuseForeignRows(db: Db, place: Place, change: CampaignChange) {
  const { splitter = [], tsp = [], triggers = [] } = change;
  const offers = [...splitter, ...tsp].map(({ offer_id }) => offer_id);
  const allowed = {
    runnable: await readRunnable(db, place, offers),
    pages: await readLandingPageOffers(db, splitter),
  };
  const entries = [
    ...splitter.flatMap(splitFaults(allowed)),
    ...tsp.flatMap(tspFaults(allowed, place)),
    ...triggers.flatMap(triggerFaults(await readParams(db))),
  ];
  if (entries.length > 0) throw refuse('VALIDATION_ERROR', { entries });
  refuseWeights(splitter);
}
