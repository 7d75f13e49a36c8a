import {
  dropToken,
  followToken,
  payload,
  ofToken,
  recordSuspension,
  rememberSeen,
  sessionSetup,
  signedInWith,
} from './session.setup.ts';
import { noAnswer } from '../lib/failure.ts';
import { secondFactor } from './second-factor.states.ts';

// A sign-in before the answer waits for it, with the form busy.
const afterProbe = [
  {
    guard: 'isSignInWaiting',
    target: '#session.signedOut',
    actions: ['signInNow', 'forgetSignIn'],
    meta: { spec: ['S8', 'S9'] },
  },
  { target: '#session.signedOut', meta: { spec: ['S8'] } },
] as const;

const signInFailed = {
  target: 'idle',
  actions: [
    { type: 'recordErrors', params: payload.errorOf('signIn') },
    { type: 'emitSignInFailed', params: payload.error },
  ],
  meta: { spec: ['S9'] },
} as const;

// No answer: a sign-in that waits tells that itself.
const [signsIn, isFree] = afterProbe;
const afterSilence = [
  signsIn,
  { ...isFree, actions: { type: 'reportApiError', params: { error: noAnswer } } },
] as const;

/** There is no token, and the page may show the login already: it can be used, and what it sends waits (S8, S9). */
export const probingUser = sessionSetup.createStateConfig({
  description: 'No token: the user is requested once, and nobody is signed in even if that succeeds.',
  meta: { spec: ['S8', 'A8'] },
  initial: 'idle',
  invoke: { id: 'probeUser', src: 'probeUser', onDone: afterProbe, onError: afterProbe },
  after: { startLimit: afterSilence },
  on: { 'token.seen': { ...followToken, actions: [rememberSeen, 'clearCache', 'forgetSignIn'] } },
  states: {
    idle: {
      description: 'The login is shown where the page has brought it along, else a spinner.',
      meta: { screen: 'spinner' },
      on: {
        'session.signIn': {
          target: 'signInWaiting',
          actions: { type: 'keepSignIn', params: payload.credentials },
          meta: { spec: ['S8', 'S9'] },
        },
      },
    },
    signInWaiting: {
      description: 'The visitor signs in before the answer is there: the sign-in call follows it.',
      meta: { spec: ['S8', 'S9'], screen: 'sign-in-busy' },
      tags: ['busy'],
    },
  },
});

/** Nobody is signed in: the public screens, signing in, registering, and the messages that end a session (S9, S10, S12, S15). */
export const signedOut = sessionSetup.createStateConfig({
  description: 'Nobody is signed in.',
  meta: { spec: ['A1'] },
  tags: ['loaded'],
  initial: 'idle',
  on: {
    'token.seen': {
      ...followToken,
      actions: [rememberSeen, 'clearCache', 'forgetErrors', 'forgetChallenge'],
    },
  },
  states: {
    idle: {
      description: 'Public screens; the errors of the last attempt are shown until the visitor moves on.',
      meta: { screen: 'public' },
      tags: ['settled'],
      on: {
        'session.signIn': { target: 'signingIn', meta: { spec: ['S9'] } },
        'session.signInWithPasskey': { target: 'signingInWithPasskey', meta: { spec: ['S9'] } },
        'session.register': { target: 'registering', meta: { spec: ['S10'] } },
        'session.forgetErrors': { actions: 'forgetErrors' },
        'link.retry': {
          guard: 'isLinkUnanswered',
          target: 'exchangingAgain',
          meta: { spec: ['S5', 'E8'] },
        },
      },
    },
    exchangingAgain: {
      description: 'The link that had no answer is tried again; it may have been used by then.',
      meta: { spec: ['S5'], screen: 'sign-in-busy' },
      tags: ['settled', 'busy'],
      entry: [...dropToken, 'forgetErrors'],
      invoke: {
        id: 'exchangeAgain',
        src: 'exchangeOneTimeToken',
        onDone: signedInWith,
        onError: {
          target: 'idle',
          actions: { type: 'recordErrors', params: payload.errorOf('oneTimeToken') },
          meta: { spec: ['S5'] },
        },
      },
      after: {
        startLimit: {
          target: 'idle',
          actions: { type: 'recordErrors', params: { attempt: 'oneTimeToken', error: noAnswer } },
          meta: { spec: ['S5', 'E8'] },
        },
      },
      on: {
        'account.suspended': {
          guard: ofToken,
          target: 'suspended',
          actions: recordSuspension,
          meta: { spec: ['S15'] },
        },
      },
    },
    signingIn: {
      description: 'The stored token is removed, then the sign-in call is made.',
      meta: { spec: ['S9'], screen: 'sign-in-busy' },
      tags: ['settled', 'busy'],
      entry: [...dropToken, 'forgetErrors', { type: 'keepUsername', params: payload.credentials }],
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: payload.credentials,
        onDone: signedInWith,
        onError: [
          {
            guard: { type: 'isChallenged', params: payload.error },
            target: 'secondFactor',
            description:
              'The password is right: the network asks for a second factor before it issues a token.',
            actions: { type: 'recordChallenge', params: payload.error },
            meta: { spec: ['S9'] },
          },
          signInFailed,
        ],
      },
      on: {
        'account.suspended': {
          guard: ofToken,
          target: 'suspended',
          actions: recordSuspension,
          meta: { spec: ['S15'] },
        },
      },
    },
    secondFactor,
    signingInWithPasskey: {
      description: 'The stored token is removed, and the browser asks for a passkey.',
      meta: { spec: ['S9'], screen: 'sign-in-busy' },
      tags: ['settled', 'busy'],
      entry: [...dropToken, 'forgetErrors'],
      invoke: {
        id: 'signInWithPasskey',
        src: 'signInWithPasskey',
        onDone: signedInWith,
        onError: signInFailed,
      },
      on: {
        'account.suspended': {
          guard: ofToken,
          target: 'suspended',
          actions: recordSuspension,
          meta: { spec: ['S15'] },
        },
      },
    },
    registering: {
      description: 'The session is cleared, then the register call is made.',
      meta: { spec: ['S10'], screen: 'register-busy' },
      tags: ['settled', 'busy'],
      entry: [...dropToken, 'forgetErrors'],
      invoke: {
        id: 'register',
        src: 'register',
        input: payload.registration,
        onDone: { target: 'idle', actions: 'emitRegistered', meta: { spec: ['S10'] } },
        onError: {
          target: 'idle',
          actions: [
            { type: 'recordErrors', params: payload.errorOf('registration') },
            { type: 'emitRegistrationFailed', params: payload.error },
          ],
          meta: { spec: ['S10'] },
        },
      },
    },
    expired: {
      description: 'The expiry message covers the screen; navigation waits until it is acknowledged.',
      meta: { spec: ['S12'], screen: 'session-expired' },
      on: {
        'expiry.acknowledge': {
          target: 'idle',
          actions: 'emitExpiryAcknowledged',
          meta: { spec: ['S12', 'G6'] },
        },
        'token.seen': {
          guard: { type: 'isSignedOutElsewhere', params: payload.seen },
          target: 'idle',
          description: 'It was no expiry: another tab was about to sign out.',
          actions: 'emitSignedOut',
          meta: { spec: ['S11', 'S13'] },
        },
      },
    },
    suspended: {
      description: 'Signing in was refused because the account is suspended; leaving needs no call.',
      meta: { spec: ['S15'], screen: 'account-suspended' },
      tags: ['suspended'],
      entry: 'forgetUsername',
      on: { 'session.signOut': { target: 'idle', actions: 'emitSignedOut', meta: { spec: ['S15'] } } },
    },
  },
});
