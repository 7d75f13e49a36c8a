import { type Expression, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { catalogue as calls } from '#contract/catalogue.ts';
import type { Db } from '../database/database.ts';
import { countRows, inOrder } from '../database/lists.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import type { CallContext } from '../network.ts';
import { countedParts, presentPublicly, publicColumns } from './public-part.ts';
import { searchedFor } from '../offers/searching.ts';

type Query = z.output<(typeof calls)['list']['query']>;
type Entry = z.input<(typeof calls)['get']['answer']['schema']>;
type Period = { published_from?: string | undefined; published_until?: string | null | undefined };

const sorts: Record<'id' | 'name' | 'published_from', Expression<unknown>> = {
  id: sql.ref('entry.id'),
  name: sql`o.name collate "und-x-icu"`,
  published_from: sql.ref('entry.published_from'),
};

export async function listEntries(db: Db, query: Query, which: { id?: number; withArchived?: boolean } = {}) {
  const { id, withArchived = false } = which;
  const found = db
    .selectFrom('catalogue_entry as entry')
    .innerJoin('offer as o', 'o.id', 'entry.offer_id')
    .innerJoin('category as c', 'c.id', 'o.category_id')
    .innerJoin('offer_payout as p', (join) =>
      join.onRef('p.offer_id', '=', 'o.id').on('p.is_default', '=', true),
    )
    .where((eb) => eb.and(query.search ? [searchedFor(query.search)] : []))
    .$if(!withArchived, (all) =>
      all.where('entry.archived_at', 'is', null).where('o.archived_at', 'is', null),
    )
    .$if(id !== undefined, (all) => all.where('entry.id', '=', Number(id)));
  const selected = found
    .select(publicColumns)
    .select(countedParts)
    .select(['entry.id as entry_id', 'entry.published_from', 'entry.published_until']);
  const rows = await inOrder(selected, sorts, { ...query, key: 'entry.id' }).execute();
  const total = await countRows(found);
  const data = rows.map(({ entry_id, published_from, published_until, ...offer }): Entry => ({
    id: entry_id,
    offer: presentPublicly(offer),
    published_from: published_from.toISOString(),
    published_until: published_until?.toISOString() ?? null,
  }));
  return { data, total, limit: query.limit, offset: query.offset };
}

export async function readEntry(db: Db, id: number, withArchived = false) {
  const one = { sort: 'id', limit: 1, offset: 0 } as const;
  const { data } = await listEntries(db, one, { id, withArchived });
  const [entry] = data;
  if (!entry) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  return entry;
}

function checkPeriod(from: Date, until: Date | null) {
  if (until && until <= from) {
    throw refuseField('published_until', 'TOO_EARLY', 'The end has to be after the beginning');
  }
}

const dateOf = (instant: string | null | undefined) => (instant ? new Date(instant) : null);

async function refuseUnpublishable(db: Db, offerId: number) {
  const offer = await db
    .selectFrom('offer')
    .select('visibility')
    .where('id', '=', offerId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!offer) throw refuseField('offer_id', 'UNKNOWN', 'There is no such offer');
  if (offer.visibility === 'private') {
    throw refuseField('offer_id', 'PRIVATE', 'A private offer cannot be published');
  }
}

// The unique key decides between two that publish the same offer; an archived entry comes back.
export async function publish({ db, clock }: CallContext, offerId: number, period: Period) {
  await refuseUnpublishable(db, offerId);
  const published_from = dateOf(period.published_from) ?? clock.now();
  const published_until = dateOf(period.published_until);
  checkPeriod(published_from, published_until);
  const fields = { published_from, published_until, archived_at: null };
  const row = await db
    .insertInto('catalogue_entry')
    .values({ offer_id: offerId, ...fields })
    .onConflict((conflict) =>
      conflict.column('offer_id').doUpdateSet(fields).where('catalogue_entry.archived_at', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst();
  if (!row) throw refuseField('offer_id', 'PUBLISHED', 'This offer is already published');
  return readEntry(db, row.id);
}

// What is not given stays.
export async function changePeriod({ db }: CallContext, id: number, period: Period) {
  const entry = await readEntry(db, id);
  const published_from = dateOf(period.published_from ?? entry.published_from) ?? new Date(0);
  const published_until = dateOf(
    period.published_until === undefined ? entry.published_until : period.published_until,
  );
  checkPeriod(published_from, published_until);
  const changed = db.updateTable('catalogue_entry').set({ published_from, published_until });
  await changed.where('id', '=', id).execute();
  return readEntry(db, id);
}

export async function archiveEntry({ db, clock }: CallContext, id: number) {
  await readEntry(db, id);
  await db.updateTable('catalogue_entry').set({ archived_at: clock.now() }).where('id', '=', id).execute();
}
