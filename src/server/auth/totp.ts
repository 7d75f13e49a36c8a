import { Secret, TOTP } from 'otpauth';
import { readSystemName } from '../configuration/configuration.ts';
import type { CallContext, CallerContext } from '../network.ts';
import { refuse } from '../http/refusal.ts';
import { seal, unseal } from './factor-secrets.ts';

// One step of 30 s early or late: clocks of phones differ.
const window = 1;
const digits = /^\d{6}$/;

const keyOf = ({ factors: { key } }: Pick<CallContext, 'factors'>, userId: number) => ({ key, userId });

/** Replaces a secret that was never activated. */
export async function startTotp(context: CallerContext) {
  const { db, clock, caller } = context;
  const secret = new Secret({ size: 20 });
  const row = {
    secret: seal(secret.base32, keyOf(context, caller.userId)),
    created_at: clock.now(),
    last_step: null,
  };
  const started = await db
    .insertInto('totp')
    .values({ user_id: caller.userId, ...row })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('totp.activated_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (!started) throw refuse('SECOND_FACTOR_EXISTS');
  const { email: label } = await db
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  const issuer = await readSystemName(db);
  return { secret: secret.base32, uri: new TOTP({ issuer, label, secret }).toString() };
}

type Wanted = { userId: number; isActivated: boolean };

/** A code works once: a used one and those before it are refused. */
export async function acceptTotp(context: CallContext, code: string, { userId, isActivated }: Wanted) {
  const { db, clock } = context;
  const state = isActivated ? ('is not' as const) : ('is' as const);
  const row = await db
    .selectFrom('totp')
    .select('secret')
    .where('user_id', '=', userId)
    .where('activated_at', state, null)
    .executeTakeFirst();
  const token = code.replaceAll(/\s/g, '');
  if (!row || !digits.test(token)) return false;
  const secret = Secret.fromBase32(unseal(row.secret, keyOf(context, userId)));
  const timestamp = clock.now().getTime();
  const delta = TOTP.validate({ token, secret, timestamp, window });
  if (delta === null) return false;
  const step = TOTP.counter({ timestamp }) + delta;
  const { numUpdatedRows } = await db
    .updateTable('totp')
    .set({ last_step: step, ...(isActivated ? {} : { activated_at: clock.now() }) })
    .where('user_id', '=', userId)
    .where('activated_at', state, null)
    .where('secret', '=', row.secret)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
