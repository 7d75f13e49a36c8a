import { announceSignIn, followToken, payload, recordSuspension, sessionSetup } from './session.setup.ts';

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

/** There is no token, and the page may show the login already: it can be used, and what it sends waits (S8, S9). */
export const probingUser = sessionSetup.createStateConfig({
  description: 'No token: the user is requested once, and nobody is signed in even if that succeeds.',
  meta: { spec: ['S8', 'A8'] },
  initial: 'idle',
  invoke: { id: 'probeUser', src: 'probeUser', onDone: afterProbe, onError: afterProbe },
  on: { 'token.appeared': { ...followToken, actions: ['clearCache', 'forgetSignIn'] } },
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
  on: { 'token.appeared': { ...followToken, actions: ['clearCache', 'forgetErrors'] } },
  states: {
    idle: {
      description: 'Public screens; the errors of the last attempt are shown until the visitor moves on.',
      meta: { screen: 'public' },
      tags: ['settled'],
      on: {
        'session.signIn': { target: 'signingIn', meta: { spec: ['S9'] } },
        'session.register': { target: 'registering', meta: { spec: ['S10'] } },
        'session.forgetErrors': { actions: 'forgetErrors' },
      },
    },
    signingIn: {
      description: 'The stored token is removed, then the sign-in call is made.',
      meta: { spec: ['S9'], screen: 'sign-in-busy' },
      tags: ['settled', 'busy'],
      entry: ['clearToken', 'forgetErrors'],
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: payload.credentials,
        onDone: {
          target: '#session.signedIn.loadingReferenceData',
          actions: [{ type: 'storeToken', params: payload.token }, announceSignIn],
          meta: { spec: ['S2', 'S3', 'S9'] },
        },
        onError: {
          target: 'idle',
          actions: [
            { type: 'recordErrors', params: payload.errorOf('signIn') },
            { type: 'emitSignInFailed', params: payload.error },
          ],
          meta: { spec: ['S9'] },
        },
      },
      on: {
        'account.suspended': {
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
      entry: ['clearToken', 'forgetErrors'],
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
        'token.gone': {
          guard: { type: 'isSignedOutElsewhere', params: payload.end },
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
      on: { 'session.signOut': { target: 'idle', actions: 'emitSignedOut', meta: { spec: ['S15'] } } },
    },
  },
});
