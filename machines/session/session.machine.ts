import { probingUser, signedOut } from './session.states.ts';
import {
  announceExpiry,
  announceSignIn,
  announceSignOut,
  followToken,
  payload,
  recordSuspension,
  sessionSetup,
  whenTokenIsGone,
  whileHoldingToken,
} from './session.setup.ts';

// Any screen may reload the user at any time: the other charts follow the newest.
const passUserOn = {
  actions: { type: 'emitUserLoaded', params: payload.arrivedUser },
  meta: { spec: ['T1', 'M4'] },
} as const;

const knowUser = {
  target: '#session.signedIn.idle',
  actions: { type: 'emitUserLoaded', params: payload.user },
  meta: { spec: ['T1', 'M4'] },
} as const;

/**
 * From the first page load to sign-out or expiry (S1 to S15). The isReady, isLoaded and isLogged of the
 * requirements are the tags `ready`, `loaded` and `signedIn`; `settled` means that navigation may be judged.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'The life of a session, from the first page load to sign-out or expiry.',
  context: ({ input }) => ({ ...input, errors: null, suspension: null, attempts: 0, waitingSignIn: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Decides how the session begins: a link beats a stored token.',
      meta: { spec: ['S1'], screen: 'spinner' },
      always: [
        { guard: 'hasOneTimeToken', target: 'exchangingOneTimeToken', meta: { spec: ['S5', 'M4'] } },
        { guard: 'hasStoredToken', target: 'restoring', meta: { spec: ['S6'] } },
        {
          guard: 'isLinkCutShort',
          target: 'signedOut',
          description:
            'The page was loaded anew during an exchange: a link works once, and nobody is signed in.',
          actions: 'recordUsedLink',
          meta: { spec: ['S5'] },
        },
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
          actions: [{ type: 'storeToken', params: payload.token }, announceSignIn],
          meta: { spec: ['S2', 'S3', 'S5'] },
        },
        onError: {
          target: 'signedOut',
          description:
            'The former session is over in every tab; the login says what the link was refused with.',
          actions: [{ type: 'recordErrors', params: payload.errorOf('oneTimeToken') }, announceExpiry],
          meta: { spec: ['S5', 'S13'] },
        },
      },
      on: {
        'account.suspended': {
          target: 'signedOut.suspended',
          actions: [recordSuspension, announceExpiry],
          meta: { spec: ['S15', 'S13'] },
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
          target: 'signedIn.userUnknown',
          description:
            'Loaded all the same; the error is reported and passed on, and the user asked for again.',
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
    probingUser,
    signedOut,
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
              target: 'userUnknown',
              description: 'Signed in all the same; the error is reported, and the user requested again.',
              actions: [{ type: 'reportApiError', params: payload.error }, 'emitSignedIn'],
              meta: { spec: ['S9'] },
            },
          },
        },
        idle: {
          description: 'The portal is in use.',
          meta: { screen: 'portal' },
          tags: ['settled'],
          on: {
            'user.reload': { target: 'reloadingUser', meta: { spec: ['T3'] } },
            'user.arrived': passUserOn,
          },
        },
        reloadingUser: {
          description: 'The user is reloaded while the portal stays in use; a newer request starts over.',
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
          on: { 'user.reload': { target: 'reloadingUser', reenter: true }, 'user.arrived': passUserOn },
        },
        userUnknown: {
          description:
            'Somebody is signed in, but nobody knows who acts for whom: the portal is in use, writes are held back.',
          meta: { spec: ['T1', 'M4'] },
          tags: ['settled', 'userUnknown'],
          initial: 'asking',
          entry: 'forgetAttempts',
          on: { 'user.arrived': { target: 'idle', ...passUserOn } },
          states: {
            asking: {
              description:
                'The start has failed, which need not be the fault of the user: it is asked for at once.',
              meta: { spec: ['T1', 'M4'], screen: 'portal-on-hold' },
              invoke: {
                id: 'askForUser',
                src: 'reloadUser',
                onDone: knowUser,
                onError: { target: 'waiting', actions: 'countAttempt', meta: { spec: ['T1', 'M4'] } },
              },
            },
            waiting: {
              description:
                'The user could not be loaded: the next attempt follows after a pause, which grows.',
              meta: { spec: ['T1', 'M4'], screen: 'user-failed' },
              tags: ['userFailed'],
              on: { 'user.retry': { target: 'askingAgain', meta: { spec: ['T1', 'M4'] } } },
              after: { growingPause: { target: 'askingAgain', meta: { spec: ['T1', 'M4'] } } },
            },
            askingAgain: {
              description: 'The user is asked for again.',
              meta: { spec: ['T1', 'M4'], screen: 'user-failed' },
              tags: ['userFailed'],
              invoke: {
                id: 'askForUserAgain',
                src: 'reloadUser',
                onDone: knowUser,
                onError: { target: 'waiting', actions: 'countAttempt', meta: { spec: ['T1', 'M4'] } },
              },
            },
          },
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
          actions: ['clearToken', announceSignOut, 'clearCache', 'emitSignedOut'],
          meta: { spec: ['S11'] },
        },
        onError: {
          target: 'signedOut',
          actions: ['clearToken', announceSignOut, 'clearCache', 'emitSignedOut'],
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
          actions: ['clearToken', announceExpiry, 'clearCache', 'emitExpired'],
          meta: { spec: ['S12'] },
        },
        onError: {
          target: 'signedOut.expired',
          actions: ['clearToken', announceExpiry, 'clearCache', 'emitExpired'],
          meta: { spec: ['S12'] },
        },
      },
      on: {
        'token.replaced': followToken,
        'token.gone': whenTokenIsGone,
      },
    },
  },
});
