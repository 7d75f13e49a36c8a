import { sql } from 'kysely';
import type { Currency } from '#contract/values.ts';
import { amountOf } from '../money.ts';
import type { CallerContext } from '../network.ts';
import { monthOf } from './read-payments.ts';

type Sums = Record<'opening' | 'earned' | 'paid', number> & { currency: Currency };

/**
 * What is owed at both ends of a month, in the currency of the account: all that was earned before, less all that was
 * paid. Conversions count at their own time, as approved and pending ones stand now.
 */
export async function readStatementBalance({ db, caller }: CallerContext, month: string) {
  const { first, next } = monthOf(month);
  const { rows } = await sql<Sums>`
    with earned as (select ts as at, payout_micros as micros from conversion
      where partner_id = ${caller.partnerId} and status <> 'rejected' and ts < ${next}),
    paid as (select p.closed_at as at, i.amount_micros as micros from payment p
      join payment_item i on i.partner_id = p.partner_id and i.payment_id = p.id
      where p.partner_id = ${caller.partnerId} and p.status = 'paid' and p.closed_at < ${next})
    select currency,
      (select coalesce(sum(micros), 0) from earned where at < ${first})::bigint
        - (select coalesce(sum(micros), 0) from paid where at < ${first})::bigint as opening,
      (select coalesce(sum(micros), 0) from earned where at >= ${first})::bigint as earned,
      (select coalesce(sum(micros), 0) from paid where at >= ${first})::bigint as paid
    from partner where id = ${caller.partnerId}`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('A caller has a partner');
  const { currency, opening, earned, paid } = sums;
  return {
    currency,
    opening: amountOf(opening),
    earned: amountOf(earned),
    paid: amountOf(paid),
    closing: amountOf(opening + earned - paid),
  };
}
