import { resource, type Call } from './endpoint.ts';

/**
 * A call of the login, without zod (9 KB): `read` checks the answer instead and returns nothing where it breaks the
 * contract. `body` is sent as it is.
 */
export type FirstCall<Value = unknown> = Call & {
  answer: { kind: 'data' | 'document' | 'bare'; read: (value: unknown) => Value | undefined };
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an authorization header can hold (S4). */
export const headerText = /^[\x20-\x7e]*$/;

/** The token response without unknown fields (S1), exactly as `token` of the contract parses it. */
export function tokenOf(value: unknown) {
  if (!isRecord(value)) return undefined;
  const { token_type, expires_in, access_token, refresh_token } = value;
  const isTimed = typeof expires_in === 'number' && Number.isFinite(expires_in) && expires_in > 0;
  if (!isTimed || typeof access_token !== 'string' || access_token === '') return undefined;
  if (typeof token_type !== 'string' || typeof refresh_token !== 'string') return undefined;
  if (!headerText.test(token_type + access_token)) return undefined;
  return { token_type, expires_in, access_token, refresh_token };
}

const tokenAnswer = { kind: 'bare', read: tokenOf } as const;
// The status alone matters.
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

/** Tells whether anybody is signed in: `account.profile` with its answer unread (S8). */
export const presence = resource('account', {
  profile: { method: 'GET', path: '/publisher/v1/user-profile', chosen: true, answer: unread },
});

/** Needed before the first screen (C1); callers have defaults for all of it. */
export const firstConfig = resource('config', {
  get: {
    method: 'GET',
    path: '/publisher/v1/config',
    auth: 'anyone',
    chosen: true,
    answer: { kind: 'document', read: (value: unknown) => (isRecord(value) ? value : undefined) },
  },
});
