import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { notify } from './notify.ts';

const hour = 3_600_000;
const latest = 20;

type Failing = {
  partner_id: number;
  id: number;
  name: string;
  since: Date;
  error: string;
  last_success: Date | null;
};

// What fails waits to be tried again, so that only those that wait are read.
const readFailing = (db: Db, before: Date) =>
  sql<Failing>`
    with waiting as (
      select distinct partner_id, postback_id from postback_delivery where status = 'queued' and attempts > 0
    )
    select p.partner_id, p.id, p.name, failed.since, failed.error, worked.at as last_success
    from waiting w
    join postback p on p.partner_id = w.partner_id and p.id = w.postback_id
    cross join lateral (
      select max(a.at) as at from (
        select id from postback_delivery d where d.partner_id = p.partner_id and d.postback_id = p.id
          and d.status = 'delivered' order by d.id desc limit ${latest}
      ) d join postback_attempt a on a.partner_id = p.partner_id and a.delivery_id = d.id
    ) worked
    cross join lateral (
      select min(a.at) as since, (array_agg(a.error order by a.at desc))[1] as error
      from postback_delivery d
      join postback_attempt a on a.partner_id = d.partner_id and a.delivery_id = d.id
      where d.partner_id = p.partner_id and d.postback_id = p.id and d.status = 'queued'
        and (worked.at is null or a.at > worked.at)
    ) failed
    where p.status = 'active' and p.archived_at is null and failed.since <= ${before}`.execute(db);

/** Postbacks of which no call has succeeded for an hour, once until one succeeds. */
export async function findFailingPostbacks(db: Db, now: Date): Promise<void> {
  const { rows } = await readFailing(db, new Date(now.getTime() - hour));
  for (const { partner_id, id, name, since, error, last_success } of rows) {
    const facts = { postback: name, postback_id: id, since: since.toISOString(), error };
    const key = `${id} ${last_success?.toISOString() ?? 'never'}`;
    await notify(db, [partner_id], { kind: 'postback', key, facts, now });
  }
}
