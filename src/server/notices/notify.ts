import { sql } from 'kysely';
import type { NoticeKind } from '#contract/notices.ts';
import type { Db } from '../database/database.ts';
import type { Facts } from './facts.ts';
import { usualWays } from './settings.ts';

type Notice<K extends NoticeKind> = {
  kind: K;
  /** The same where it is the same event, which is noted once. */
  key: string;
  facts: Facts[K];
  now: Date;
};

/** Notes for the users of some publishers what has happened, as part of the caller's transaction; it is mailed by due work. */
export async function notify<K extends NoticeKind>(
  db: Db,
  partners: readonly number[],
  { kind, key, facts, now }: Notice<K>,
): Promise<void> {
  if (partners.length === 0) return;
  await sql`
    insert into notice (partner_id, user_id, kind, key, facts, way, happened_at)
    select u.partner_id, u.id, ${kind}, ${key}, ${JSON.stringify(facts)}::jsonb, w.way, ${now}
    from app_user u
    join partner p on p.id = u.partner_id and p.status = 'active'
    left join notice_setting s on s.partner_id = u.partner_id and s.user_id = u.id
    cross join lateral (select coalesce(s.ways ->> ${kind}, ${usualWays[kind]}) as way) w
    where u.partner_id = any(${[...partners]}::bigint[]) and u.role = 'publisher' and w.way <> 'off'
    on conflict do nothing`.execute(db);
}
