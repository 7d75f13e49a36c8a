import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type * as z from 'zod/mini';
import { addDays, startOf } from '#contract/days.ts';
import type { inquiries } from '#contract/inquiries.ts';
import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import { amountOf } from '../money.ts';
import {
  addConversion,
  type Clicked,
  decideConversion,
  readClicked,
  storedConversions,
} from '../tracking/book-conversion.ts';
import { notify } from '../notices/notify.ts';
import { readClickId } from '#contract/tracked-ids.ts';
import { worthOf } from '../tracking/worth-of-report.ts';
import { numberOf } from './read-inquiries.ts';
import { type Author, type Context, move, withPartner } from './write-message.ts';

export type Decision = z.output<(typeof inquiries)['decide']['body']>;
type Grant = Extract<Decision, { decision: 'grant' }>;
type Inquiry = Selectable<Schema['inquiry']>;

const daysBeforeSale = 30;

async function clickOf(db: Db, { partner_id, conversion_id }: Inquiry, clickId: string): Promise<Clicked> {
  const click = await readClicked(db, { partnerId: partner_id, id: clickId });
  if (!click) throw new Error(`The click of ${conversion_id ?? 'an inquiry'} is gone`);
  return click;
}

// Of a conversion that is there, or came in meanwhile under the claimed transaction.
async function approve({ db, clock }: Context, inquiry: Inquiry): Promise<string | undefined> {
  const all = storedConversions(db, inquiry.partner_id);
  const own =
    inquiry.kind === 'conversion'
      ? all.where('id', '=', inquiry.conversion_id)
      : all.where('offer_id', '=', inquiry.offer_id).where('txid', '=', inquiry.transaction_id ?? '');
  const before = await own.executeTakeFirst();
  if (!before) return undefined;
  if (before.status === 'approved') throw refuse('NOTHING_TO_DECIDE');
  const click = await clickOf(db, inquiry, before.click_id);
  const decided = { before, status: 'approved', reason: null, now: clock.now() } as const;
  return (await decideConversion(db, click, decided)).id;
}

const endOf = (day: string) => startOf(addDays(day, 1));

async function lastClickBefore(db: Db, { partner_id, offer_id, happened_on }: Inquiry) {
  const day = happened_on ?? '';
  return db
    .selectFrom('click')
    .select('id')
    .where('partner_id', '=', partner_id)
    .where('offer_id', '=', offer_id)
    .where('ts', '<', endOf(day))
    .where('ts', '>=', startOf(addDays(day, -daysBeforeSale)))
    .orderBy('ts', 'desc')
    .orderBy('id')
    .executeTakeFirst();
}

// Named by the operator, else by the publisher, else the last one before the sale.
async function clickOfSale(db: Db, inquiry: Inquiry, grant: Grant): Promise<Clicked> {
  const named = grant.click_id ?? inquiry.click_id ?? undefined;
  if (named === undefined) {
    const last = await lastClickBefore(db, inquiry);
    if (!last) throw refuse('CLICK_REQUIRED');
    return clickOf(db, inquiry, last.id);
  }
  const key = readClickId(named);
  const click = key?.partnerId === inquiry.partner_id ? await readClicked(db, key) : undefined;
  if (click?.offer_id !== inquiry.offer_id) {
    throw refuseField('click_id', 'IN', 'This is no click of the publisher on the offer');
  }
  if (click.click_ts >= endOf(inquiry.happened_on ?? '')) {
    throw refuseField('click_id', 'MAX', 'This click is later than the sale');
  }
  return click;
}

// The claim in the currency of the offer, in which advertisers report.
async function claimedAmount(db: Db, { amount_micros, currency, offer_id }: Inquiry) {
  if (amount_micros === null) return undefined;
  const { rate } = await db
    .selectFrom('offer')
    .innerJoin('exchange_rate as to', 'to.currency', 'offer.currency')
    .innerJoin('exchange_rate as from', (join) => join.on('from.currency', '=', currency ?? 'EUR'))
    .select(({ eb }) => eb('to.per_euro', '/', eb.ref('from.per_euro')).as('rate'))
    .where('offer.id', '=', offer_id)
    .executeTakeFirstOrThrow();
  return amountOf(amount_micros * rate).toFixed(2);
}

const noon = 12 * 3_600_000;

async function book({ db, clock }: Context, inquiry: Inquiry, grant: Grant): Promise<string> {
  const click = await clickOfSale(db, inquiry, grant);
  const now = clock.now();
  const midday = startOf(inquiry.happened_on ?? '').getTime() + noon;
  const conversion = {
    id: randomUUID(),
    // Not before its click, and not in the future.
    ts: new Date(Math.max(click.click_ts.getTime(), Math.min(midday, now.getTime()))),
    status: 'approved',
    txid: inquiry.transaction_id ?? '',
    reason: null,
    ...(await worthOf(db, click, { goal: '', amount: grant.amount ?? (await claimedAmount(db, inquiry)) })),
  } as const;
  await addConversion(db, click, { ...conversion, now });
  return conversion.id;
}

async function grantInquiry(context: Context, inquiry: Inquiry, grant: Grant): Promise<string> {
  const conversion_id = (await approve(context, inquiry)) ?? (await book(context, inquiry, grant));
  await context.db
    .updateTable('inquiry')
    .set({ conversion_id })
    .where('partner_id', '=', inquiry.partner_id)
    .where('id', '=', inquiry.id)
    .execute();
  return conversion_id;
}

const bookedIn = (db: Db, { partner_id }: Inquiry, conversionId: string) =>
  db
    .selectFrom('conversion as c')
    .innerJoin('partner as p', 'p.id', 'c.partner_id')
    .select(['c.payout_micros', 'p.currency'])
    .where('c.partner_id', '=', partner_id)
    .where('c.id', '=', conversionId)
    .executeTakeFirstOrThrow();

async function notifyOf({ db, clock }: Context, inquiry: Inquiry, decided: Decision & { booked?: string }) {
  const offer = await db
    .selectFrom('offer')
    .select('name')
    .where('id', '=', inquiry.offer_id ?? 0)
    .executeTakeFirst();
  const booked = decided.booked === undefined ? null : await bookedIn(db, inquiry, decided.booked);
  await notify(db, [inquiry.partner_id], {
    kind: 'inquiry',
    key: `${inquiry.id} ${decided.decision} ${clock.now().toISOString()}`,
    facts: {
      inquiry_id: inquiry.id,
      number: numberOf(inquiry),
      about: inquiry.subject ?? (inquiry.transaction_id || (offer?.name ?? '')),
      outcome: decided.decision,
      text: decided.text,
      booked: booked && { amount: amountOf(booked.payout_micros), currency: booked.currency },
    },
    now: clock.now(),
  });
}

/**
 * Decides for the network: the answer, and what it books, in one transaction. Refuses with INQUIRY_CLOSED,
 * NOTHING_TO_DECIDE, CLICK_REQUIRED.
 */
export async function decideInquiry(context: Context, id: number, decision: Decision & { name: string }) {
  const inquiries = (db: Db) => db.selectFrom('inquiry').where('id', '=', id);
  const found = await inquiries(context.db).select('partner_id').executeTakeFirst();
  if (!found) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  const author: Author = { side: 'network', name: decision.name };
  await withPartner(context, found.partner_id, async (within) => {
    const inquiry = await inquiries(within.db).selectAll().executeTakeFirstOrThrow();
    await move(within, inquiry, { how: decision.decision, text: decision.text, author });
    const decides = decision.decision === 'grant' || decision.decision === 'decline';
    if (decides && inquiry.kind === 'message') throw refuse('NOTHING_TO_DECIDE');
    const booked =
      decision.decision === 'grant' ? { booked: await grantInquiry(within, inquiry, decision) } : {};
    await notifyOf(within, inquiry, { ...decision, ...booked });
  });
}
