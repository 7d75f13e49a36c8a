import type { Updateable } from 'kysely';
import type { NewOffer, OfferChange } from '#contract/offer-records.ts';
import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import { microsOf } from '../money.ts';
import type { CallerContext } from '../network.ts';
import { changeAndNotify } from '../notices/offer-changes.ts';
import { countries as countryNames } from '../reference/countries.ts';
import { startDictionaries } from '../reference/dictionaries.ts';
import { everywhere } from '../reference/tag-values.ts';
import { readOffer, trafficTypesOf } from './read-offer.ts';
import type { NextPayout } from './tables.ts';

type Fields = Pick<
  OfferChange,
  | 'category_id'
  | 'group_id'
  | 'countries'
  | 'tag_ids'
  | 'traffic_type_ids'
  | 'payouts'
  | 'payout_change'
  | 'caps'
>;
type Parts = Pick<OfferChange, 'payouts' | 'tag_ids' | 'questions' | 'caps' | 'landing_url'>;

const countryCodes = new Set(countryNames.map(({ id }) => id));
const trafficTypes = new Set(trafficTypesOf([]).map(({ id }) => id));

const capTypes = new Set(Object.keys(startDictionaries.offer_cap_types));

async function refuseMissing(
  db: Db,
  table: 'category' | 'offer_group' | 'tag',
  { field, ids }: { field: string; ids: readonly number[] },
) {
  if (ids.length === 0) return;
  const rows = await db.selectFrom(table).select('id').where('id', 'in', ids).execute();
  if (rows.length < new Set(ids).size) throw refuseField(field, 'UNKNOWN', 'There is no such entry');
}

const idsOf = (id: number | null | undefined) => (typeof id === 'number' ? [id] : []);

// Refuses numbers and codes that do not exist, as VALIDATION_ERROR of their field.
async function check(db: Db, fields: Fields) {
  await refuseMissing(db, 'category', { field: 'category_id', ids: idsOf(fields.category_id) });
  await refuseMissing(db, 'offer_group', { field: 'group_id', ids: idsOf(fields.group_id) });
  await refuseMissing(db, 'tag', { field: 'tag_ids', ids: fields.tag_ids ?? [] });
  const codes = [
    ...(fields.countries ?? []),
    ...[...(fields.payouts ?? []), ...(fields.payout_change?.payouts ?? [])].flatMap(
      (payout) => payout.countries,
    ),
  ];
  const unknown = codes.find((code) => !countryCodes.has(code));
  if (unknown !== undefined) throw refuseField('countries', 'UNKNOWN', `There is no country ${unknown}`);
  const isUnknown = fields.traffic_type_ids?.some((id) => !trafficTypes.has(id));
  if (isUnknown) throw refuseField('traffic_type_ids', 'UNKNOWN', 'There is no such traffic type');
  const hasOtherCap = fields.caps?.some(({ type, period }) => !capTypes.has(`${period}_${type}`));
  if (hasOtherCap) throw refuseField('caps', 'UNKNOWN', 'There is no cap of this kind');
}

type Payouts = NonNullable<Parts['payouts']>;

const storedPayouts = (payouts: Payouts): NextPayout[] =>
  payouts.map(({ amount, ...payout }) => ({
    amount_micros: amount === null ? null : microsOf(amount),
    ...payout,
  }));

async function writePayouts(tx: Db, offerId: number, payouts: Payouts) {
  await tx.deleteFrom('offer_payout').where('offer_id', '=', offerId).execute();
  const rows = storedPayouts(payouts).map((payout, index) => ({
    offer_id: offerId,
    is_default: index === 0,
    ...payout,
  }));
  await tx.insertInto('offer_payout').values(rows).execute();
}

async function writeTags(tx: Db, offerId: number, tags: readonly number[]) {
  await tx.deleteFrom('offer_tag').where('offer_id', '=', offerId).execute();
  const rows = [...new Set(tags)].map((tag_id) => ({ offer_id: offerId, tag_id }));
  if (rows.length > 0) await tx.insertInto('offer_tag').values(rows).execute();
}

async function writeQuestions(tx: Db, offerId: number, questions: NonNullable<Parts['questions']>) {
  await tx.deleteFrom('offer_question').where('offer_id', '=', offerId).execute();
  const rows = questions.map(({ text, required }, index) => ({
    offer_id: offerId,
    position: index + 1,
    text,
    is_required: required,
  }));
  if (rows.length > 0) await tx.insertInto('offer_question').values(rows).execute();
}

async function writeCaps(tx: Db, offerId: number, caps: NonNullable<Parts['caps']>) {
  await tx.deleteFrom('offer_cap').where('offer_id', '=', offerId).execute();
  const rows = caps.map(({ type, period, value }) => ({
    offer_id: offerId,
    type,
    period,
    value: type === 'payout' ? microsOf(value) : Math.round(value),
  }));
  if (rows.length > 0) await tx.insertInto('offer_cap').values(rows).execute();
}

// The page keeps its number, which links and splits may refer to.
async function writeLandingPage(tx: Db, offerId: number, url: string) {
  await tx
    .insertInto('offer_landing_page')
    .values({ offer_id: offerId, name: 'Main page', url, is_default: true })
    .onConflict((conflict) => conflict.column('offer_id').where('is_default', '=', true).doUpdateSet({ url }))
    .execute();
}

// Lists are replaced as a whole.
async function writeParts(tx: Db, offerId: number, parts: Parts) {
  const { payouts, tag_ids, questions, caps, landing_url } = parts;
  if (payouts) await writePayouts(tx, offerId, payouts);
  if (tag_ids) await writeTags(tx, offerId, tag_ids);
  if (questions) await writeQuestions(tx, offerId, questions);
  if (caps) await writeCaps(tx, offerId, caps);
  if (landing_url !== undefined) await writeLandingPage(tx, offerId, landing_url);
}

const changeOf = (change: NonNullable<OfferChange['payout_change']> | null) => ({
  payout_change_at: change && new Date(change.at),
  next_payouts: change && JSON.stringify(storedPayouts(change.payouts)),
});

const dateOf = (instant: string | null | undefined) => (instant ? new Date(instant) : null);

type Announced = Pick<OfferChange, 'expires_at' | 'payout_change'>;

// What is announced lies ahead: publishers are to see it before it comes.
function refusePast({ expires_at, payout_change }: Announced, now: Date) {
  const isPast = (instant: string | undefined | null) => instant && new Date(instant) <= now;
  if (isPast(expires_at)) throw refuseField('expires_at', 'IN_PAST', 'It lies in the past');
  if (isPast(payout_change?.at)) throw refuseField('payout_change.at', 'IN_PAST', 'It lies in the past');
}

export async function createOffer({ db, clock }: CallerContext, offer: NewOffer) {
  const { payouts, tag_ids, questions, caps, landing_url, expires_at, payout_change, ...fields } = offer;
  refusePast(offer, clock.now());
  await check(db, offer);
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('offer')
      .values({
        status: 'active',
        visibility: 'public',
        featured: false,
        description: '',
        group_id: null,
        ...everywhere,
        ...fields,
        network_epc_micros: null,
        network_cr: null,
        picture: null,
        created_at: clock.now(),
        expires_at: dateOf(expires_at),
        ...changeOf(payout_change ?? null),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeParts(tx, id, { payouts, tag_ids, questions, caps, landing_url });
    return id;
  });
}

export async function updateOffer(context: CallerContext, id: number, change: OfferChange) {
  const { payouts, tag_ids, questions, caps, landing_url, expires_at, payout_change, ...fields } = change;
  const now = context.clock.now();
  const { status, expires_at: end } = await readOffer(context, id);
  // Sent back as it is, its end is no announcement.
  const isNewEnd = expires_at !== undefined && dateOf(expires_at)?.getTime() !== dateOf(end)?.getTime();
  refusePast({ payout_change, expires_at: isNewEnd ? expires_at : null }, now);
  await check(context.db, change);
  const hasEnded = status === 'expired' && end !== null && new Date(end) <= now;
  const columns: Updateable<Schema['offer']> = {
    ...(hasEnded && isNewEnd && { status: 'active' }),
    ...fields,
    ...(expires_at !== undefined && { expires_at: dateOf(expires_at) }),
    ...(payout_change !== undefined && changeOf(payout_change)),
  };
  await context.db.transaction().execute((tx) =>
    changeAndNotify(tx, { id, now }, async () => {
      if (Object.keys(columns).length > 0) {
        await tx.updateTable('offer').set(columns).where('id', '=', id).execute();
      }
      await writeParts(tx, id, { payouts, tag_ids, questions, caps, landing_url });
    }),
  );
}

// It expires and leaves every list; its figures stay.
export async function archiveOffer({ db, clock }: CallerContext, id: number) {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const found = tx.selectFrom('offer').select('id').where('id', '=', id).where('archived_at', 'is', null);
    if (!(await found.forUpdate().executeTakeFirst())) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
    await changeAndNotify(tx, { id, now }, async () => {
      const ended = { status: 'expired', archived_at: now, expires_at: now } as const;
      await tx.updateTable('offer').set(ended).where('id', '=', id).execute();
    });
  });
}
