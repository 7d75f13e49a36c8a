import type { Db } from '../database/database.ts';
import { accounts } from './accounts.ts';

const emails = accounts.map(({ email }) => email);
/** Their password is public: on a network that others reach they cannot sign in. */
export const publicAccounts: ReadonlySet<string> = new Set(emails);

/** Ends what the demo accounts have open: sessions, API tokens, and links that sign in. */
export async function closeAccounts(db: Db) {
  const ids = db.selectFrom('app_user').select('id').where('email', 'in', emails);
  for (const table of ['session', 'token', 'one_time_token'] as const) {
    await db
      .deleteFrom(table)
      .where((eb) => eb.or([eb('user_id', 'in', ids), eb('operator_id', 'in', ids)]))
      .execute();
  }
}
