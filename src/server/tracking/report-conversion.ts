import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Click, type Conversion, countTraffic } from '../analytics/record-traffic.ts';
import { digest, matches } from '../auth/secrets.ts';
import type { Db } from '../database/database.ts';
import type { ConversionStatus } from './tables.ts';
import { refuse } from '../http/refusal.ts';
import type { Network } from '../network.ts';
import { type ConversionEvent, queuePostbacks } from '../postbacks/queue-postbacks.ts';
import { readClickId } from './click-id.ts';
import type { OddAmount } from './read-amount.ts';
import type { Report } from './read-report.ts';
import { advertiserToken, readTrackingKey } from './tracking-key.ts';
import { type Paid, worthOf } from './worth-of-report.ts';

type Clicked = Click &
  Omit<ConversionEvent, 'status' | 'payout_micros' | 'sale_micros' | 'txid' | 'kind' | 'goal'> & {
    rate: number;
  };
type StoredConversion = Paid & {
  id: string;
  ts: Date;
  status: ConversionStatus;
  txid: string;
  reason: string | null;
};
// `created` is false where the conversion existed already.
export type Reported = {
  conversion_id: string;
  status: ConversionStatus;
  created: boolean;
  odd_amount: OddAmount | null;
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
    .select([
      'id',
      'ts',
      'status',
      'kind',
      'goal',
      'txid',
      'payout_micros',
      'sale_micros',
      'odd_amount',
      'reason',
    ])
    .where('partner_id', '=', click.partner_id)
    .where('click_id', '=', click.click_id)
    .where('goal', '=', report.goal)
    .where('txid', '=', report.txid)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!changes[before.status].includes(report.status)) return before;
  const { status, reason } = report;
  const stored = { ...before, status, reason };
  await db
    .updateTable('conversion')
    .set({ status, reason, decided_at: report.ts })
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
    const reason = status === 'rejected' ? report.reason.trim() || null : null;
    const id = randomUUID();
    const fresh: StoredConversion = {
      id,
      ts: clock.now(),
      status,
      txid,
      reason,
      ...(await worthOf(transaction, click, report)),
    };
    const created = await add(transaction, click, fresh);
    const stored = created ? fresh : await change(transaction, click, fresh);
    return { conversion_id: stored.id, status: stored.status, created, odd_amount: stored.odd_amount };
  });
