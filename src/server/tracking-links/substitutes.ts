import { sql } from 'kysely';
import type { Reference } from '#contract/values.ts';
import type { Db } from '../database/database.ts';

type Of = { partnerId: number; offers: readonly number[]; now: Date };

const kindOf = (model: string) =>
  sql`case ${sql.ref(model)} when 'REVSHARE' then 'CPS' else ${sql.ref(model)} end`;

/**
 * Instead of each offer that has ended, by its number: an active one of the same category that pays for the same kind
 * of conversion (a share of a sale counts as a sale) in at least one of its countries, and that the publisher runs or
 * may apply for. First those that they run, then by the number of shared countries, then by the earnings per click of
 * the network.
 */
export async function readSubstitutes(db: Db, { partnerId, offers, now }: Of) {
  if (offers.length === 0) return new Map<number, Reference>();
  const { rows } = await sql<Reference & { ended: number }>`
    select distinct on (o.id) o.id as ended, s.id, s.name
    from offer o
    join offer_payout op on op.offer_id = o.id and op.is_default
    join offer s on s.category_id = o.category_id and s.id <> o.id and s.countries && o.countries
      and s.status = 'active' and s.archived_at is null and (s.expires_at is null or s.expires_at > ${now})
    join offer_payout sp on sp.offer_id = s.id and sp.is_default and ${kindOf('sp.model')} = ${kindOf('op.model')}
    join exchange_rate rate on rate.currency = s.currency
    left join approval a on a.partner_id = ${partnerId} and a.offer_id = s.id and a.archived_at is null
    where o.id = any(${offers})
      and case when a.id is null then s.visibility <> 'private'
        else a.status = 'pending' or a.status = 'approved' and not a.paused end
    order by o.id, coalesce(a.status = 'approved', false) desc,
      (select count(*) from unnest(s.countries) country where country = any(o.countries)) desc,
      s.network_epc_micros / rate.per_euro desc nulls last, s.id`.execute(db);
  return new Map(rows.map(({ ended, ...substitute }) => [ended, substitute]));
}
