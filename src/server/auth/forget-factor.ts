import { mailUser } from '../mail/send-mail.ts';
import type { Network } from '../network.ts';
import { NoOperator } from './operators.ts';
import { factorMethods } from './second-factor.ts';

/**
 * Takes all second factors from an account whose owner has lost them, and mails that. Its sessions end, since somebody
 * else may have the phone. False where it had none.
 */
export const forgetFactor = ({ db: whole, clock }: Pick<Network, 'db' | 'clock'>, email: string) =>
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
    for (const owner of ['user_id', 'operator_id'] as const) {
      await db.deleteFrom('token').where('kind', '<>', 'pat').where(owner, '=', id).execute();
      await db.deleteFrom('session').where(owner, '=', id).execute();
    }
    await mailUser({ db, clock }, id, { template: 'second-factor-off', values: { link: null } });
    return true;
  });
