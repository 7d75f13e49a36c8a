import { assertEvent, assign, emit, raise, setup } from 'xstate';
import type { registration } from '#contract/registration.ts';
import type { SignInChallenge } from '#contract/second-factor.ts';
import type { Token } from '#contract/session.ts';
import { growingPause, oneMore, type Attempts } from '../lib/attempts.ts';
import { chartTypes, effect, sideEffect } from '../lib/effect.ts';
import { answerLimit, failureOf, noAnswer, type Failure } from '../lib/failure.ts';
import { tokenMark } from '../lib/token-mark.ts';

/** Whose account is used. */
export type Partner = { id: number; name: string };
/** What the other charts need to know of the user; all else lives with the server data. `pendingTerms` is their version. */
export type SessionUser = { shadowed: boolean; partner: Partner; pendingTerms: string | null };
/** What a visitor signs in with (S9). */
export type Credentials = { username: string; password: string };
/** A code typed by the visitor, or a passkey, which the browser asks for. */
export type Proof = { code: string } | { recovery_code: string } | 'passkey';
/** What a visitor registers with (S10). */
export type Registration = ReturnType<typeof registration.parse>;
/** The user chose to leave, or the token is no longer valid. */
export type SessionEnd = 'signedOut' | 'expired';
/** What one tab announces to the others (S13). */
export type SessionNews = SessionEnd | 'signedIn' | 'userChanged';
/** What failed: a form shows only its own errors. */
type Attempt = 'oneTimeToken' | 'signIn' | 'secondFactor' | 'registration';

export type SessionInput = {
  hasOneTimeToken: boolean;
  /** Marks the token that is stored, or null: the token itself is in its cookie only (S3). */
  storedToken: string | null;
  /** The page before this one was left while it exchanged a one-time token. */
  isLinkCutShort: boolean;
};

/** What a refused call was sent with. */
export type RefusedCall = {
  /** With the token that is stored now; or with none, and there is none. */
  isCurrent: boolean;
  isAnonymous: boolean;
  /** It only asks whether somebody is signed in. */
  ignoresUnauthorised: boolean;
};

/** What is stored now, how another tab says that a session ended, and how the browser noted the end of the last one. */
export type SeenToken = { token: string | null; announced: SessionEnd | null; noted: SessionEnd };

type SessionEvent =
  | { type: 'session.signIn'; credentials: Credentials }
  | { type: 'session.signInWithPasskey' }
  | { type: 'session.register'; registration: Registration }
  | { type: 'factor.prove'; proof: Proof }
  | { type: 'factor.cancel' }
  /** The network lets an operator do nothing else before. */
  | ({ type: 'factor.setupRequired' } & Pick<RefusedCall, 'isCurrent'>)
  | { type: 'factor.added' }
  | { type: 'session.signOut' }
  | { type: 'session.forgetErrors' }
  /** The link that had no answer. */
  | { type: 'link.retry' }
  | { type: 'user.reload' }
  /** The newest user data, from any request. */
  | { type: 'user.arrived'; user: SessionUser }
  | { type: 'user.retry' }
  | { type: 'expiry.acknowledge' }
  | ({ type: 'request.unauthorised' } & RefusedCall)
  /** In the network's own words. */
  | ({ type: 'account.suspended'; reason: string | null } & Pick<RefusedCall, 'isCurrent'>)
  | ({ type: 'token.seen' } & SeenToken)
  /** A call is made with it, whichever tab has stored it. */
  | { type: 'token.used'; token: string | null };

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
  signInWithPasskey: effect<Token>('signInWithPasskey'),
  proveFactor: effect<Token, { challenge: string; proof: Proof }>('proveFactor'),
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

// Announced ends count even when the loss was noticed before.
const endOf = ({ storedToken }: SessionInput, { token, announced, noted }: SeenToken): SessionEnd | null =>
  token === null ? (announced ?? (storedToken === null ? null : noted)) : null;

const tooLate = 'SECOND_FACTOR_EXPIRED';
const unanswered: ReadonlySet<string | null> = new Set(['OFFLINE', 'NETWORK_ERROR']);
const challengeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'challenge' in error
    ? (error.challenge as SignInChallenge | null) // The client has checked it.
    : null;

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
        /** What the sign-in waits for once its password was right. */
        challenge: SignInChallenge | null;
        /** Of the last attempt, for the form of the login when it comes back. */
        username: string | null;
      };
    events: SessionEvent;
    emitted: SessionEmitted;
    tags:
      | 'ready'
      | 'loaded'
      | 'signedIn'
      | 'settled'
      | 'busy'
      | 'suspended'
      | 'secondFactor'
      | 'factorSetup'
      | 'userUnknown'
      | 'userFailed';
  }>(),
  actors: calls,
  actions: {
    ...sideEffects,
    rememberToken: assign((_, { token }: { token: string | null }) => ({ storedToken: token })),
    forgetToken: assign({ storedToken: null }),
    forgetErrors: assign({ errors: null, suspension: null, username: null }),
    forgetRefusal: assign({ errors: null }),
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
    keepUsername: assign({ username: (_, { username }: Credentials) => username }),
    forgetUsername: assign({ username: null }),
    recordChallenge: assign({
      challenge: ({ context }, { error }: { error: unknown }) => challengeOf(error) ?? context.challenge,
    }),
    recordLateness: assign({
      errors: { attempt: 'signIn', failure: failureOf({ code: tooLate }) },
    }),
    forgetChallenge: assign({ challenge: null }),
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
  delays: {
    growingPause,
    startLimit: answerLimit,
    // A network that does not answer keeps nobody signed in.
    signOutLimit: 10_000,
    challengeLife: ({ context }) => (context.challenge?.expires_in ?? 0) * 1000,
  },
  guards: {
    hasOneTimeToken: ({ context }) => context.hasOneTimeToken,
    hasStoredToken: ({ context }) => context.storedToken !== null,
    isLinkCutShort: ({ context }) => context.isLinkCutShort,
    isChallenged: (_, { error }: { error: unknown }) => challengeOf(error) !== null,
    isTooLate: (_, { error }: { error: unknown }) => failureOf(error).code === tooLate,
    isUnanswered: ({ context }) => unanswered.has(context.errors?.failure.code ?? null),
    isSignInWaiting: ({ context }) => context.waitingSignIn !== null,
    isLinkUnanswered: ({ context: { errors } }) =>
      errors?.attempt === 'oneTimeToken' && errors.failure.code === noAnswer.code,
    // A call of an older token says nothing about this one (S12, S15).
    isOfToken: (_, { isCurrent }: Pick<RefusedCall, 'isCurrent'>) => isCurrent,
    isRefused: (_, { isCurrent, isAnonymous, ignoresUnauthorised }: RefusedCall) =>
      isCurrent && !isAnonymous && !ignoresUnauthorised,
    isTokenNew: ({ context }, { token }: SeenToken) => token !== null && token !== context.storedToken,
    isSignedOutElsewhere: ({ context }, seen: SeenToken) => endOf(context, seen) === 'signedOut',
    isTokenGone: ({ context }, seen: SeenToken) => endOf(context, seen) !== null,
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
  mark: ({ event }: { event: { output: Token } }) => ({ token: tokenMark(event.output) }),
  seen: ({ event: { token, announced, noted } }: { event: SeenToken }) => ({ token, announced, noted }),
  seenToken: ({ event: { token } }: { event: Pick<SeenToken, 'token'> }) => ({ token }),
  refused: ({ event: { isCurrent, isAnonymous, ignoresUnauthorised } }: { event: RefusedCall }) => ({
    isCurrent,
    isAnonymous,
    ignoresUnauthorised,
  }),
  refusedWith: ({ event: { isCurrent } }: { event: Pick<RefusedCall, 'isCurrent'> }) => ({ isCurrent }),
  reason: ({ event }: { event: SessionEvent }) => {
    assertEvent(event, 'account.suspended');
    return { reason: event.reason };
  },
  credentials: ({ event }: { event: SessionEvent }) => {
    assertEvent(event, 'session.signIn');
    return event.credentials;
  },
  proof: ({ event, context }: { event: SessionEvent; context: { challenge: SignInChallenge | null } }) => {
    assertEvent(event, 'factor.prove');
    return { challenge: context.challenge?.id ?? '', proof: event.proof };
  },
  registration: ({ event }: { event: SessionEvent }) => {
    assertEvent(event, 'session.register');
    return event.registration;
  },
};

export const dropToken = ['clearToken', 'forgetToken'] as const;

export const keepToken = [
  { type: 'storeToken', params: payload.token },
  { type: 'rememberToken', params: payload.mark },
] as const;

export const rememberSeen = { type: 'rememberToken', params: payload.seenToken } as const;

// This tab follows the newer token and keeps nothing of a former user.
export const followToken = {
  guard: { type: 'isTokenNew', params: payload.seen },
  target: '#session.restoring',
  reenter: true,
  description: 'Another tab signed in: its token is the newer one, so this tab follows.',
  actions: [rememberSeen, 'clearCache'],
  meta: { spec: ['S13'] },
} as const;

export const announceExpiry = { type: 'announce', params: { news: 'expired' } } as const;
export const announceSignOut = { type: 'announce', params: { news: 'signedOut' } } as const;
export const announceSignIn = { type: 'announce', params: { news: 'signedIn' } } as const;

export const whenTokenIsGone = [
  {
    guard: { type: 'isSignedOutElsewhere', params: payload.seen },
    target: '#session.signedOut',
    description: 'Another tab signed out and has made the call.',
    actions: [rememberSeen, 'clearCache', 'emitSignedOut'],
    meta: { spec: ['S13'] },
  },
  {
    guard: { type: 'isTokenGone', params: payload.seen },
    target: '#session.signedOut.expired',
    description:
      'The lifetime of the token is over, or another tab noticed an expiry: there is nothing left to sign out of.',
    actions: [rememberSeen, announceExpiry, 'clearCache', 'emitExpired'],
    meta: { spec: ['S12', 'S13'] },
  },
] as const;

export const signedInWith = {
  target: '#session.signedIn.loadingReferenceData',
  actions: [...keepToken, announceSignIn],
  meta: { spec: ['S2', 'S3', 'S9'] },
} as const;

export const recordSuspension = { type: 'recordSuspension', params: payload.reason } as const;

export const ofToken = { type: 'isOfToken', params: payload.refusedWith } as const;

/** While a token is held these events end or restart the session, in every state. */
export const whileHoldingToken = {
  'request.unauthorised': {
    guard: { type: 'isRefused', params: payload.refused },
    target: '#session.expiring',
    meta: { spec: ['S12'] },
  },
  'account.suspended': {
    guard: ofToken,
    target: '#session.signedIn.suspended',
    actions: recordSuspension,
    meta: { spec: ['S15'] },
  },
  'factor.setupRequired': {
    guard: ofToken,
    target: '#session.signedIn.settingUpFactor',
    meta: { spec: ['S9'] },
  },
  'token.seen': [followToken, ...whenTokenIsGone],
} as const;
