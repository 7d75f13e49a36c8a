import { type Insertable, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { registration } from '#contract/account.ts';
import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { refuseField } from '../http/refusal.ts';
import type { CallContext } from '../network.ts';
import { hashPassword } from './passwords.ts';
import { signatureOf } from './secrets.ts';

type Registration = z.output<typeof registration>;
type Mail = Omit<Insertable<Schema['outbox']>, 'recipient' | 'locale' | 'created_at'>;

const uniqueViolation = '23505';
const verifySeconds = 3 * 86_400;

const verifyMail = (firstname: string, link: string): Mail => ({
  template: 'verify',
  subject: 'Please confirm your e-mail address',
  body: `Hello ${firstname},\n\nplease confirm your e-mail address within three days:\n${link}\n\nYour account will be reviewed afterwards.`,
  link,
});
const knownMail: Mail = {
  template: 'already-registered',
  subject: 'You already have an account',
  body: 'Hello,\n\nsomebody tried to register with your address, for which there is an account already. If it was you, sign in or ask for a new password. If not, there is nothing to do.',
  link: null,
};

async function verifyLink({ db, clock, origin }: CallContext, id: number) {
  const { value: key } = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'signing_key')
    .executeTakeFirstOrThrow();
  const expires = Math.floor(clock.now().getTime() / 1000) + verifySeconds;
  return `${origin}/verify/${id}?signature=${signatureOf(key, { id, expires })}&expires=${expires}`;
}

async function nextUserId(db: Db) {
  const { rows } = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('app_user', 'id'))::bigint as id`.execute(db);
  return rows[0]?.id ?? 0;
}

async function createAccount(
  db: Db,
  now: Date,
  row: Registration & { id: number; email: string; hash: string },
) {
  const { version } = await db
    .selectFrom('terms')
    .select('version')
    .orderBy('published_at', 'desc')
    .executeTakeFirstOrThrow();
  const partner = await db
    .insertInto('partner')
    .values({
      name: row.company,
      status: 'pending',
      country: row.country,
      currency: 'EUR',
      terms_version: version,
      terms_accepted_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('app_user')
    .values({
      id: row.id,
      partner_id: partner.id,
      email: row.email,
      firstname: row.firstname,
      lastname: row.lastname,
      password_hash: row.hash,
      role: 'publisher',
      locale: 'en',
      first_week_day: 1,
      timezone: 'UTC',
      email_verified_at: null,
      created_at: now,
    })
    .execute();
}

/** Two registrations of one address at the same time: the first one counts. */
const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;

/** Takes a new publisher in (S10). A known address answers like a new one; only its owner learns of it, by mail. */
export async function register(context: CallContext, body: Registration) {
  if (body.password !== body.password_confirmation) {
    throw refuseField('password_confirmation', 'CONFIRMED', 'Confirmation does not match');
  }
  context.limits.spend('register', context.address);
  const email = body.email.toLowerCase();
  const hash = await hashPassword(body.password);
  const now = context.clock.now();
  const id = await nextUserId(context.db);
  const taking = context.db.transaction().execute(async (db) => {
    const known = await db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirst();
    if (!known) await createAccount(db, now, { ...body, id, email, hash });
    const mail = known ? knownMail : verifyMail(body.firstname, await verifyLink({ ...context, db }, id));
    await db
      .insertInto('outbox')
      .values({ ...mail, recipient: email, locale: 'en', created_at: now })
      .execute();
  });
  await taking.catch((error: unknown) => {
    if (!isTaken(error)) throw error;
  });
  return { id, email, status: 'pending' as const };
}
