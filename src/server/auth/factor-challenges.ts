import type { Schema } from '../database/schema.ts';
import type { CallContext } from '../network.ts';
import { digest, newSecret } from './secrets.ts';
import { after } from './tokens.ts';

type Purpose = Schema['factor_challenge']['purpose'];
type Context = Pick<CallContext, 'db' | 'clock'>;
type Opened = { purpose: Purpose; userId: number | null; challenge?: string };

export const challengeSeconds = 300;
export const mostAttempts = 5;

/** The database stores its digest. */
export async function openChallenge({ db, clock }: Context, { purpose, userId, challenge }: Opened) {
  const secret = newSecret();
  await db.deleteFrom('factor_challenge').where('expires_at', '<=', clock.now()).execute();
  await db
    .insertInto('factor_challenge')
    .values({
      hash: digest(secret),
      purpose,
      user_id: userId,
      challenge,
      expires_at: after(clock, challengeSeconds),
    })
    .execute();
  return secret;
}

const stillOpen = ({ db, clock }: Context, secret: string) =>
  db
    .updateTable('factor_challenge')
    .where('hash', '=', digest(secret))
    .where('expires_at', '>', clock.now())
    .where('attempts', '<', mostAttempts);

/** Counts an attempt; undefined where the challenge is unknown, too old or used up. */
export const attemptChallenge = (context: Context, secret: string, purposes: readonly Purpose[]) =>
  stillOpen(context, secret)
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('purpose', 'in', purposes)
    .returning(['user_id', 'attempts', 'expires_at'])
    .executeTakeFirst();

/** Of a proof that nobody has looked at. */
export const takeAttemptBack = ({ db }: Context, secret: string) =>
  db
    .updateTable('factor_challenge')
    .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
    .where('hash', '=', digest(secret))
    .execute();

/** Whose sign-in a challenge is of; undefined where it is over. */
export async function ownerOfSignIn({ db, clock }: Context, secret: string) {
  const row = await db
    .selectFrom('factor_challenge')
    .select('user_id')
    .where('hash', '=', digest(secret))
    .where('purpose', '=', 'sign-in')
    .where('expires_at', '>', clock.now())
    .where('attempts', '<', mostAttempts)
    .executeTakeFirst();
  return row?.user_id ?? undefined;
}

/** The WebAuthn challenge of a sign-in, in place of an earlier one; false where the sign-in is over. */
export async function expectPasskey(context: Context, secret: string, challenge: string) {
  const { numUpdatedRows } = await stillOpen(context, secret).set({ challenge }).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A WebAuthn challenge can be answered once, rightly or not. */
export async function takeWebAuthnChallenge({ db, clock }: Context, secret: string) {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('factor_challenge')
      .select(['purpose', 'user_id', 'challenge'])
      .where('hash', '=', digest(secret))
      .where('expires_at', '>', clock.now())
      .forUpdate()
      .executeTakeFirst();
    if (!row?.challenge) return undefined;
    await tx
      .updateTable('factor_challenge')
      .set({ challenge: null })
      .where('hash', '=', digest(secret))
      .execute();
    return { ...row, challenge: row.challenge };
  });
}

/** True for the first only who ends it. */
export async function closeChallenge({ db }: Context, secret: string) {
  const { numDeletedRows } = await db
    .deleteFrom('factor_challenge')
    .where('hash', '=', digest(secret))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
