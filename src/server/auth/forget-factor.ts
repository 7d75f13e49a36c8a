import type { Db } from '../database/database.ts';
import { mailUser } from '../mail/send-mail.ts';
import type { Network } from '../network.ts';
import { isReadable } from './factor-secrets.ts';
import { NoOperator } from './operators.ts';
import { factorMethods } from './second-factor.ts';

type Context = Pick<Network, 'db' | 'clock'>;

async function endSessions(db: Db, userId: number) {
  for (const owner of ['user_id', 'operator_id'] as const) {
    await db.deleteFrom('token').where('kind', '<>', 'pat').where(owner, '=', userId).execute();
    await db.deleteFrom('session').where(owner, '=', userId).execute();
  }
}

/**
 * Takes all second factors from an account whose owner has lost them, and mails that. Its sessions end, since somebody
 * else may have the phone. False where it had none.
 */
export const forgetFactor = ({ db: whole, clock }: Context, email: string) =>
  whole.transaction().execute(async (db) => {
    const user = await db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirst();
    if (!user) throw new NoOperator(`There is no account with the address ${email}.`);
    const { id } = user;
    if ((await factorMethods(db, id)).length === 0) return false;
    for (const table of ['totp', 'passkey', 'recovery_code'] as const) {
      await db.deleteFrom(table).where('user_id', '=', id).execute();
    }
    await endSessions(db, id);
    await mailUser({ db, clock }, id, { template: 'second-factor-off', values: { link: null } });
    return true;
  });

/**
 * For a key that is lost: takes the authenticator apps that `key` does not open from all accounts, and ends their sessions.
 * Passkeys stay; an account without one has no second factor any more, which is mailed. Returns the addresses.
 */
export const forgetUnreadable = ({ db: whole, clock }: Context, key: Buffer | null) =>
  whole.transaction().execute(async (db) => {
    const apps = await db
      .selectFrom('totp as t')
      .innerJoin('app_user as u', 'u.id', 't.user_id')
      .select(['t.secret', 't.user_id as userId', 'u.email'])
      .orderBy('u.email')
      .forUpdate()
      .execute();
    const lost = apps.filter(({ secret, userId }) => !isReadable(secret, { key, userId }));
    for (const { userId } of lost) {
      await db.deleteFrom('totp').where('user_id', '=', userId).execute();
      await endSessions(db, userId);
      if ((await factorMethods(db, userId)).length > 0) continue;
      await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
      await mailUser({ db, clock }, userId, { template: 'second-factor-off', values: { link: null } });
    }
    return lost.map(({ email }) => email);
  });
