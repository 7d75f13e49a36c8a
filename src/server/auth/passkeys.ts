import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { readSystemName } from '../configuration/configuration.ts';
import { refuse } from '../http/refusal.ts';
import type { CallContext, CallerContext } from '../network.ts';
import { expectPasskey, openChallenge, ownerOfSignIn, takeWebAuthnChallenge } from './factor-challenges.ts';
import { hostOf } from './relying-party.ts';

type Json = Record<string, unknown>;
export type PasskeyProof = { challenge: string; passkey: Json };

const expectedAt = (origin: string) => ({ expectedOrigin: origin, expectedRPID: hostOf(origin) });
// An option that is undefined would be null in JSON.
const plain = (options: object): Json => JSON.parse(JSON.stringify(options)) as Json; // Options are records.

// EdDSA, ES256 and RS256: asking Node for more prints that it is experimental.
const supportedAlgorithmIDs = [-8, -7, -257];

const passkeysOf = ({ db }: Pick<CallContext, 'db'>, userId: number) =>
  db.selectFrom('passkey').select(['id', 'transports']).where('user_id', '=', userId).execute();

export async function requestNewPasskey(context: CallerContext) {
  const { db, caller, origin } = context;
  const { email } = await db
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  const options = await generateRegistrationOptions({
    rpName: await readSystemName(db),
    rpID: hostOf(origin),
    supportedAlgorithmIDs,
    userName: email,
    userID: new TextEncoder().encode(String(caller.userId)),
    excludeCredentials: await passkeysOf(context, caller.userId),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  const challenge = await openChallenge(context, {
    purpose: 'registration',
    userId: caller.userId,
    challenge: options.challenge,
  });
  return { challenge, options: plain(options) };
}

// The library throws on every mismatch.
const orNull = <Result>(verifying: Promise<Result>) => verifying.catch(() => null);

export async function addPasskey(
  context: CallerContext,
  { challenge, passkey, name }: PasskeyProof & { name: string },
) {
  const { db, clock, caller, origin } = context;
  const taken = await takeWebAuthnChallenge(context, challenge);
  if (!taken || taken.purpose !== 'registration' || taken.user_id !== caller.userId) {
    throw refuse('SECOND_FACTOR_EXPIRED');
  }
  const verified = await orNull(
    verifyRegistrationResponse({
      response: passkey as unknown as RegistrationResponseJSON, // Whatever it is, the library checks it.
      expectedChallenge: taken.challenge,
      requireUserVerification: false,
      supportedAlgorithmIDs,
      ...expectedAt(origin),
    }),
  );
  if (!verified?.verified) throw refuse('INVALID_SECOND_FACTOR');
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const added = await db
    .insertInto('passkey')
    .values({
      id,
      user_id: caller.userId,
      name,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      created_at: clock.now(),
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw refuse('INVALID_SECOND_FACTOR');
}

const requestOf = async (context: CallContext, userId: number) =>
  generateAuthenticationOptions({
    rpID: hostOf(context.origin),
    allowCredentials: await passkeysOf(context, userId),
    userVerification: 'preferred',
  });

/** Without the challenge of a sign-in any discoverable passkey may answer: alone it stands for password and possession. */
export async function requestPasskeySignIn(context: CallContext, signIn: string | undefined) {
  const rpID = hostOf(context.origin);
  if (signIn === undefined) {
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
    const opened = { purpose: 'passkey-sign-in', userId: null, challenge: options.challenge } as const;
    return { challenge: await openChallenge(context, opened), options: plain(options) };
  }
  const userId = await ownerOfSignIn(context, signIn);
  const options = userId && (await requestOf(context, userId));
  if (!options || !(await expectPasskey(context, signIn, options.challenge))) {
    throw refuse('SECOND_FACTOR_EXPIRED');
  }
  return { challenge: signIn, options: plain(options) };
}

export async function requestConfirmation(context: CallerContext) {
  const { userId } = context.caller;
  const options = await requestOf(context, userId);
  const opened = { purpose: 'confirmation', userId, challenge: options.challenge } as const;
  return { challenge: await openChallenge(context, opened), options: plain(options) };
}

/** The owner of the passkey, or null; `userId` null stands for any owner. */
export async function acceptPasskey(
  context: CallContext,
  { challenge, passkey }: PasskeyProof,
  userId: number | null,
) {
  const { db, clock, origin } = context;
  const taken = await takeWebAuthnChallenge(context, challenge);
  if (!taken || taken.purpose === 'registration' || taken.user_id !== userId) return null;
  const row = await db
    .selectFrom('passkey')
    .selectAll()
    .where('id', '=', String(passkey['id']))
    .executeTakeFirst();
  if (!row || (userId !== null && row.user_id !== userId)) return null;
  const { id, counter, transports } = row;
  const verified = await orNull(
    verifyAuthenticationResponse({
      response: passkey as unknown as AuthenticationResponseJSON, // Whatever it is, the library checks it.
      expectedChallenge: taken.challenge,
      credential: { id, counter, transports, publicKey: Buffer.from(row.public_key, 'base64url') },
      requireUserVerification: userId === null,
      ...expectedAt(origin),
    }),
  );
  if (!verified?.verified) return null;
  await db
    .updateTable('passkey')
    .set({ counter: verified.authenticationInfo.newCounter, last_used_at: clock.now() })
    .where('id', '=', id)
    .execute();
  return row.user_id;
}
