import type { ActivityChange } from '#contract/activity.ts';
import { countRecoveryCodes } from '../auth/recovery-codes.ts';
import { digest } from '../auth/secrets.ts';
import type { Db } from '../database/database.ts';

export type Acting = { partnerId: number; userId: number; operatorId: number | null };
type Called = { request: unknown; reply: unknown };
/** Who has called and what it changed, by what was sent and answered; undefined where it says nothing about anybody. */
export type UserOf = (
  db: Db,
  called: Called,
) => Promise<(Acting & { changes?: readonly ActivityChange[] }) | undefined>;

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const users = (db: Db) =>
  db.selectFrom('app_user as u').select(['u.id as userId', 'u.partner_id as partnerId']);

/** By the new token; that a session goes on is nothing new. */
export const userOfToken: UserOf = async (db, { request, reply }) => {
  if (at(at(request, 'body'), 'refresh_token') !== undefined) return undefined;
  return users(db)
    .innerJoin('token as t', 't.user_id', 'u.id')
    .select('t.operator_id as operatorId')
    .where('t.hash', '=', digest(String(at(reply, 'access_token'))))
    .executeTakeFirst();
};

/** The same, with the recovery code that is used up. */
export const userOfProof: UserOf = async (db, called) => {
  const user = await userOfToken(db, called);
  if (!user || at(at(called.request, 'body'), 'recovery_code') === undefined) return user;
  const left = await countRecoveryCodes(db, user.userId);
  return { ...user, changes: [{ field: 'recovery_codes', from: String(left + 1), to: String(left) }] };
};

// An address that is taken gets an id that is nobody's.
export const userById: UserOf = async (db, { reply }) => {
  const user = await users(db)
    .where('u.id', '=', Number(at(reply, 'id')))
    .executeTakeFirst();
  return user && { ...user, operatorId: null };
};

export const userByEmail: UserOf = async (db, { request }) => {
  const email = String(at(at(request, 'body'), 'email')).toLowerCase();
  const user = await users(db).where('u.email', '=', email).executeTakeFirst();
  return user && { ...user, operatorId: null };
};
