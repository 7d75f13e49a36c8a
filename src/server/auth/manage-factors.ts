import { refuse } from '../http/refusal.ts';
import { mailUser } from '../mail/send-mail.ts';
import type { CallerContext } from '../network.ts';
import { addPasskey, type PasskeyProof } from './passkeys.ts';
import { countRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts';
import { offersPasskeys } from './relying-party.ts';
import { factorMethods, isFactorRequired } from './second-factor.ts';
import { acceptTotp } from './totp.ts';

export async function readSecondFactor(context: CallerContext) {
  const { db, caller, origin } = context;
  const { userId } = caller;
  const totp = await db
    .selectFrom('totp')
    .select('activated_at')
    .where('user_id', '=', userId)
    .where('activated_at', 'is not', null)
    .executeTakeFirst();
  const passkeys = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return {
    totp: totp?.activated_at ? { created_at: totp.activated_at.toISOString() } : null,
    passkeys: passkeys.map(({ created_at, last_used_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    recovery_codes: await countRecoveryCodes(db, userId),
    required: isFactorRequired(context, caller),
    offers_passkeys: offersPasskeys(origin),
  };
}

const tellOwner = (context: CallerContext, template: 'second-factor-on' | 'second-factor-off') =>
  mailUser(context, context.caller.userId, { template, values: { link: null } });

// With the first factor come recovery codes.
async function whenAdded(context: CallerContext) {
  const methods = await factorMethods(context.db, context.caller.userId);
  const isFirst = !methods.includes('recovery');
  await tellOwner(context, 'second-factor-on');
  return { recovery_codes: isFirst ? await renewRecoveryCodes(context, context.caller.userId) : null };
}

export async function activateTotp(context: CallerContext, code: string) {
  const { limits, caller } = context;
  const key = { account: caller.userId };
  await limits.spend('factorOfSession', key);
  if (!(await acceptTotp(context, code, { userId: caller.userId, isActivated: false }))) {
    // In another tab, for one.
    const isSetUp = (await factorMethods(context.db, caller.userId)).includes('totp');
    throw refuse(isSetUp ? 'SECOND_FACTOR_EXISTS' : 'INVALID_SECOND_FACTOR');
  }
  await limits.forget('factorOfSession', key);
  return whenAdded(context);
}

export async function addNamedPasskey(context: CallerContext, passkey: PasskeyProof & { name: string }) {
  await addPasskey(context, passkey);
  return whenAdded(context);
}

/** Recovery codes go with the last factor, which stays where the network requires one. */
async function remove(context: CallerContext, table: 'totp' | 'passkey', id: string | null) {
  const { userId } = context.caller;
  await context.db.transaction().execute(async (db) => {
    // Of two removals at the same time the second sees what the first has left.
    await db.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
    const { numDeletedRows } =
      table === 'totp'
        ? await db.deleteFrom('totp').where('user_id', '=', userId).executeTakeFirst()
        : await db
            .deleteFrom('passkey')
            .where('user_id', '=', userId)
            .where('id', '=', id)
            .executeTakeFirst();
    if (numDeletedRows === 0n) {
      if (table === 'passkey') throw refuse('NOT_FOUND_HTTP_EXCEPTION');
      return;
    }
    if ((await factorMethods(db, userId)).length > 0) return;
    if (isFactorRequired(context, context.caller)) throw refuse('FORBIDDEN');
    await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
    await tellOwner({ ...context, db }, 'second-factor-off');
  });
}

export const removeTotp = (context: CallerContext) => remove(context, 'totp', null);
export const removePasskey = (context: CallerContext, id: string) => remove(context, 'passkey', id);

export async function renewCodes(context: CallerContext) {
  const { db, caller } = context;
  if ((await factorMethods(db, caller.userId)).length === 0) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  return { recovery_codes: await renewRecoveryCodes(context, caller.userId) };
}
