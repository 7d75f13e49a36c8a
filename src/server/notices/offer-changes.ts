import { isEqual } from 'es-toolkit';
import type { Db } from '../database/database.ts';
import { amountOf } from '../money.ts';
import type { Facts, Pay } from './facts.ts';
import { notify } from './notify.ts';

type Change = Facts['offer']['change'];

async function readPay(db: Db, offerId: number): Promise<Pay[]> {
  const rows = await db
    .selectFrom('offer_payout')
    .select(['goal', 'amount_micros', 'percent', 'countries'])
    .where('offer_id', '=', offerId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ goal, amount_micros, percent, countries }) => ({
    goal: countries.length === 0 ? goal : `${goal} (${countries.join(', ')})`,
    amount: amount_micros === null ? null : amountOf(amount_micros),
    percent,
  }));
}

async function readTerms(db: Db, offerId: number) {
  const offer = await db
    .selectFrom('offer')
    .select(['name', 'status', 'currency'])
    .where('id', '=', offerId)
    .executeTakeFirstOrThrow();
  return { ...offer, pay: await readPay(db, offerId) };
}
type Terms = Awaited<ReturnType<typeof readTerms>>;

const byStatus: Record<Terms['status'], Change> = { paused: 'paused', active: 'resumed', expired: 'ended' };

const changesBetween = (before: Terms, after: Terms): Change[] => [
  ...(before.status === after.status ? [] : [byStatus[after.status]]),
  ...(before.currency === after.currency && isEqual(before.pay, after.pay) ? [] : (['payout'] as const)),
];

/** Who is approved for it, but for those who have archived that. */
async function readPublishers(db: Db, offerId: number) {
  const rows = await db
    .selectFrom('approval')
    .select('partner_id')
    .where('offer_id', '=', offerId)
    .where('status', '=', 'approved')
    .where('archived_at', 'is', null)
    .execute();
  return rows.map(({ partner_id }) => partner_id);
}

/** Changes an offer, and notes for its publishers whether it is paused, resumed or ended, or pays something else; in a transaction. */
export async function changeAndNotify(
  db: Db,
  { id: offer_id, now }: { id: number; now: Date },
  change: () => Promise<void>,
): Promise<void> {
  const before = await readTerms(db, offer_id);
  await change();
  const after = await readTerms(db, offer_id);
  const changes = changesBetween(before, after);
  if (changes.length === 0) return;
  const partners = await readPublishers(db, offer_id);
  const facts = {
    offer: after.name,
    offer_id,
    currency: after.currency,
    before: before.pay,
    after: after.pay,
  };
  for (const each of changes) {
    const key = `${offer_id} ${each} ${now.toISOString()}`;
    await notify(db, partners, { kind: 'offer', key, facts: { ...facts, change: each }, now });
  }
}
