import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { thumbPath } from '../http/storage.ts';

export async function readGroups(db: Db) {
  const rows = await db
    .selectFrom('offer_group as g')
    .select(['g.id', 'g.name', 'g.picture'])
    .select(
      sql<number>`(select count(*) from offer o where o.group_id = g.id and o.status = 'active'
        and o.visibility <> 'private' and o.archived_at is null)`.as('offers_count'),
    )
    .orderBy(sql`g.name collate "und-x-icu"`)
    .execute();
  return rows
    .filter((group) => group.offers_count > 0)
    .map(({ picture, ...row }) => ({ ...row, image: picture && `${thumbPath}${picture}` }));
}
