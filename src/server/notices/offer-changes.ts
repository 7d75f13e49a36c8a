import { isEqual } from 'es-toolkit';
import type { Db } from '../database/database.ts';
import { amountOf } from '../money.ts';
import type { NextPayout } from '../offers/tables.ts';
import type { Facts, Pay } from './facts.ts';
import { notify } from './notify.ts';

type Change = Facts['offer']['change'];

const payOf = ({
  goal,
  amount_micros,
  percent,
  countries,
}: Pick<NextPayout, 'goal' | 'amount_micros' | 'percent' | 'countries'>): Pay => ({
  goal: countries.length === 0 ? goal : `${goal} (${countries.join(', ')})`,
  amount: amount_micros === null ? null : amountOf(amount_micros),
  percent,
});

async function readPay(db: Db, offerId: number): Promise<Pay[]> {
  const rows = await db
    .selectFrom('offer_payout')
    .select(['goal', 'amount_micros', 'percent', 'countries'])
    .where('offer_id', '=', offerId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(payOf);
}

async function readTerms(db: Db, offerId: number) {
  const offer = await db
    .selectFrom('offer')
    .select(['name', 'status', 'currency', 'expires_at', 'payout_change_at', 'next_payouts'])
    .where('id', '=', offerId)
    .executeTakeFirstOrThrow();
  return { ...offer, pay: await readPay(db, offerId) };
}
type Terms = Awaited<ReturnType<typeof readTerms>>;

const byStatus = { paused: 'paused', active: 'resumed', expired: 'ended' } as const satisfies Record<
  Terms['status'],
  Change
>;

const announcedPay = ({ payout_change_at: at, next_payouts: next }: Terms) => at && next && { at, next };

// What was announced by this change, each with its time.
function announcedBetween(before: Terms, after: Terms, now: Date) {
  const pay = announcedPay(after);
  const end = after.status !== 'expired' && after.expires_at;
  const isNewPay = pay && pay.at > now && !isEqual(pay, announcedPay(before));
  const isNewEnd = end && end > now && before.expires_at?.getTime() !== end.getTime();
  return [
    ...(isNewPay
      ? [{ change: 'payout-ahead', at: pay.at.toISOString(), after: pay.next.map(payOf) } as const]
      : []),
    ...(isNewEnd ? [{ change: 'end-ahead', at: end.toISOString() } as const] : []),
  ];
}

const changesBetween = (before: Terms, after: Terms, now: Date) => [
  ...(before.status === after.status ? [] : [{ change: byStatus[after.status] }]),
  ...(before.currency === after.currency && isEqual(before.pay, after.pay)
    ? []
    : [{ change: 'payout' } as const]),
  ...announcedBetween(before, after, now),
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

/**
 * Changes an offer, and notes for its publishers whether it is paused, resumed or ended, or pays something else, now or
 * as announced; in a transaction.
 */
export async function changeAndNotify(
  db: Db,
  { id: offer_id, now }: { id: number; now: Date },
  change: () => Promise<void>,
): Promise<void> {
  const before = await readTerms(db, offer_id);
  await change();
  const after = await readTerms(db, offer_id);
  const changes = changesBetween(before, after, now);
  if (changes.length === 0) return;
  const partners = await readPublishers(db, offer_id);
  const facts = { offer: after.name, offer_id, currency: after.currency, after: after.pay };
  for (const each of changes) {
    const key = `${offer_id} ${each.change} ${now.toISOString()}`;
    // What is announced replaces what is paid by then.
    const pay = each.change === 'payout-ahead' ? after.pay : before.pay;
    await notify(db, partners, { kind: 'offer', key, facts: { ...facts, before: pay, ...each }, now });
  }
}
