import { assertEvent, assign, emit, raise, setup } from 'xstate';
import type { registration } from '#contract/registration.ts';
import type { Token } from '#contract/session.ts';
import { growingPause, oneMore, type Attempts } from '../lib/attempts.ts';
import { chartTypes, effect, sideEffect } from '../lib/effect.ts';
import { failureOf, type Failure } from '../lib/failure.ts';

/** What the other charts need to know of the user; all else lives with the server data. `pendingTerms` is their version. */
export type SessionUser = { shadowed: boolean; pendingTerms: string | null };
/** What a visitor signs in with (S9). */
export type Credentials = { username: string; password: string };
/** What a visitor registers with (S10). */
export type Registration = ReturnType<typeof registration.parse>;
/** The user chose to leave, or the token is no longer valid. */
export type SessionEnd = 'signedOut' | 'expired';
/** What one tab announces to the others (S13). */
export type SessionNews = SessionEnd | 'signedIn' | 'userChanged';
/** What failed: a form shows only its own errors. */
type Attempt = 'oneTimeToken' | 'signIn' | 'registration';

export type SessionInput = {
  hasOneTimeToken: boolean;
  hasStoredToken: boolean;
  /** The page before this one was left while it exchanged a one-time token. */
  isLinkCutShort: boolean;
};

type SessionEvent =
  | { type: 'session.signIn'; credentials: Credentials }
  | { type: 'session.register'; registration: Registration }
  | { type: 'session.signOut' }
  | { type: 'session.forgetErrors' }
  | { type: 'user.reload' }
  /** The newest user data, from any request. */
  | { type: 'user.arrived'; user: SessionUser }
  | { type: 'user.retry' }
  | { type: 'expiry.acknowledge' }
  | { type: 'request.unauthorised' }
  /** In the network's own words. */
  | { type: 'account.suspended'; reason: string | null }
  | { type: 'token.appeared' }
  | { type: 'token.replaced' }
  /** No token is stored any more; `end` is announced by another tab or noted in the browser. */
  | { type: 'token.gone'; end: SessionEnd };

type SessionEmitted =
  | { type: 'session.signedIn' }
  | { type: 'session.signInFailed'; error: unknown }
  | { type: 'session.registered' }
  | { type: 'session.registrationFailed'; error: unknown }
  | { type: 'session.startFailed'; error: unknown }
  | { type: 'session.signedOut' }
  | { type: 'session.expired' }
  | { type: 'expiry.acknowledged' }
  | { type: 'user.loaded'; user: SessionUser }
  | { type: 'user.reloadFailed'; error: unknown };

const calls = {
  exchangeOneTimeToken: effect<Token>('exchangeOneTimeToken'),
  signIn: effect<Token, Credentials>('signIn'),
  register: effect<void, Registration>('register'),
  signOut: effect('signOut'),
  loadReferenceData: effect<SessionUser>('loadReferenceData'),
  probeUser: effect('probeUser'),
  reloadUser: effect<SessionUser>('reloadUser'),
};

const sideEffects = {
  /** Silently: what came of it is announced. */
  clearToken: sideEffect('clearToken'),
  announce: sideEffect<{ news: SessionNews }>('announce'),
  storeToken: sideEffect<{ token: Token }>('storeToken'),
  clearCache: sideEffect('clearCache'),
  reportApiError: sideEffect<{ error: unknown }>('reportApiError'),
};

/** Only the app has the one-time token and the stored token. */
export type SessionEffects = { actors: typeof calls; actions: typeof sideEffects };

export const sessionSetup = setup({
  types: chartTypes<{
    input: SessionInput;
    context: SessionInput &
      Attempts & {
        errors: { attempt: Attempt; failure: Failure } | null;
        /** Why the account is suspended, where the network says so. */
        suspension: string | null;
        /** For the sign-in call as soon as the request for the user has ended. */
        waitingSignIn: Credentials | null;
      };
    events: SessionEvent;
    emitted: SessionEmitted;
    tags: 'ready' | 'loaded' | 'signedIn' | 'settled' | 'busy' | 'suspended' | 'userUnknown' | 'userFailed';
  }>(),
  actors: calls,
  actions: {
    ...sideEffects,
    forgetErrors: assign({ errors: null, suspension: null }),
    recordErrors: assign({
      errors: (_, { attempt, error }: { attempt: Attempt; error: unknown }) => ({
        attempt,
        failure: failureOf(error),
      }),
    }),
    recordUsedLink: assign({
      errors: { attempt: 'oneTimeToken', failure: failureOf({ code: 'INVALID_ONE_TIME_TOKEN' }) },
    }),
    forgetAttempts: assign({ attempts: 0 }),
    countAttempt: assign({ attempts: oneMore }),
    recordSuspension: assign({ suspension: (_, { reason }: { reason: string | null }) => reason }),
    keepSignIn: assign({ waitingSignIn: (_, credentials: Credentials) => credentials }),
    forgetSignIn: assign({ waitingSignIn: null }),
    signInNow: raise(({ context }) => ({
      type: 'session.signIn' as const,
      // Never null: `isSignInWaiting` guards it, which the types of actions do not see.
      credentials: context.waitingSignIn as Credentials,
    })),
    emitSignedIn: emit({ type: 'session.signedIn' }),
    emitSignInFailed: emit(
      (_, { error }: { error: unknown }) => ({ type: 'session.signInFailed', error }) as const,
    ),
    emitRegistered: emit({ type: 'session.registered' }),
    emitRegistrationFailed: emit(
      (_, { error }: { error: unknown }) => ({ type: 'session.registrationFailed', error }) as const,
    ),
    emitStartFailed: emit(
      (_, { error }: { error: unknown }) => ({ type: 'session.startFailed', error }) as const,
    ),
    emitSignedOut: emit({ type: 'session.signedOut' }),
    emitExpired: emit({ type: 'session.expired' }),
    emitExpiryAcknowledged: emit({ type: 'expiry.acknowledged' }),
    emitUserLoaded: emit((_, { user }: { user: SessionUser }) => ({ type: 'user.loaded', user }) as const),
    emitUserReloadFailed: emit(
      (_, { error }: { error: unknown }) => ({ type: 'user.reloadFailed', error }) as const,
    ),
  },
  delays: { growingPause },
  guards: {
    hasOneTimeToken: ({ context }) => context.hasOneTimeToken,
    hasStoredToken: ({ context }) => context.hasStoredToken,
    isLinkCutShort: ({ context }) => context.isLinkCutShort,
    isSignInWaiting: ({ context }) => context.waitingSignIn !== null,
    isSignedOutElsewhere: (_, { end }: { end: SessionEnd }) => end === 'signedOut',
  },
});

export const payload = {
  token: ({ event }: { event: { output: Token } }) => ({ token: event.output }),
  user: ({ event }: { event: { output: SessionUser } }) => ({ user: event.output }),
  arrivedUser: ({ event }: { event: SessionEvent }) => {
    assertEvent(event, 'user.arrived');
    return { user: event.user };
  },
  error: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
  errorOf:
    (attempt: Attempt) =>
    ({ event }: { event: { error: unknown } }) => ({ attempt, error: event.error }),
  end: ({ event }: { event: { end: SessionEnd } }) => ({ end: event.end }),
  reason: ({ event }: { event: SessionEvent }) => {
    assertEvent(event, 'account.suspended');
    return { reason: event.reason };
  },
  credentials: ({ event }: { event: SessionEvent }) => {
    assertEvent(event, 'session.signIn');
    return event.credentials;
  },
  registration: ({ event }: { event: SessionEvent }) => {
    assertEvent(event, 'session.register');
    return event.registration;
  },
};

// This tab follows the newer token and keeps nothing of a former user.
export const followToken = {
  target: '#session.restoring',
  reenter: true,
  description: 'Another tab signed in: its token is the newer one, so this tab follows.',
  actions: ['clearCache'],
  meta: { spec: ['S13'] },
} as const;

export const announceExpiry = { type: 'announce', params: { news: 'expired' } } as const;
export const announceSignOut = { type: 'announce', params: { news: 'signedOut' } } as const;
export const announceSignIn = { type: 'announce', params: { news: 'signedIn' } } as const;

export const whenTokenIsGone = [
  {
    guard: { type: 'isSignedOutElsewhere', params: payload.end },
    target: '#session.signedOut',
    description: 'Another tab signed out and has made the call.',
    actions: ['clearCache', 'emitSignedOut'],
    meta: { spec: ['S13'] },
  },
  {
    target: '#session.signedOut.expired',
    description:
      'The lifetime of the token is over, or another tab noticed an expiry: there is nothing left to sign out of.',
    actions: [announceExpiry, 'clearCache', 'emitExpired'],
    meta: { spec: ['S12', 'S13'] },
  },
] as const;

export const recordSuspension = { type: 'recordSuspension', params: payload.reason } as const;

/** While a token is held these events end or restart the session, in every state. */
export const whileHoldingToken = {
  'request.unauthorised': { target: '#session.expiring', meta: { spec: ['S12'] } },
  'account.suspended': {
    target: '#session.signedIn.suspended',
    actions: recordSuspension,
    meta: { spec: ['S15'] },
  },
  'token.replaced': followToken,
  'token.gone': whenTokenIsGone,
} as const;
