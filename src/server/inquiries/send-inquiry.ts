import { type Insertable, sql } from 'kysely';
import type * as z from 'zod/mini';
import { dayOf } from '#contract/days.ts';
import type { inquiries } from '#contract/inquiries.ts';
import { actorOf } from '../activity/record-activity.ts';
import { refuseInShadow } from '../auth/callers.ts';
import type { Db } from '../database/database.ts';
import { isTaken } from '../database/is-taken.ts';
import type { Schema } from '../database/schema.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import { microsOf } from '../money.ts';
import type { CallerContext } from '../network.ts';
import { readClickId } from '#contract/tracked-ids.ts';
import { readEvidence } from './evidence.ts';
import { type Key, addMessage, live, move, withPartner, type Written } from './write-message.ts';

type Sent = z.output<(typeof inquiries)['open']['body']>;
type Of<K extends Sent['kind']> = Extract<Sent, { kind: K }>;
type Columns = Omit<
  Insertable<Schema['inquiry']>,
  'partner_id' | 'number' | 'kind' | 'status' | 'opened_at' | 'updated_at'
>;

async function aboutConversion(
  { db, caller }: CallerContext,
  { conversion_id }: Of<'conversion'>,
): Promise<Columns> {
  const found = await db
    .selectFrom('conversion')
    .select(['offer_id', 'txid', 'ts'])
    .where('partner_id', '=', caller.partnerId)
    .where('id', '=', conversion_id)
    .executeTakeFirst();
  if (!found) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  return {
    conversion_id,
    offer_id: found.offer_id,
    transaction_id: found.txid,
    happened_on: dayOf(found.ts),
  };
}

const hasClicks = (db: Db, partnerId: number, offerId: number) =>
  db
    .selectFrom('click')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('offer_id', '=', offerId)
    .executeTakeFirst();

const counted = (db: Db, partnerId: number, { offer_id, transaction_id }: Of<'missing'>) =>
  db
    .selectFrom('conversion')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('offer_id', '=', Number(offer_id))
    .where('txid', '=', transaction_id)
    .executeTakeFirst();

async function refuseForeignClick(db: Db, partnerId: number, text: string | undefined) {
  if (text === undefined) return;
  const named = readClickId(text);
  const own =
    named?.partnerId === partnerId &&
    (await db
      .selectFrom('click')
      .select('id')
      .where('partner_id', '=', partnerId)
      .where('id', '=', named.id)
      .executeTakeFirst());
  if (!own) throw refuseField('click_id', 'CLICK_UNKNOWN', 'None of your clicks has this ID');
}

async function aboutMissing({ db, caller, clock }: CallerContext, sent: Of<'missing'>): Promise<Columns> {
  const { offer_id, transaction_id, happened_on, amount, currency, click_id } = sent;
  if (!(await hasClicks(db, caller.partnerId, Number(offer_id)))) {
    throw refuseField('offer_id', 'NO_CLICKS', 'You have no clicks on this offer');
  }
  if (happened_on > dayOf(clock.now())) {
    throw refuseField('happened_on', 'DAY_AHEAD', 'This day is in the future');
  }
  await refuseForeignClick(db, caller.partnerId, click_id);
  if (await counted(db, caller.partnerId, sent)) throw refuse('TRANSACTION_COUNTED');
  return {
    offer_id: Number(offer_id),
    transaction_id,
    happened_on,
    click_id: click_id ?? null,
    amount_micros: amount === undefined ? null : microsOf(Number(amount)),
    currency: currency ?? null,
  };
}

function about(context: CallerContext, sent: Sent): Promise<Columns> | Columns {
  if (sent.kind === 'conversion') return aboutConversion(context, sent);
  if (sent.kind === 'missing') return aboutMissing(context, sent);
  return { subject: sent.subject };
}

async function startWriting(
  context: CallerContext,
  sent: { text: string; file?: File | undefined },
): Promise<Written> {
  const { db, caller, limits } = context;
  refuseInShadow(caller);
  const evidence = await readEvidence(sent.file);
  await limits.spend('inquiry', { account: caller.partnerId });
  const { actor_name: name } = await actorOf(db, { ...caller, family: '' });
  return { text: sent.text, evidence, author: { side: 'publisher', name } };
}

const nextNumber = (partnerId: number) =>
  sql<number>`(select coalesce(max(number), 0) + 1 from inquiry where partner_id = ${partnerId})`;

// With the open one about the same, unless that is over by now.
async function refuseSecond({ db, caller }: CallerContext, sent: Sent): Promise<never> {
  const open = db
    .selectFrom('inquiry')
    .select('id')
    .where('partner_id', '=', caller.partnerId)
    .where('kind', '=', sent.kind)
    .where('status', 'in', live);
  const same =
    sent.kind === 'missing'
      ? open.where('offer_id', '=', Number(sent.offer_id)).where('transaction_id', '=', sent.transaction_id)
      : open.where('conversion_id', '=', sent.kind === 'conversion' ? sent.conversion_id : null);
  const found = await same.executeTakeFirst();
  throw refuse('INQUIRY_EXISTS', found && { inquiry: found.id });
}

/** Returns its id. Refuses with INQUIRY_EXISTS, TRANSACTION_COUNTED. */
export async function openInquiry(context: CallerContext, sent: Sent): Promise<number> {
  const { caller, clock } = context;
  const message = await startWriting(context, sent);
  const partner_id = caller.partnerId;
  try {
    return await withPartner(context, partner_id, async ({ db }) => {
      const columns = await about({ ...context, db }, sent);
      const now = clock.now();
      const { id } = await db
        .insertInto('inquiry')
        .values({
          partner_id,
          number: nextNumber(partner_id),
          kind: sent.kind,
          status: 'open',
          opened_at: now,
          updated_at: now,
          ...columns,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await addMessage({ db, clock }, { partner_id, id }, { ...message, status: 'open' });
      return id;
    });
  } catch (error) {
    if (isTaken(error)) return refuseSecond(context, sent);
    throw error;
  }
}

async function ownKey({ db, caller }: CallerContext, id: number): Promise<Key> {
  const key = { partner_id: caller.partnerId, id };
  const found = db.selectFrom('inquiry').select('id').where('partner_id', '=', key.partner_id);
  if (!(await found.where('id', '=', id).executeTakeFirst())) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  return key;
}

/** Refuses with INQUIRY_CLOSED. */
export async function replyToInquiry(
  context: CallerContext,
  id: number,
  sent: { text: string; file?: File | undefined },
) {
  const key = await ownKey(context, id);
  const message = await startWriting(context, sent);
  await withPartner(context, key.partner_id, (within) => move(within, key, { how: 'reply', ...message }));
}

/** Refuses with INQUIRY_CLOSED. */
export async function withdrawInquiry(context: CallerContext, id: number) {
  const key = await ownKey(context, id);
  refuseInShadow(context.caller);
  const { actor_name: name } = await actorOf(context.db, { ...context.caller, family: '' });
  const message = { text: '', author: { side: 'publisher', name } } as const;
  await withPartner(context, key.partner_id, (within) => move(within, key, { how: 'withdraw', ...message }));
}

/** What came after the message stays unread. */
export async function readUpTo(context: CallerContext, id: number, messageId: number) {
  const key = await ownKey(context, id);
  refuseInShadow(context.caller);
  await sql`update inquiry set read_id = greatest(read_id, (
      select coalesce(max(m.id), 0) from inquiry_message m
      where m.partner_id = ${key.partner_id} and m.inquiry_id = ${id} and m.id <= ${messageId}))
    where partner_id = ${key.partner_id} and id = ${id}`.execute(context.db);
}
