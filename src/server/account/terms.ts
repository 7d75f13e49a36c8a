import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { TermsVersion, terms as calls } from '#contract/terms.ts';
import type { Sent } from '#contract/values.ts';
import { isTaken } from '../database/is-taken.ts';
import { countRows, inOrder } from '../database/lists.ts';
import { firstTerms } from '../reference/fill-reference.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import type { CallerContext } from '../network.ts';
import { readCurrentTerms } from './read-profile.ts';

type Query = z.output<(typeof calls)['list']['query']>;
type Body = z.output<(typeof calls)['publish']['body']>;
type Row = Sent<TermsVersion>;

const publishers = sql`partner p where p.status = 'active'
  and exists (select 1 from app_user u where u.partner_id = p.id and u.role = 'publisher')`;
const sorts = { published_at: sql.ref('t.published_at') };

async function readTerms(context: CallerContext, query: Query) {
  const { db } = context;
  const found = db.selectFrom('terms as t');
  const rows = await inOrder(
    found
      .select(['t.version', 't.title', 't.body', 't.published_at'])
      .select(sql<number>`(select count(*)::int from ${publishers})`.as('publishers'))
      .select(
        sql<number>`(select count(*)::int from ${publishers} and p.terms_version = t.version)`.as('accepted'),
      ),
    sorts,
    { ...query, key: 't.version' },
  ).execute();
  const { version } = await readCurrentTerms(context);
  const data = rows.map((row): Row => ({
    ...row,
    published_at: row.published_at.toISOString(),
    in_force: row.version === version,
    is_placeholder: row.body === firstTerms.body,
  }));
  return { data, total: await countRows(found) };
}

export const listTerms = async (context: CallerContext, query: Query) => ({
  ...(await readTerms(context, query)),
  limit: query.limit,
  offset: query.offset,
});

/** In force from now on. Refuses a version that there is already. */
export async function publishTerms(context: CallerContext, body: Body): Promise<Row> {
  const { db, clock } = context;
  try {
    await db
      .insertInto('terms')
      .values({ ...body, published_at: clock.now() })
      .execute();
  } catch (error) {
    if (isTaken(error)) throw refuseField('version', 'VERSION_TAKEN', 'This version already exists');
    throw error;
  }
  const { data } = await readTerms(context, { limit: -1, offset: 0, sort: '-published_at' });
  const published = data.find(({ version }) => version === body.version);
  if (!published) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  return published;
}
