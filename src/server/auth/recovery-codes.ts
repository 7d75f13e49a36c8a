import { randomBytes, randomInt } from 'node:crypto';
import type { Db } from '../database/database.ts';
import type { Clock } from '../clock.ts';
import type { Hashing } from './passwords.ts';

const count = 10;
const length = 10;
// Without letters and digits that look alike.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

const newCode = () => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
const readable = (code: string) => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;
const normalised = (typed: string) => typed.toLowerCase().replaceAll(/[\s-]/g, '');

/** Ten new codes; those before stop working. The database stores hashes, with one salt a user so that one hash finds a code. */
export async function renewRecoveryCodes({ db, hashing }: { db: Db; hashing: Hashing }, userId: number) {
  const codes = Array.from({ length: count }, newCode);
  const salt = randomBytes(16).toString('base64');
  const rows = await Promise.all(
    codes.map(async (code) => ({
      user_id: userId,
      salt,
      hash: await hashing.withSalt(code, salt),
      used_at: null,
    })),
  );
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
    await tx.insertInto('recovery_code').values(rows).execute();
  });
  return codes.map(readable);
}

/** Those that nobody has used. */
export async function countRecoveryCodes(db: Db, userId: number) {
  const { left } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** Each works once. */
export async function acceptRecoveryCode(
  { db, clock, hashing }: { db: Db; clock: Clock; hashing: Hashing },
  userId: number,
  typed: string,
) {
  const codes = db.selectFrom('recovery_code').where('user_id', '=', userId);
  const row = await codes.select('salt').executeTakeFirst();
  if (!row) return false;
  const { numUpdatedRows } = await db
    .updateTable('recovery_code')
    .set({ used_at: clock.now() })
    .where('user_id', '=', userId)
    .where('hash', '=', await hashing.withSalt(normalised(typed), row.salt))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
