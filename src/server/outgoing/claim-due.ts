import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { Room } from './host-queues.ts';

type Queue = 'postback_delivery' | 'trigger_call';

const lease = 60_000;

/**
 * Due calls that no other process takes, hosts taking turns. One left halfway is due again in a minute. Reads the
 * first rows of each host by their index, however many wait.
 */
export async function claimDue<Table extends Queue>(
  db: Db,
  table: Table,
  { now, room }: { now: Date; room: Room },
): Promise<Selectable<Schema[Table]>[]> {
  const queue = sql.table(table);
  const { rows } = await sql<Selectable<Schema[Table]>>`
    with recursive hosts (host) as (
      (select host from ${queue} where next_at is not null order by host limit 1)
      union all
      select (select q.host from ${queue} q where q.next_at is not null and q.host > h.host order by q.host limit 1)
      from hosts h where h.host is not null
    ), chosen as (
      select first.partner_id, first.id from hosts h cross join lateral (
        select partner_id, id, next_at, row_number() over (order by next_at) as turn from (
          select partner_id, id, next_at from ${queue}
          where next_at is not null and next_at <= ${now} and host = h.host order by next_at limit ${room.perHost}
        ) due
      ) first
      where h.host <> all(${room.busy}::text[]) and (h.host = any(${room.quick}::text[])) = ${room.isForQuick}
      order by first.turn, first.next_at limit ${room.calls}
    )
    update ${queue} set attempts = attempts + 1, next_at = ${new Date(now.getTime() + lease)}
    where (partner_id, id) in (
      select q.partner_id, q.id from ${queue} q join chosen using (partner_id, id)
      where q.next_at <= ${now} for update of q skip locked
    )
    returning *`.execute(db);
  return rows;
}
