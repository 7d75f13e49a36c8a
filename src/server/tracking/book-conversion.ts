import { sql } from 'kysely';
import { type Click, type Conversion, countTraffic } from '../analytics/record-traffic.ts';
import type { Db } from '../database/database.ts';
import { type ConversionEvent, queuePostbacks } from '../postbacks/queue-postbacks.ts';
import type { ConversionStatus } from './tables.ts';
import type { Paid } from './worth-of-report.ts';

export type Clicked = Click &
  Omit<ConversionEvent, 'status' | 'payout_micros' | 'sale_micros' | 'txid' | 'kind' | 'goal'> & {
    rate: number;
  };
export type StoredConversion = Paid & {
  id: string;
  ts: Date;
  status: ConversionStatus;
  txid: string;
  reason: string | null;
};
type Key = { partnerId: number; id: string };

/** Locks the partner: a change of their currency runs before what is booked or after it. */
export async function readClicked(db: Db, { partnerId, id }: Key): Promise<Clicked | undefined> {
  const { rows } = await sql<Clicked>`
    select c.*, c.id as click_id, c.ts as click_ts, o.name as offer, l.campaign_id, partner.currency,
      partner_rate.per_euro / offer_rate.per_euro as rate
    from click c
    join offer o on o.id = c.offer_id
    join partner on partner.id = c.partner_id
    join exchange_rate offer_rate on offer_rate.currency = o.currency
    join exchange_rate partner_rate on partner_rate.currency = partner.currency
    left join tracking_link l on l.partner_id = c.partner_id and l.id = c.link_id
    where c.partner_id = ${partnerId} and c.id = ${id}
    for share of partner`.execute(db);
  return rows[0];
}

/** A conversion as it is stored, with what belongs to its click. */
export const storedConversions = (db: Db, partnerId: number) =>
  db
    .selectFrom('conversion')
    .select([
      'id',
      'click_id',
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
    .where('partner_id', '=', partnerId)
    .forUpdate();

const eventOf = (click: Clicked, stored: StoredConversion): ConversionEvent => ({ ...click, ...stored });
const rowOf = (click: Clicked, stored: StoredConversion, decided: Date | null): Conversion => ({
  ...stored,
  partner_id: click.partner_id,
  click_id: click.click_id,
  offer_id: click.offer_id,
  decided_at: decided,
});
const nothing = { clicks: [], impressions: [], conversions: [], decided: [] };

/** Once per click, goal and transaction; false where it is there. Figures and postbacks follow in the transaction. */
export async function addConversion(db: Db, click: Clicked, { now, ...stored }: StoredConversion & At) {
  const row = rowOf(click, stored, stored.status === 'pending' ? null : now);
  const added = await db
    .insertInto('conversion')
    .values(row)
    .onConflict((conflict) => conflict.columns(['partner_id', 'click_id', 'goal', 'txid']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  await countTraffic(db, { ...nothing, conversions: [{ row, click }] });
  await queuePostbacks(db, eventOf(click, stored), { event: stored.kind, now });
  return true;
}
type At = { now: Date };

/** Decides on a conversion that is there; figures and postbacks follow in the transaction. */
export async function decideConversion(
  db: Db,
  click: Clicked,
  {
    before,
    now,
    ...decision
  }: Pick<StoredConversion, 'status' | 'reason'> & At & { before: StoredConversion },
): Promise<StoredConversion> {
  const stored = { ...before, ...decision };
  await db
    .updateTable('conversion')
    .set({ ...decision, decided_at: now })
    .where('partner_id', '=', click.partner_id)
    .where('id', '=', stored.id)
    .execute();
  await countTraffic(db, {
    ...nothing,
    decided: [{ row: rowOf(click, stored, now), click, before: before.status }],
  });
  await queuePostbacks(db, eventOf(click, stored), { event: 'status_change', now });
  return stored;
}
