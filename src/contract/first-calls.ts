import { resource, type Call } from './endpoint.ts';
import type { Token } from './session.ts';

/**
 * A call that the login makes. zod is not there yet, 9 KB that nobody waits for: `read` checks the answer in its place, and
 * gives nothing back where it is not of the contract. `body` travels as it is.
 */
export type FirstCall<Value = unknown> = Call & {
  answer: { kind: 'data' | 'document' | 'bare'; read: (value: unknown) => Value | undefined };
};

/** Whether a value is an object with names, and no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an authorization header can hold (S4). */
export const headerText = /^[\x20-\x7e]*$/;

/** The token response, without whatever else came with it (S1); the very same that `token` of the contract lets through. */
export function tokenOf(value: unknown): Token | undefined {
  if (!isRecord(value)) return undefined;
  const { token_type, expires_in, access_token, refresh_token } = value;
  const isTimed = typeof expires_in === 'number' && Number.isFinite(expires_in) && expires_in > 0;
  if (!isTimed || typeof access_token !== 'string' || access_token === '') return undefined;
  if (typeof token_type !== 'string' || typeof refresh_token !== 'string') return undefined;
  if (!headerText.test(token_type + access_token)) return undefined;
  return { token_type, expires_in, access_token, refresh_token };
}

const tokenAnswer = { kind: 'bare', read: tokenOf } as const;
/** Whoever asks does without what it says. */
const unread = { kind: 'data', read: () => true as const } as const;

/** Signing in and out (S5, S9, S11). */
export const firstSession = resource('session', {
  signIn: {
    method: 'POST',
    path: '/oauth/token',
    auth: 'anyone',
    ignoresUnauthorised: true,
    answer: tokenAnswer,
  },
  signOut: { method: 'DELETE', path: '/oauth/token', ignoresUnauthorised: true, answer: unread },
  exchangeOneTimeToken: {
    method: 'POST',
    path: '/oauth/ott-token',
    auth: 'anyone',
    ignoresUnauthorised: true,
    answer: tokenAnswer,
  },
});

/** Whether anybody is signed in at all: `account.profile` with its answer unread (S8). */
export const presence = resource('account', {
  profile: { method: 'GET', path: '/publisher/v1/user-profile', chosen: true, answer: unread },
});

/** What the portal must know before its first screen (C1); whoever asks has a default for all of it. */
export const firstConfig = resource('config', {
  get: {
    method: 'GET',
    path: '/publisher/v1/config',
    auth: 'anyone',
    chosen: true,
    answer: { kind: 'document', read: (value: unknown) => (isRecord(value) ? value : undefined) },
  },
});
