import type { Db } from '../database/database.ts';
import type { DueContext } from '../network.ts';
import { changeAndNotify } from '../notices/offer-changes.ts';
import { keyOfPayout } from './key-of-payout.ts';
import type { NextPayout } from './tables.ts';

type Context = Pick<DueContext, 'db' | 'clock'>;

async function endOffer(tx: Db, id: number, now: Date) {
  await changeAndNotify(tx, { id, now }, async () => {
    const due = tx.updateTable('offer').set({ status: 'expired' }).where('id', '=', id);
    await due.where('status', '!=', 'expired').where('expires_at', '<=', now).execute();
  });
}

/** Offers end by themselves; their links take no click from that instant on, and live again with another end. */
export async function endDueOffers({ db, clock }: Context) {
  const now = clock.now();
  const running = db.selectFrom('offer').select('id').where('status', '!=', 'expired');
  const due = await running.where('expires_at', '<=', now).execute();
  for (const { id } of due) await db.transaction().execute((tx) => endOffer(tx, id, now));
}

// A payout of the same goal and countries keeps its number, which postbacks refer to.
async function replacePayouts(tx: Db, offerId: number, next: readonly NextPayout[]) {
  const ofOffer = tx.selectFrom('offer_payout').selectAll().where('offer_id', '=', offerId);
  const former = new Map((await ofOffer.orderBy('id').execute()).map((row) => [keyOfPayout(row), row.id]));
  const kept = next.flatMap((payout) => former.get(keyOfPayout(payout)) ?? []);
  await tx.updateTable('offer_payout').set({ is_default: false }).where('offer_id', '=', offerId).execute();
  await tx
    .deleteFrom('offer_payout')
    .where('offer_id', '=', offerId)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .execute();
  for (const [index, payout] of next.entries()) {
    const row = { ...payout, offer_id: offerId, is_default: index === 0 };
    const id = former.get(keyOfPayout(payout));
    await (id === undefined
      ? tx.insertInto('offer_payout').values(row).execute()
      : tx.updateTable('offer_payout').set(row).where('id', '=', id).execute());
  }
}

async function takeNext(tx: Db, offerId: number, now: Date) {
  const due = await tx
    .selectFrom('offer')
    .select('next_payouts')
    .where('id', '=', offerId)
    .where('payout_change_at', '<=', now)
    .forUpdate()
    .executeTakeFirst();
  if (!due) return;
  const { next_payouts: next } = due;
  if (next) await changeAndNotify(tx, { id: offerId, now }, () => replacePayouts(tx, offerId, next));
  const none = { payout_change_at: null, next_payouts: null };
  await tx.updateTable('offer').set(none).where('id', '=', offerId).execute();
}

/** Conversions are paid as of when they come in; what is booked stays. */
export async function changeDuePayouts({ db, clock }: Context) {
  const now = clock.now();
  const due = await db.selectFrom('offer').select('id').where('payout_change_at', '<=', now).execute();
  for (const { id } of due) await db.transaction().execute((tx) => takeNext(tx, id, now));
}
