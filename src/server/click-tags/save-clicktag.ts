import type { ClicktagValues } from '#contract/click-tags.ts';
import type { Db } from '../database/database.ts';
import { isTaken } from '../database/is-taken.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import { refuseUnknownParameters } from './values.ts';

type Place = { partnerId: number; id: number };
type Named = { partnerId: number; name: string; values: ClicktagValues };

const columns = ['id', 'name', 'values'] as const;
const nameTaken = () => refuseField('name', 'NAME_TAKEN', 'Another click tag has this name');

const ownClicktags = (db: Db, partnerId: number) =>
  db.selectFrom('clicktag').where('partner_id', '=', partnerId).where('archived_at', 'is', null);

export async function readNamedValues(db: Db, { partnerId, id }: Place) {
  const row = await ownClicktags(db, partnerId).select(columns).where('id', '=', id).executeTakeFirst();
  if (!row) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  return row;
}

/** Refuses a click tag of another publisher, by the field that names it. */
export async function refuseForeignClicktag(db: Db, partnerId: number, id: number | null | undefined) {
  if (id === null || id === undefined) return;
  const row = await ownClicktags(db, partnerId).select('id').where('id', '=', id).executeTakeFirst();
  if (!row) throw refuseField('clicktag_id', 'NOT_FOUND', 'There is no such click tag');
}

/** The name identifies a click tag: an existing one gets the new values. */
export async function saveClicktag(db: Db, { partnerId, name, values }: Named) {
  refuseUnknownParameters(values);
  return db
    .insertInto('clicktag')
    .values({ partner_id: partnerId, name, values })
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'name']).where('archived_at', 'is', null).doUpdateSet({ values }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function createClicktag(db: Db, { partnerId, name, values }: Named) {
  refuseUnknownParameters(values);
  const row = await db
    .insertInto('clicktag')
    .values({ partner_id: partnerId, name, values })
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'name']).where('archived_at', 'is', null).doNothing(),
    )
    .returning(columns)
    .executeTakeFirst();
  if (!row) throw nameTaken();
  return row;
}

export async function changeClicktag(db: Db, { partnerId, id, name, values }: Named & Place) {
  refuseUnknownParameters(values);
  await readNamedValues(db, { partnerId, id });
  return db
    .updateTable('clicktag')
    .set({ name, values })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw isTaken(error) ? nameTaken() : error;
    });
}

export async function removeClicktag(db: Db, { partnerId, id, now }: Place & { now: Date }) {
  await readNamedValues(db, { partnerId, id });
  const campaign = db.selectFrom('campaign').select('id').where('ended_at', 'is', null);
  const link = db.selectFrom('tracking_link').select('id').where('archived_at', 'is', null);
  const use = await campaign
    .where('partner_id', '=', partnerId)
    .where('clicktag_id', '=', id)
    .unionAll(link.where('partner_id', '=', partnerId).where('clicktag_id', '=', id))
    .limit(1)
    .executeTakeFirst();
  if (use) throw refuse('CLICKTAG_IN_USE');
  await db
    .updateTable('clicktag')
    .set({ archived_at: now })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute();
}
