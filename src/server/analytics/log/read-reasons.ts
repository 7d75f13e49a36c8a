import { sql } from 'kysely';
import type { LocaleName } from '#contract/locales.ts';
import type { Db } from '../../database/database.ts';
import { sortedIn } from '../../dictionaries/in-language.ts';
import { rejectionReasons } from '../../reference/rejection-reasons.ts';

// Words of advertisers may be as many as rejections.
const mostReasons = 100;

/** Why conversions of a partner were rejected, each once, by name; the empty text stands for no reason given. */
export async function readReasons(db: Db, partnerId: number, locale: LocaleName) {
  // From one to the next by the index: their number counts, not that of rows.
  const least = (
    more: ReturnType<typeof sql>,
  ) => sql`select min(coalesce(e.reason, '')) as reason from conversion e
    where e.partner_id = ${partnerId} and e.status = 'rejected' ${more}`;
  const { rows } = await sql<{ reason: string }>`
    with recursive found as (
      select reason, 1 as nth from (${least(sql``)}) e
      union all
      select next.reason, found.nth + 1 from found, lateral (${least(sql`and coalesce(e.reason, '') > found.reason`)}) next
      where found.reason is not null and found.nth <= ${mostReasons}
    )
    select reason from found where reason is not null limit ${mostReasons}`.execute(db);
  return sortedIn(
    locale,
    rows.map(({ reason }) => ({ id: reason, name: rejectionReasons.get(reason) ?? reason })),
  );
}
