import { type RawBuilder, sql } from 'kysely';
import type { CapSummary } from '#contract/offers.ts';
import type { Sent } from '#contract/values.ts';
import { addMonths, startOfWeek } from '#contract/calendar.ts';
import { addDays, startOf, startOfMonth } from '#contract/days.ts';
import { monday } from '../analytics/periods.ts';
import type { Db } from '../database/database.ts';
import { amountOf, toOfferCurrency } from '../money.ts';

type Where = { partnerId: number; offers: readonly number[]; today: string };
/** A cap as it is read. */
export type CapRow = Sent<CapSummary> & {
  id: number;
  offer_id: number;
  partner_id: number;
  clicks: number;
  conversions: number;
  payout: number;
};

const inUnits = (type: Sent<CapSummary>['type'], value: number) =>
  type === 'payout' ? amountOf(value) : value;

// With its numbers for one publisher.
type Cap = Sent<CapSummary> & { id: number; offer_id: number };

function capOf({ id, offer_id, type, period, value, ...row }: CapRow): Cap {
  // Traffic beyond a cap is not paid for, so that no more than all of it can be used.
  const used = inUnits(type, Math.min(value, row[type]));
  return { id, offer_id, type, period, value: inUnits(type, value), used };
}

/** Caps hold per publisher: their own traffic of the day, the week, the month, or ever. `pairs` has `partner_id` and `offer_id`. */
const capsOf = (pairs: RawBuilder<unknown>, today: string) => sql<CapRow>`
    select cap.id, cap.offer_id, pair.partner_id, cap.type, cap.period, cap.value,
      coalesce(sum(s.clicks), 0)::bigint as clicks,
      coalesce(sum(s.conversions), 0)::bigint as conversions,
      coalesce(sum(s.payout_micros) * ${toOfferCurrency}, 0)::bigint as payout
    from ${pairs} pair
    join offer_cap cap on cap.offer_id = pair.offer_id
    join offer on offer.id = cap.offer_id
    join partner on partner.id = pair.partner_id
    join exchange_rate offer_rate on offer_rate.currency = offer.currency
    join exchange_rate partner_rate on partner_rate.currency = partner.currency
    left join stat_offer s on s.partner_id = pair.partner_id and s.offer_id = cap.offer_id and s.day >= case cap.period
      when 'day' then ${today}::date when 'week' then ${startOfWeek(today, monday)}::date
      when 'month' then ${startOfMonth(today)}::date else '-infinity'::date end
    group by cap.id, pair.partner_id, offer_rate.per_euro, partner_rate.per_euro order by cap.id, pair.partner_id`;

async function readCapsOf(db: Db, pairs: RawBuilder<unknown>, today: string) {
  const { rows } = await capsOf(pairs, today).execute(db);
  return rows;
}

/** Read with a page of offers `o`, so that it takes no query of its own; `partner` is whose traffic counts. */
export const capsColumn = (partner: RawBuilder<unknown>, today: string) => {
  const pair = sql`(select ${partner}::bigint as partner_id, o.id as offer_id)`;
  return sql<CapRow[]>`coalesce((select json_agg(c) from (${capsOf(pair, today)}) c), '[]')`.as('caps');
};

export async function readCaps(db: Db, { partnerId, offers, today }: Where) {
  const pairs = sql`(select ${partnerId}::bigint as partner_id, id as offer_id from offer where id = any(${offers}))`;
  return (await readCapsOf(db, pairs, today)).map(capOf);
}

/** Those of every publisher who had traffic of the offer today or yesterday, when the last of it was counted. */
export async function readBusyCaps(db: Db, today: string) {
  const pairs = sql`(select distinct s.partner_id, s.offer_id
    from partner p join stat_offer s on s.partner_id = p.id and s.day >= ${addDays(today, -1)}::date
    where p.status = 'active' and s.offer_id in (select offer_id from offer_cap))`;
  const rows = await readCapsOf(db, pairs, today);
  return rows.map((row) => ({ partner_id: row.partner_id, ...capOf(row) }));
}

const shareOf = ({ used, value }: Cap) => used / value;

/** The cap with the highest use. */
export function tightestOf(rows: readonly CapRow[]): Sent<CapSummary> | null {
  const [first, ...others] = rows.map(capOf);
  if (!first) return null;
  const tightest = others.reduce((most, cap) => (shareOf(cap) > shareOf(most) ? cap : most), first);
  const { type, period, value, used } = tightest;
  return { type, period, value, used };
}

const resets: Record<Cap['period'], (today: string) => string | null> = {
  day: (today) => addDays(today, 1),
  week: (today) => addDays(startOfWeek(today, monday), 7),
  month: (today) => addMonths(startOfMonth(today), 1),
  total: () => null,
};

export function withRest(cap: Cap, today: string) {
  const reset = resets[cap.period](today);
  return {
    ...cap,
    cap_type_id: `${cap.period}_${cap.type}`,
    remaining: Number((cap.value - cap.used).toFixed(2)),
    resets_at: reset && startOf(reset).toISOString(),
  };
}
