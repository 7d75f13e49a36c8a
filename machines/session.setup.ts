import { assertEvent, assign, emit, setup } from 'xstate';
import type { registration } from '#contract/registration.ts';
import type { Token } from '#contract/session.ts';
import { chartTypes, effect, sideEffect } from './lib/effect.ts';
import { failureOf, type Failure } from './lib/failure.ts';

/** What the other charts need to know of the user; all else lives with the server data. */
export type UserFacts = { shadowed: boolean; termsPending: boolean };
/** What a visitor signs in with (S9). */
export type Credentials = { username: string; password: string };
/** What a visitor registers with (S10). */
export type Registration = ReturnType<typeof registration.parse>;
/** What was tried when the errors came: a form shows only its own. */
type Attempt = 'oneTimeToken' | 'signIn' | 'registration';

type SessionEvent =
  | { type: 'session.signIn'; credentials: Credentials }
  | { type: 'session.register'; registration: Registration }
  | { type: 'session.signOut' }
  | { type: 'session.forgetErrors' }
  | { type: 'user.reload' }
  | { type: 'expiry.acknowledge' }
  | { type: 'request.unauthorised' }
  /** In the network's own words. */
  | { type: 'account.suspended'; reason: string | null }
  | { type: 'token.appeared' }
  | { type: 'token.replaced' }
  | { type: 'token.removed' }
  | { type: 'token.expired' };

type SessionEmitted =
  | { type: 'session.signedIn' }
  | { type: 'session.signInFailed'; error: unknown }
  | { type: 'session.registered' }
  | { type: 'session.registrationFailed'; error: unknown }
  | { type: 'session.startFailed'; error: unknown }
  | { type: 'session.signedOut' }
  | { type: 'session.expired' }
  | { type: 'expiry.acknowledged' }
  | { type: 'user.loaded'; user: UserFacts }
  | { type: 'user.reloadFailed'; error: unknown };

const calls = {
  exchangeOneTimeToken: effect<Token>('exchangeOneTimeToken'),
  signIn: effect<Token, Credentials>('signIn'),
  register: effect<void, Registration>('register'),
  signOut: effect('signOut'),
  loadReferenceData: effect<UserFacts>('loadReferenceData'),
  probeUser: effect('probeUser'),
  reloadUser: effect<UserFacts>('reloadUser'),
};

const sideEffects = {
  clearToken: sideEffect('clearToken'),
  storeToken: sideEffect<{ token: Token }>('storeToken'),
  clearCache: sideEffect('clearCache'),
  reportApiError: sideEffect<{ error: unknown }>('reportApiError'),
};

/** What the app provides: all of it, with the one-time token and the stored token known to it alone. */
export type SessionEffects = { actors: typeof calls; actions: typeof sideEffects };

/** The words of the session chart: its events, facts, effects and actions. */
export const sessionSetup = setup({
  types: chartTypes<{
    input: { hasOneTimeToken: boolean; hasStoredToken: boolean };
    context: {
      hasOneTimeToken: boolean;
      hasStoredToken: boolean;
      errors: { attempt: Attempt; failure: Failure } | null;
      /** Why the account is suspended, where the network says so. */
      suspension: string | null;
    };
    events: SessionEvent;
    emitted: SessionEmitted;
    tags: 'ready' | 'loaded' | 'signedIn' | 'settled' | 'busy' | 'suspended';
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
    recordSuspension: assign({ suspension: (_, { reason }: { reason: string | null }) => reason }),
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
    emitUserLoaded: emit((_, { user }: { user: UserFacts }) => ({ type: 'user.loaded', user }) as const),
    emitUserReloadFailed: emit(
      (_, { error }: { error: unknown }) => ({ type: 'user.reloadFailed', error }) as const,
    ),
  },
  guards: {
    hasOneTimeToken: ({ context }) => context.hasOneTimeToken,
    hasStoredToken: ({ context }) => context.hasStoredToken,
  },
});

/** What actions and calls are given of an event. */
export const payload = {
  token: ({ event }: { event: { output: Token } }) => ({ token: event.output }),
  user: ({ event }: { event: { output: UserFacts } }) => ({ user: event.output }),
  error: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
  errorOf:
    (attempt: Attempt) =>
    ({ event }: { event: { error: unknown } }) => ({ attempt, error: event.error }),
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
