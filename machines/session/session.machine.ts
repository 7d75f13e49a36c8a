import { expiring, signingOut } from './leaving.states.ts';
import { probingUser, signedOut } from './session.states.ts';
import {
  announceExpiry,
  announceSignIn,
  dropToken,
  followToken,
  keepToken,
  ofToken,
  payload,
  recordSuspension,
  sessionSetup,
  whileHoldingToken,
} from './session.setup.ts';
import { noAnswer } from '../lib/failure.ts';

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

const userFailed = { target: 'waiting', actions: 'countAttempt', meta: { spec: ['T1', 'M4'] } } as const;

const userUnanswered = {
  ...userFailed,
  description: 'No answer: as a failed load.',
  meta: { spec: ['T1', 'M4', 'E8'] },
} as const;

/**
 * From the first page load to sign-out or expiry (S1 to S15). The isReady, isLoaded and isLogged of the
 * requirements are the tags `ready`, `loaded` and `signedIn`; `settled` means that navigation may be judged.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'The life of a session, from the first page load to sign-out or expiry.',
  context: ({ input }) => ({
    ...input,
    errors: null,
    suspension: null,
    attempts: 0,
    waitingSignIn: null,
    challenge: null,
    username: null,
  }),
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
      entry: [...dropToken, 'clearCache'],
      invoke: {
        id: 'exchangeOneTimeToken',
        src: 'exchangeOneTimeToken',
        onDone: {
          target: 'restoring',
          actions: [...keepToken, announceSignIn],
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
      after: {
        startLimit: {
          target: 'signedOut',
          description: 'No answer: the login says so, and offers to try again.',
          actions: [
            { type: 'recordErrors', params: { attempt: 'oneTimeToken', error: noAnswer } },
            announceExpiry,
          ],
          meta: { spec: ['S5', 'E8'] },
        },
      },
      on: {
        'account.suspended': {
          guard: ofToken,
          target: 'signedOut.suspended',
          actions: [recordSuspension, announceExpiry],
          meta: { spec: ['S15', 'S13'] },
        },
        'token.seen': followToken,
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
      after: {
        startLimit: {
          target: 'signedIn.userUnknown',
          description: 'No answer: a message says so, and the user is asked for again.',
          actions: [
            { type: 'reportApiError', params: { error: noAnswer } },
            { type: 'emitStartFailed', params: { error: noAnswer } },
            'emitSignedIn',
          ],
          meta: { spec: ['S7', 'E8'] },
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
          exit: ['forgetUsername', 'forgetChallenge'],
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
          after: {
            startLimit: {
              target: 'userUnknown',
              description: 'No answer: a message says so, and the user is requested again.',
              actions: [{ type: 'reportApiError', params: { error: noAnswer } }, 'emitSignedIn'],
              meta: { spec: ['S9', 'E8'] },
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
          after: {
            startLimit: {
              target: 'idle',
              description: 'No answer: as a failed reload.',
              actions: { type: 'emitUserReloadFailed', params: { error: noAnswer } },
              meta: { spec: ['T3', 'E8'] },
            },
          },
          on: { 'user.reload': { target: 'reloadingUser', reenter: true }, 'user.arrived': passUserOn },
        },
        userUnknown: {
          description:
            'Somebody is signed in, and it is not known yet which partner they act for: the portal is in use, writes are held back.',
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
                onError: userFailed,
              },
              after: { startLimit: userUnanswered },
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
                onError: userFailed,
              },
              after: { startLimit: userUnanswered },
            },
          },
        },
        settingUpFactor: {
          description: 'An operator has to set up a second factor before the network answers anything else.',
          meta: { spec: ['S9'], screen: 'factor-setup' },
          tags: ['factorSetup'],
          // Cancels what the screen and the start still wait for: it would be refused, too.
          entry: 'clearCache',
          on: {
            'factor.setupRequired': {
              description: 'Further refusals change nothing.',
              meta: { spec: ['S9'] },
            },
            'factor.added': {
              target: '#session.restoring',
              actions: 'clearCache',
              meta: { spec: ['S9'] },
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
    signingOut,
    expiring,
  },
});
