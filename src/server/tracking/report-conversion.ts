import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { type Click, type Conversion, countTraffic } from '../analytics/record-traffic.ts';
import { digest, matches } from '../auth/secrets.ts';
import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { ConversionKind, ConversionStatus } from './tables.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import { microsOf } from '../money.ts';
import type { Network } from '../network.ts';
import { type ConversionEvent, queuePostbacks } from '../postbacks/queue-postbacks.ts';
import { readClickId } from './click-id.ts';
import { type OddAmount, readAmount } from './read-amount.ts';
import type { Report } from './read-report.ts';
import { advertiserToken, readTrackingKey } from './tracking-key.ts';

type Clicked = Click &
  Omit<ConversionEvent, 'status' | 'payout_micros' | 'sale_micros' | 'txid' | 'kind' | 'goal'> & {
    rate: number;
  };
type Payout = Selectable<Schema['offer_payout']>;
type Paid = {
  goal: string;
  kind: ConversionKind;
  payout_micros: number;
  sale_micros: number;
  odd_amount: OddAmount | null;
};
type StoredConversion = Paid & { id: string; ts: Date; status: ConversionStatus; txid: string };
// `created` is false where the conversion existed already.
export type Reported = {
  conversion_id: string;
  status: ConversionStatus;
  created: boolean;
  odd_amount: OddAmount | null;
};

const kinds: Record<Payout['model'], ConversionKind> = {
  CPA: 'conversion',
  CPL: 'lead',
  CPS: 'sale',
  CPI: 'install',
  CPC: 'conversion',
  CPM: 'conversion',
  REVSHARE: 'sale',
};
// An advertiser may reverse a decision; nothing becomes pending again.
const changes: Record<ConversionStatus, readonly ConversionStatus[]> = {
  pending: ['approved', 'rejected'],
  approved: ['rejected'],
  rejected: ['approved'],
};

// Locks the partner: a change of their currency runs before the whole report or after it.
async function readClick(db: Db, text: string): Promise<Clicked> {
  const found = readClickId(text);
  if (!found) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  const { rows } = await sql<Clicked>`
    select c.*, c.id as click_id, c.ts as click_ts, o.name as offer, l.campaign_id, partner.currency,
      partner_rate.per_euro / offer_rate.per_euro as rate
    from click c
    join offer o on o.id = c.offer_id
    join partner on partner.id = c.partner_id
    join exchange_rate offer_rate on offer_rate.currency = o.currency
    join exchange_rate partner_rate on partner_rate.currency = partner.currency
    left join tracking_link l on l.partner_id = c.partner_id and l.id = c.link_id
    where c.partner_id = ${found.partnerId} and c.id = ${found.id}
    for share of partner`.execute(db);
  const [click] = rows;
  if (!click) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  return click;
}

// A payout for the country beats one for all.
async function payoutOf(db: Db, { offer_id, country }: Clicked, goal: string) {
  const payouts = await db
    .selectFrom('offer_payout')
    .selectAll()
    .where('offer_id', '=', offer_id)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute();
  const requested = goal === '' ? payouts[0]?.goal : goal;
  const ofGoal = payouts.filter((payout) => payout.goal === requested);
  if (ofGoal.length === 0) throw refuseField('goal', 'IN', 'The offer has no such goal');
  const forCountry = ofGoal.find((payout) => payout.countries.includes(country));
  return forCountry ?? ofGoal.find((payout) => payout.countries.length === 0) ?? null;
}

const cent = 10_000;
const inCents = (micros: number) => Math.round(micros / cent) * cent;

function refuseUnread(sent = '') {
  return sent.trim() === ''
    ? refuseField('amount', 'REQUIRED', 'This offer pays a share of the sale: the amount is needed')
    : refuseField('amount', 'AMOUNT', 'This offer pays a share of the sale: send an amount such as 12.50');
}

// In the partner's currency, in whole cents; a fixed payout ignores the amount.
async function worthOf(db: Db, click: Clicked, report: Report): Promise<Paid> {
  const payout = await payoutOf(db, click, report.goal);
  const { amount, odd: odd_amount } = readAmount(report.amount);
  if (!payout) return { goal: report.goal, kind: 'conversion', payout_micros: 0, sale_micros: 0, odd_amount };
  const { goal, model, amount_micros, percent } = payout;
  if (percent !== null && amount === null) throw refuseUnread(report.amount);
  const sale = microsOf(amount ?? 0);
  const earned = (amount_micros ?? 0) + (sale * (percent ?? 0)) / 100;
  return {
    goal,
    kind: kinds[model],
    payout_micros: inCents(earned * click.rate),
    sale_micros: inCents(sale * click.rate),
    odd_amount,
  };
}

const eventOf = (click: Clicked, stored: StoredConversion): ConversionEvent => ({ ...click, ...stored });
const rowOf = (click: Clicked, stored: StoredConversion, decided: Date | null): Conversion => ({
  ...stored,
  partner_id: click.partner_id,
  click_id: click.click_id,
  offer_id: click.offer_id,
  decided_at: decided,
});
const nothing = { clicks: [], impressions: [], conversions: [], decided: [] };

async function add(db: Db, click: Clicked, stored: StoredConversion) {
  const row = rowOf(click, stored, stored.status === 'pending' ? null : stored.ts);
  const added = await db
    .insertInto('conversion')
    .values(row)
    .onConflict((conflict) => conflict.columns(['partner_id', 'click_id', 'goal', 'txid']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  await countTraffic(db, { ...nothing, conversions: [{ row, click }] });
  await queuePostbacks(db, eventOf(click, stored), { event: stored.kind, now: stored.ts });
  return true;
}

// A repeated report can only change the status.
async function change(db: Db, click: Clicked, report: StoredConversion): Promise<StoredConversion> {
  const before = await db
    .selectFrom('conversion')
    .select(['id', 'ts', 'status', 'kind', 'goal', 'txid', 'payout_micros', 'sale_micros', 'odd_amount'])
    .where('partner_id', '=', click.partner_id)
    .where('click_id', '=', click.click_id)
    .where('goal', '=', report.goal)
    .where('txid', '=', report.txid)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!changes[before.status].includes(report.status)) return before;
  const stored = { ...before, status: report.status };
  await db
    .updateTable('conversion')
    .set({ status: stored.status, decided_at: report.ts })
    .where('partner_id', '=', click.partner_id)
    .where('id', '=', stored.id)
    .execute();
  await countTraffic(db, {
    ...nothing,
    decided: [{ row: rowOf(click, stored, report.ts), click, before: before.status }],
  });
  await queuePostbacks(db, eventOf(click, stored), { event: 'status_change', now: report.ts });
  return stored;
}

// Once per click, goal and transaction, however often it comes. Figures and postbacks follow in the same transaction.
export const reportConversion = ({ db, clock }: Network, report: Report): Promise<Reported> =>
  db.transaction().execute(async (transaction) => {
    const click = await readClick(transaction, report.click_id);
    const token = advertiserToken(await readTrackingKey(transaction), click.offer_id);
    if (!matches(report.token, digest(token))) throw refuse('FORBIDDEN');
    const { txid, status } = report;
    const id = randomUUID();
    const fresh: StoredConversion = {
      id,
      ts: clock.now(),
      status,
      txid,
      ...(await worthOf(transaction, click, report)),
    };
    const created = await add(transaction, click, fresh);
    const stored = created ? fresh : await change(transaction, click, fresh);
    return { conversion_id: stored.id, status: stored.status, created, odd_amount: stored.odd_amount };
  });
