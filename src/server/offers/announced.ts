import { sql } from 'kysely';
import type { PayoutChange } from '#contract/offers.ts';
import type { Currency, Sent } from '#contract/values.ts';
import { amountOf } from '../money.ts';
import type { NextPayout } from './tables.ts';

type Stored = Pick<NextPayout, 'model' | 'amount_micros' | 'percent'>;
export type AnnouncedRow = {
  expires_at: Date | null;
  payout_change_at: Date | null;
  payout_change: { currency: Currency; from: Stored[]; to: Stored[] } | null;
};

/** Of the table `o` offer; payouts are read where they change. */
export const announcedColumns = [
  sql<Date | null>`o.expires_at`.as('expires_at'),
  sql<Date | null>`o.payout_change_at`.as('payout_change_at'),
  sql<AnnouncedRow['payout_change']>`case when o.payout_change_at is not null then json_build_object(
    'currency', o.currency, 'to', o.next_payouts, 'from', (select json_agg(json_build_object('model', d.model,
    'amount_micros', d.amount_micros, 'percent', d.percent) order by d.is_default desc, d.id)
    from offer_payout d where d.offer_id = o.id)) end`.as('payout_change'),
];

function payoutOf([first]: readonly Stored[], currency: Currency, varies: boolean) {
  if (!first) return null;
  const { model, amount_micros, percent } = first;
  return {
    model,
    amount: amount_micros === null ? null : amountOf(amount_micros),
    percent,
    currency,
    varies,
  };
}

function changeOf({ payout_change_at: at, payout_change }: AnnouncedRow): Sent<PayoutChange> | null {
  if (!at || !payout_change) return null;
  const { currency, ...payouts } = payout_change;
  const from = payoutOf(payouts.from, currency, payouts.from.length > 1);
  const to = payoutOf(payouts.to, currency, payouts.to.length > 1);
  return from && to && { at: at.toISOString(), from, to };
}

/** What is announced of an offer: its end, and the next payout. */
export const presentAnnounced = (row: AnnouncedRow) => ({
  expires_at: row.expires_at?.toISOString() ?? null,
  payout_change: changeOf(row),
});
