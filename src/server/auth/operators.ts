import { readConfiguration, readSystemName } from '../configuration/configuration.ts';
import type { Db } from '../database/database.ts';
import type { Network } from '../network.ts';
import { strongHashing } from './passwords.ts';
import { digest, newSecret } from './secrets.ts';
import { after } from './tokens.ts';

type Context = Pick<Network, 'db' | 'clock' | 'origin'>;
export type OperatorRole = 'admin' | 'superadmin';

const linkSeconds = 24 * 3600;

/** It cannot be done; the message says why. */
export class NoOperator extends Error {}

export const readOperators = (db: Db) =>
  db
    .selectFrom('app_user as u')
    .innerJoin('partner as p', 'p.id', 'u.partner_id')
    .select(['u.id', 'u.partner_id', 'u.email', 'u.role', 'p.status'])
    .where('u.role', '<>', 'publisher')
    .orderBy('u.id')
    .execute();

async function createPartner({ db, clock, origin }: Context) {
  const { general } = await readConfiguration(db, origin);
  const terms = db.selectFrom('terms').select('version').orderBy('published_at', 'desc');
  const { version } = await terms.executeTakeFirstOrThrow();
  return db
    .insertInto('partner')
    .values({
      name: await readSystemName(db),
      status: 'active',
      country: 'DE',
      currency: general.default_currency,
      terms_version: version,
      terms_accepted_at: clock.now(),
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

async function createOperator(context: Context, email: string) {
  const { db, clock, origin } = context;
  const { general } = await readConfiguration(db, origin);
  const { id: partner } = await createPartner(context);
  return db
    .insertInto('app_user')
    .values({
      partner_id: partner,
      email,
      firstname: email.replace(/@.*/, ''),
      lastname: '',
      // Nobody knows it: the link sets the first one.
      password_hash: await strongHashing.hash(newSecret()),
      role: 'admin',
      locale: general.locale,
      first_week_day: Number(general.first_week_day),
      timezone: 'UTC',
      email_verified_at: clock.now(),
      created_at: clock.now(),
    })
    .returning(['id', 'partner_id', 'role', 'password_changed_at'])
    .executeTakeFirstOrThrow();
}

type Linked = { id: number; email: string; isFirst: boolean };

async function makeLink({ db, clock, origin }: Context, { id, email, isFirst }: Linked) {
  const secret = newSecret();
  await db.deleteFrom('one_time_token').where('kind', '=', 'operator').where('user_id', '=', id).execute();
  await db
    .insertInto('one_time_token')
    .values({
      hash: digest(secret),
      kind: 'operator',
      user_id: id,
      operator_id: null,
      expires_at: after(clock, linkSeconds),
      used_at: null,
      created_at: clock.now(),
    })
    .execute();
  const link = new URLSearchParams({ token: secret, email, ...(isFirst && { first: 'true' }) });
  return `${origin}/set-new-password?${link.toString()}`;
}

/**
 * Makes an operator, or opens the account of one again. The link sets the password, once and within 24 hours; earlier
 * ones stop working.
 */
export const addOperator = (context: Context, address: string, role?: OperatorRole) =>
  context.db.transaction().execute(async (db) => {
    const own = { ...context, db };
    const email = address.toLowerCase();
    const known = db
      .selectFrom('app_user')
      .select(['id', 'partner_id', 'role', 'password_changed_at'])
      .where('email', '=', email);
    const user = (await known.executeTakeFirst()) ?? (await createOperator(own, email));
    if (user.role === 'publisher') {
      throw new NoOperator(`${email} is a publisher's account. An operator needs an address of their own.`);
    }
    await db.updateTable('partner').set({ status: 'active' }).where('id', '=', user.partner_id).execute();
    if (role) await db.updateTable('app_user').set({ role }).where('id', '=', user.id).execute();
    return makeLink(own, { id: user.id, email, isFirst: user.password_changed_at === null });
  });

/** Ends what an operator has open, shadow logins too, and closes the account; true where no operator is left. */
export const removeOperator = ({ db: whole }: Pick<Context, 'db'>, address: string) =>
  whole.transaction().execute(async (db) => {
    const operators = await readOperators(db);
    const found = operators.find(({ email }) => email === address.toLowerCase());
    if (!found) throw new NoOperator(`${address} is no operator.`);
    await db.updateTable('partner').set({ status: 'suspended' }).where('id', '=', found.partner_id).execute();
    for (const table of ['session', 'token', 'one_time_token'] as const) {
      await db
        .deleteFrom(table)
        .where((eb) => eb.or([eb('user_id', '=', found.id), eb('operator_id', '=', found.id)]))
        .execute();
    }
    return operators.every(({ id, status }) => id === found.id || status !== 'active');
  });
