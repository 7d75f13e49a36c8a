import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { postbacks as calls } from '#contract/postbacks.ts';
import type { Caller } from '../auth/callers.ts';
import type { Db } from '../database/database.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import type { CallContext, CallerContext } from '../network.ts';
import { refusalOfAddress } from '../outgoing/safe-fetch.ts';
import { readDelivery, readPostback } from './read-postbacks.ts';

type Context = CallContext & { caller: Caller };
type Body = z.output<(typeof calls)['update']['body']>;
type Saved = Body & { id?: number | undefined };

// Refuses an address that could never be called; macros may stand anywhere after the host.
export function checkAddress(
  url: string,
  { field, allowsLoopback }: { field: string; allowsLoopback: boolean },
) {
  const hasOpenHost = URL.parse(url)?.host.includes('{') === true;
  const refusal = hasOpenHost
    ? 'Macros may stand behind the host, not in it'
    : refusalOfAddress(url, { allowLoopback: allowsLoopback });
  if (refusal !== null) throw refuseField(field, 'ADDRESS_REFUSED', refusal);
}

// Only offers that the publisher can see, and their goals.
async function checkOffer({ db, caller }: Context, { offer_id, goal_id }: Body, prefix: string) {
  if (offer_id === null && goal_id !== null) {
    throw refuseField(`${prefix}goal_id`, 'REQUIRED_IF', 'A goal belongs to an offer: choose that first');
  }
  if (offer_id === null) return;
  const offer = await db
    .selectFrom('offer as o')
    .select('o.id')
    .leftJoin('approval as a', (join) =>
      join.onRef('a.offer_id', '=', 'o.id').on('a.partner_id', '=', caller.partnerId),
    )
    .where('o.id', '=', offer_id)
    .where((eb) => eb.or([eb('o.visibility', '!=', 'private'), eb('a.id', 'is not', null)]))
    .executeTakeFirst();
  if (!offer) throw refuseField(`${prefix}offer_id`, 'IN', 'There is no such offer');
  if (goal_id === null) return;
  const goals = db.selectFrom('offer_payout').select('id').where('offer_id', '=', offer_id);
  const goal = await goals.where('id', '=', goal_id).executeTakeFirst();
  if (!goal) throw refuseField(`${prefix}goal_id`, 'IN', 'The offer has no such goal');
}

async function writeOne(context: Context, { id, revision, ...body }: Saved, prefix: string) {
  const { db, caller, clock, allowsLoopback } = context;
  checkAddress(body.url, { field: `${prefix}url`, allowsLoopback });
  await checkOffer(context, body, prefix);
  const statuses = [...new Set(body.statuses)];
  const row = { ...body, statuses, updated_at: clock.now() };
  if (id === undefined) {
    const added = { ...row, partner_id: caller.partnerId, is_default: false, archived_at: null };
    const { id: made } = await db
      .insertInto('postback')
      .values({ ...added, created_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return made;
  }
  // A postback for one offer, or a paused one, cannot be the default.
  const keepsDefault = body.offer_id === null && body.status === 'active';
  const changed = await db
    .updateTable('postback')
    .set({ ...row, revision: sql`revision + 1`, ...(!keepsDefault && { is_default: false }) })
    .where('partner_id', '=', caller.partnerId)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .$if(revision !== undefined, (query) => query.where('revision', '=', revision ?? 0))
    .returning('id')
    .executeTakeFirst();
  if (changed) return changed.id;
  await readPostback(db, caller, { id });
  throw refuse('CHANGED_MEANWHILE');
}

export const writePostback = (context: Context, body: Saved) => writeOne(context, body, '');

// All or none.
export async function writePostbacks(context: Context, bodies: readonly Saved[]) {
  return context.db.transaction().execute(async (transaction) => {
    const ids: number[] = [];
    for (const [index, body] of bodies.entries()) {
      ids.push(await writeOne({ ...context, db: transaction }, body, `data.${index}.`));
    }
    return ids;
  });
}

// The former default loses the flag. A postback for one offer, or a paused one, is refused with POSTBACK_NOT_GLOBAL.
export async function makeDefault({ db, caller, clock }: Context, id: number) {
  const own = (transaction: Db) =>
    transaction.updateTable('postback').where('partner_id', '=', caller.partnerId);
  await db.transaction().execute(async (transaction) => {
    // Locks all rows of the publisher in order, so that concurrent calls end with one default.
    await transaction
      .selectFrom('postback')
      .select('id')
      .where('partner_id', '=', caller.partnerId)
      .orderBy('id')
      .forUpdate()
      .execute();
    await own(transaction)
      .set({ is_default: false })
      .where('is_default', '=', true)
      .where('id', '!=', id)
      .execute();
    const made = await own(transaction)
      .set({ is_default: true, updated_at: clock.now() })
      .where('id', '=', id)
      .where('archived_at', 'is', null)
      .where('offer_id', 'is', null)
      .where('status', '=', 'active')
      .returning('id')
      .executeTakeFirst();
    if (!made) throw refuse('POSTBACK_NOT_GLOBAL');
  });
}

// Its queued deliveries are not sent.
export async function archivePostback({ db, caller, clock }: Context, id: number) {
  await db.transaction().execute(async (transaction) => {
    const archived = await transaction
      .updateTable('postback')
      .set({ archived_at: clock.now(), updated_at: clock.now(), is_default: false })
      .where('partner_id', '=', caller.partnerId)
      .where('id', '=', id)
      .where('archived_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!archived) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
    await transaction
      .updateTable('postback_delivery')
      .set({ status: 'failed', next_at: null })
      .where('partner_id', '=', caller.partnerId)
      .where('postback_id', '=', id)
      .where('status', '=', 'queued')
      .execute();
  });
}

/** Makes a call due that waits or has failed. One that is under way has an attempt without a result: it is left alone. */
export async function retryDelivery(
  { db, caller, clock }: Pick<CallerContext, 'db' | 'caller' | 'clock'>,
  of: { id: number; delivery: number },
) {
  await sql`
    update postback_delivery d set status = 'queued', next_at = ${clock.now()}
    where d.partner_id = ${caller.partnerId} and d.postback_id = ${of.id} and d.id = ${of.delivery}
      and d.status <> 'delivered'
      and d.attempts = (select count(*) from postback_attempt t
        where t.partner_id = d.partner_id and t.delivery_id = d.id)`.execute(db);
  return readDelivery(db, caller, of);
}
