import * as z from 'zod/mini';
import { bare, data, endpoint, resource } from './endpoint.ts';
import { quota } from './quotas.ts';
import { token } from './session.ts';
import { done, instant } from './values.ts';

/** Of an authenticator app, or a recovery code. */
export const typedCode = z.string().check(z.minLength(1), z.maxLength(40));
const challenge = z.string().check(z.minLength(1), z.maxLength(100));
/** What WebAuthn passes between network and browser; neither the portal nor the contract reads it. */
const webAuthn = z.record(z.string(), z.unknown());
/** The answer of a passkey to a challenge. */
export const passkeyProof = z.object({ challenge, passkey: webAuthn });
const request = z.object({ challenge: z.string(), options: webAuthn });
const recoveryCodes = z.array(z.string());

/** What the network accepts besides the password. */
const factorMethods = ['totp', 'passkey', 'recovery'] as const;
export type FactorMethod = (typeof factorMethods)[number];

/** In the body of SECOND_FACTOR_REQUIRED and INVALID_SECOND_FACTOR: what a sign-in waits for, `expires_in` seconds. */
export const signInChallenge = z.object({
  id: challenge,
  methods: z.array(z.enum(factorMethods)),
  expires_in: z.number(),
  attempts_left: z.int(),
});
export type SignInChallenge = z.infer<typeof signInChallenge>;

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: instant,
  last_used_at: z.nullable(instant),
});

/** The codes are there with the first factor only. */
const added = data(z.object({ recovery_codes: z.nullable(recoveryCodes) }));
const named = z.object({ id: z.string().check(z.regex(/^[\w-]{1,400}$/)) });

/**
 * The second factors of the signed-in user, and the second step of a sign-in: it is refused with
 * SECOND_FACTOR_REQUIRED and a challenge, which `prove` answers.
 */
export const secondFactor = resource('secondFactor', {
  /** `required` of operators, where the network is configured so: the last factor then stays. */
  get: endpoint('GET /publisher/v1/second-factor', {
    chosen: true,
    answer: data(
      z.object({
        totp: z.nullable(z.object({ created_at: instant })),
        passkeys: z.array(passkey),
        /** Once the limit is near. */
        passkeys_quota: z.optional(quota),
        recovery_codes: z.int(),
        required: z.boolean(),
        /** The network's address is one that passkeys can belong to. */
        offers_passkeys: z.boolean(),
      }),
    ),
  }),
  /** Activated by `activateTotp`. Refused: SECOND_FACTOR_EXISTS. */
  startTotp: endpoint('POST /publisher/v1/second-factor/totp', {
    chosen: true,
    answer: data(z.object({ secret: z.string(), uri: z.string() })),
  }),
  /** Refused: INVALID_SECOND_FACTOR, and SECOND_FACTOR_EXISTS once there is one. */
  activateTotp: endpoint('PUT /publisher/v1/second-factor/totp', {
    chosen: true,
    body: z.object({ code: typedCode }),
    answer: added,
  }),
  removeTotp: endpoint('DELETE /publisher/v1/second-factor/totp', { chosen: true, answer: data(done) }),
  passkeyRequest: endpoint('POST /publisher/v1/second-factor/passkey-request', {
    chosen: true,
    answer: data(request),
  }),
  addPasskey: endpoint('POST /publisher/v1/second-factor/passkeys', {
    chosen: true,
    body: z.object({
      challenge,
      passkey: webAuthn,
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    }),
    answer: added,
  }),
  removePasskey: endpoint('DELETE /publisher/v1/second-factor/passkeys/{id}', {
    chosen: true,
    params: named,
    answer: data(done),
  }),
  /** The earlier codes stop working. Refused without a factor: NOT_FOUND_HTTP_EXCEPTION. */
  renewCodes: endpoint('POST /publisher/v1/second-factor/recovery-codes', {
    chosen: true,
    answer: data(z.object({ recovery_codes: recoveryCodes })),
  }),
  /** For a passkey that proves who is signed in. */
  proofRequest: endpoint('POST /publisher/v1/second-factor/proof-request', {
    chosen: true,
    answer: data(request),
  }),
  /** With the challenge of a sign-in, a request to its user's passkeys; without one, to any. */
  signInRequest: endpoint('POST /oauth/passkey-request', {
    auth: 'anyone',
    chosen: true,
    ignoresUnauthorised: true,
    body: z.object({ challenge: z.optional(challenge) }),
    answer: data(request),
  }),
  /** Refused: INVALID_SECOND_FACTOR, SECOND_FACTOR_EXPIRED. */
  prove: endpoint('POST /oauth/second-factor', {
    auth: 'anyone',
    chosen: true,
    ignoresUnauthorised: true,
    body: z.union([
      z.object({ challenge, recovery_code: typedCode }),
      passkeyProof,
      z.object({ challenge, code: typedCode }),
    ]),
    answer: bare(token),
  }),
});
