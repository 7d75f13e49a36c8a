import { payload, sessionSetup } from './session.setup.ts';

/** Another tab signed somebody in: this one follows the newer token and keeps nothing of a former user. */
const followToken = {
  target: '#session.restoring',
  reenter: true,
  description: 'Another tab signed in: its token is the newer one, so this tab follows.',
  actions: ['clearCache'],
  meta: { spec: ['S13'] },
} as const;

/** Only the network knows why. */
const recordSuspension = { type: 'recordSuspension', params: payload.reason } as const;

/** As long as a token is held these facts end or restart the session, whatever it is doing. */
const whileHoldingToken = {
  'request.unauthorised': { target: '#session.expiring', meta: { spec: ['S12'] } },
  'account.suspended': {
    target: '#session.signedIn.suspended',
    actions: recordSuspension,
    meta: { spec: ['S15'] },
  },
  'token.replaced': followToken,
  'token.removed': {
    target: '#session.signedOut',
    description: 'Another tab signed out and has made the call.',
    actions: ['clearCache', 'emitSignedOut'],
    meta: { spec: ['S13'] },
  },
  'token.expired': {
    target: '#session.signedOut.expired',
    description: 'The lifetime of the token is over: there is nothing left to sign out of.',
    actions: ['clearToken', 'clearCache', 'emitExpired'],
    meta: { spec: ['S12', 'S13'] },
  },
} as const;

/**
 * From the first page load to sign-out or expiry (S1 to S15). The isReady, isLoaded and isLogged of the
 * requirements are the tags `ready`, `loaded` and `signedIn`; `settled` means that navigation may be judged.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'The life of a session, from the first page load to sign-out or expiry.',
  context: ({ input }) => ({ ...input, errors: null, suspension: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Decides how the session begins: a link beats a stored token.',
      meta: { spec: ['S1'], screen: 'spinner' },
      always: [
        { guard: 'hasOneTimeToken', target: 'exchangingOneTimeToken', meta: { spec: ['S5', 'M4'] } },
        { guard: 'hasStoredToken', target: 'restoring', meta: { spec: ['S6'] } },
        { target: 'probingUser', meta: { spec: ['S8'] } },
      ],
    },
    exchangingOneTimeToken: {
      description: 'The session is cleared and the one-time token of the link is exchanged for a token.',
      meta: { spec: ['S5', 'M4', 'A8'], screen: 'spinner' },
      entry: ['clearToken', 'clearCache'],
      invoke: {
        id: 'exchangeOneTimeToken',
        src: 'exchangeOneTimeToken',
        onDone: {
          target: 'restoring',
          actions: { type: 'storeToken', params: payload.token },
          meta: { spec: ['S2', 'S3', 'S5'] },
        },
        onError: {
          target: 'signedOut',
          actions: [
            { type: 'recordErrors', params: payload.errorOf('oneTimeToken') },
            { type: 'reportApiError', params: payload.error },
          ],
          meta: { spec: ['S5'] },
        },
      },
      on: {
        'account.suspended': {
          target: 'signedOut.suspended',
          actions: recordSuspension,
          meta: { spec: ['S15'] },
        },
        'token.appeared': followToken,
      },
    },
    restoring: {
      description: 'A token is at hand: the reference data is loaded before any screen is shown.',
      meta: { spec: ['S6', 'S7', 'S4', 'A8'], screen: 'spinner' },
      tags: ['ready', 'signedIn'],
      invoke: {
        id: 'loadReferenceData',
        src: 'loadReferenceData',
        onDone: {
          target: 'signedIn',
          actions: [{ type: 'emitUserLoaded', params: payload.user }, 'emitSignedIn'],
          meta: { spec: ['S6', 'S14'] },
        },
        onError: {
          target: 'signedIn',
          description: 'Loaded all the same; the error is reported and passed on.',
          actions: [
            { type: 'reportApiError', params: payload.error },
            { type: 'emitStartFailed', params: payload.error },
            'emitSignedIn',
          ],
          meta: { spec: ['S7'] },
        },
      },
      on: whileHoldingToken,
    },
    probingUser: {
      description: 'No token: the user is asked for once, and whatever the answer nobody is signed in.',
      meta: { spec: ['S8', 'A8'], screen: 'spinner' },
      invoke: {
        id: 'probeUser',
        src: 'probeUser',
        onDone: { target: 'signedOut' },
        onError: { target: 'signedOut' },
      },
      on: { 'token.appeared': followToken },
    },
    signedOut: {
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
              actions: { type: 'storeToken', params: payload.token },
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
          },
        },
        suspended: {
          description: 'Signing in was refused because the account is suspended; leaving needs no call.',
          meta: { spec: ['S15'], screen: 'account-suspended' },
          tags: ['suspended'],
          on: { 'session.signOut': { target: 'idle', actions: 'emitSignedOut', meta: { spec: ['S15'] } } },
        },
      },
    },
    signedIn: {
      description: 'A publisher is signed in, or an operator who acts as one.',
      tags: ['ready', 'loaded', 'signedIn'],
      initial: 'idle',
      on: { ...whileHoldingToken, 'session.signOut': { target: 'signingOut', meta: { spec: ['S11'] } } },
      states: {
        loadingReferenceData: {
          description: 'Just signed in: the form stays busy until the reference data is there.',
          meta: { spec: ['S9'], screen: 'sign-in-busy' },
          tags: ['busy'],
          invoke: {
            id: 'loadReferenceDataAfterSignIn',
            src: 'loadReferenceData',
            onDone: {
              target: 'idle',
              actions: [{ type: 'emitUserLoaded', params: payload.user }, 'emitSignedIn'],
              meta: { spec: ['S9', 'S14'] },
            },
            onError: {
              target: 'idle',
              description: 'Signed in all the same; the error is reported.',
              actions: [{ type: 'reportApiError', params: payload.error }, 'emitSignedIn'],
              meta: { spec: ['S9'] },
            },
          },
        },
        idle: {
          description: 'The portal is in use.',
          meta: { screen: 'portal' },
          tags: ['settled'],
          on: { 'user.reload': { target: 'reloadingUser', meta: { spec: ['T3'] } } },
        },
        reloadingUser: {
          description: 'The user is loaded anew while the portal stays in use; a newer request starts over.',
          meta: { spec: ['T3'], screen: 'portal' },
          tags: ['settled'],
          invoke: {
            id: 'reloadUser',
            src: 'reloadUser',
            onDone: {
              target: 'idle',
              actions: { type: 'emitUserLoaded', params: payload.user },
              meta: { spec: ['T3', 'S14'] },
            },
            onError: {
              target: 'idle',
              actions: { type: 'emitUserReloadFailed', params: payload.error },
              meta: { spec: ['T3'] },
            },
          },
          on: { 'user.reload': { target: 'reloadingUser', reenter: true } },
        },
        suspended: {
          description: 'The account is suspended: nothing is left but to sign out, and navigation waits.',
          meta: { spec: ['S15'], screen: 'account-suspended' },
          tags: ['suspended'],
        },
      },
    },
    signingOut: {
      description: 'The sign-out call is made; its answer changes nothing.',
      meta: { spec: ['S11'], screen: 'leaving' },
      tags: ['ready', 'loaded', 'signedIn', 'busy'],
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: {
          target: 'signedOut',
          actions: ['clearToken', 'clearCache', 'emitSignedOut'],
          meta: { spec: ['S11'] },
        },
        onError: {
          target: 'signedOut',
          actions: ['clearToken', 'clearCache', 'emitSignedOut'],
          meta: { spec: ['S11'] },
        },
      },
      on: { 'token.appeared': followToken, 'token.replaced': followToken },
    },
    expiring: {
      description:
        'A call was refused as unauthorised: further refusals change nothing while the sign-out call is made.',
      meta: { spec: ['S12'], screen: 'leaving' },
      tags: ['ready', 'loaded', 'signedIn', 'busy'],
      invoke: {
        id: 'signOutExpired',
        src: 'signOut',
        onDone: {
          target: 'signedOut.expired',
          actions: ['clearToken', 'clearCache', 'emitExpired'],
          meta: { spec: ['S12'] },
        },
        onError: {
          target: 'signedOut.expired',
          actions: ['clearToken', 'clearCache', 'emitExpired'],
          meta: { spec: ['S12'] },
        },
      },
      on: { 'token.appeared': followToken, 'token.replaced': followToken },
    },
  },
});
