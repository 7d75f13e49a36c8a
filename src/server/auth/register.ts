import { sql } from 'kysely';
import { isReserved } from '../account/security-changes.ts';
import type * as z from 'zod/mini';
import { localeOr, type LocaleName } from '#contract/locales.ts';
import type { registration } from '#contract/registration.ts';
import { isTimezone } from '#contract/time-zones.ts';
import { mediaProblems } from '../account/media.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import type { Db } from '../database/database.ts';
import { isTaken } from '../database/is-taken.ts';
import { type FieldProblem, refuseFields } from '../http/refusal.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { CallContext } from '../network.ts';
import { countries } from '../reference/countries.ts';
import { passwordProblems } from './password-rules.ts';
import { verifyLink } from './verify-email.ts';

type Registration = z.output<typeof registration>;
type NewAccount = Omit<Registration, 'currency'> & {
  id: number;
  hash: string;
  currency: 'EUR' | 'USD';
  locale: LocaleName;
};

async function nextUserId(db: Db) {
  const { rows } = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('app_user', 'id'))::bigint as id`.execute(db);
  return rows[0]?.id ?? 0;
}

async function createPartner(db: Db, now: Date, account: NewAccount) {
  const { version } = await db
    .selectFrom('terms')
    .select('version')
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('partner')
    .values({
      name: account.company,
      status: 'pending',
      country: account.country,
      currency: account.currency,
      website: account.website,
      about: account.about ?? null,
      traffic_type_ids: account.traffic_type_ids,
      publisher_content: account.publisher_content,
      traffic_countries: account.traffic_countries,
      category_ids: account.category_ids,
      terms_version: version,
      terms_accepted_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function createAccount(db: Db, now: Date, account: NewAccount) {
  const { timezone: zone } = account;
  await db
    .insertInto('app_user')
    .values({
      id: account.id,
      partner_id: await createPartner(db, now, account),
      email: account.email,
      firstname: account.firstname,
      lastname: account.lastname,
      phone: account.phone || null,
      password_hash: account.hash,
      role: 'publisher',
      locale: account.locale,
      first_week_day: 1,
      timezone: zone !== undefined && isTimezone(zone) ? zone : 'UTC',
      email_verified_at: null,
      created_at: now,
    })
    .execute();
}

const problem = (isWrong: boolean, field: string, [code, description]: [string, string]): FieldProblem[] =>
  isWrong ? [{ field, code, description }] : [];

function problemsOf(body: Registration, needsTerms: boolean) {
  const isCountry = countries.some(({ id }) => id === body.country);
  return [
    ...problem(body.password !== body.password_confirmation, 'password_confirmation', [
      'CONFIRMED',
      'Confirmation does not match',
    ]),
    ...problem(!isCountry, 'country', ['UNKNOWN', 'There is no such country']),
    ...problem(needsTerms && body.terms_accepted !== true, 'terms_accepted', ['REQUIRED', 'Required']),
    ...mediaProblems(body),
  ];
}

async function categoryProblems(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom('category')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  const isUnknown = new Set(ids).size !== found.length;
  return problem(isUnknown, 'category_ids', ['UNKNOWN', 'There is no such category']);
}

// To the owner of the address: the link to confirm it, or that an account exists already.
async function writeTo(context: CallContext, email: string) {
  const user = await context.db
    .selectFrom('app_user')
    .select(['id', 'email', 'firstname', 'lastname', 'locale', 'email_verified_at'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  if (user.email_verified_at === null) {
    const values = { link: await verifyLink(context, user.id) };
    await sendMail(context, { template: 'verify', to: user, values });
  } else {
    await sendMail(context, { template: 'already-registered', to: user, values: { link: null } });
  }
}

/**
 * Registers a publisher (S10). A known address gets the same answer; only its owner learns of it by mail, with a
 * new link if it was never confirmed.
 */
export async function register(context: CallContext, body: Registration) {
  const { general, register: terms } = await readConfiguration(context.db, context.origin);
  refuseFields([
    ...problemsOf(body, terms.terms_conditions.required),
    ...(await passwordProblems(body.password, body)),
    ...(await categoryProblems(context.db, body.category_ids)),
  ]);
  await context.limits.spend('register', { address: context.address });
  const email = body.email.toLowerCase();
  const hash = await context.hashing.hash(body.password);
  const now = context.clock.now();
  const id = await nextUserId(context.db);
  const currency = body.currency ?? general.default_currency;
  const locale = body.locale ?? localeOr(general.locale);
  const taking = context.db.transaction().execute(async (db) => {
    const user = await db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirst();
    if (!user && (await isReserved({ db, clock: context.clock }, email))) return;
    if (!user) await createAccount(db, now, { ...body, id, email, hash, currency, locale });
    await writeTo({ ...context, db }, email);
  });
  // Two registrations of one address at the same time: the first one counts.
  await taking.catch((error: unknown) => {
    if (!isTaken(error)) throw error;
  });
  return { id, email, status: 'pending' as const };
}
