import { sql } from 'kysely';
import { dayOf, startOf } from '#contract/days.ts';
import type { Db } from '../database/database.ts';
import { heldFrom, type PaymentTerms } from '../reference/payment-terms.ts';

export type Share = { partnerId: number; terms: PaymentTerms; now: Date };
export type Parts = Record<'pending' | 'held' | 'available' | 'requested' | 'paid', number>;

/**
 * What each conversion is still owed, and the part of the balance in which that stands. A conversion of a payment
 * that was reversed or corrected since is owed the difference, at once.
 */
const owed = ({ partnerId, terms, now }: Share) => sql`(
  select v.id as conversion_id, v.ts,
    case v.status when 'rejected' then 0 else v.payout_micros end - coalesce(s.micros, 0) as micros,
    case when s.micros is not null then 'available' when v.status = 'pending' then 'pending'
      when v.ts >= ${startOf(heldFrom(terms, dayOf(now)))} then 'held' else 'available' end as part
  from conversion v left join (
    select i.conversion_id, sum(i.amount_micros)::bigint as micros from payment_item i
    join payment p on p.partner_id = i.partner_id and p.id = i.payment_id
    where i.partner_id = ${partnerId} and p.status not in ('declined', 'withdrawn') group by i.conversion_id) s on s.conversion_id = v.id
  where v.partner_id = ${partnerId})`;

const sumOf = (part: 'pending' | 'held' | 'available') =>
  sql`coalesce(sum(micros) filter (where part = ${part}), 0)::bigint as ${sql.ref(part)}`;

const settledBy = (partnerId: number, statuses: readonly string[]) => sql`(
  select coalesce(sum(i.amount_micros), 0)::bigint from payment_item i
  join payment p on p.partner_id = i.partner_id and p.id = i.payment_id
  where i.partner_id = ${partnerId} and p.status = any(${statuses}))`;

/** In one statement, so that its parts are of one moment. */
export async function readParts(db: Db, share: Share): Promise<Parts> {
  const { rows } = await sql<Parts>`select ${sumOf('pending')}, ${sumOf('held')}, ${sumOf('available')},
      ${settledBy(share.partnerId, ['requested', 'approved'])} as requested,
      ${settledBy(share.partnerId, ['paid'])} as paid
    from ${owed(share)} o`.execute(db);
  const [parts] = rows;
  if (!parts) throw new Error('The sums of no rows are a row');
  return parts;
}

/** What is held, by the day of its conversions. */
export async function readHeld(db: Db, share: Share) {
  const { rows } = await sql<{ day: string; micros: number }>`
    select (ts at time zone 'UTC')::date as day, sum(micros)::bigint as micros
    from ${owed(share)} o where part = 'held' and micros <> 0 group by 1 order by 1`.execute(db);
  return rows;
}

/** The conversions of which something is available. */
export async function readCovered(db: Db, share: Share) {
  const { rows } = await sql<{ conversions: number; first_day: string | null; last_day: string | null }>`
    select count(*) as conversions, (min(ts) at time zone 'UTC')::date as first_day,
      (max(ts) at time zone 'UTC')::date as last_day
    from ${owed(share)} o where part = 'available' and micros <> 0`.execute(db);
  const [covered] = rows;
  if (!covered) throw new Error('The count of no rows is a row');
  return covered;
}

/** Puts all that is available into a payment. */
export const takeAvailable = (db: Db, share: Share, paymentId: number) =>
  sql`insert into payment_item (partner_id, payment_id, conversion_id, amount_micros, invoiced_micros)
    select ${share.partnerId}::bigint, ${paymentId}::bigint, conversion_id, micros, micros
    from ${owed(share)} o where part = 'available' and micros <> 0`.execute(db);
