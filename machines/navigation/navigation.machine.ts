import {
  atOfferWall,
  fromRoot,
  loginRedirect,
  places,
  returnTarget,
  withoutOneTimeToken,
  withoutTrailingSlash,
} from '../lib/location.ts';
import { navigationSetup, params } from './navigation.setup.ts';
import { askingToLeave, screenFailed } from './navigation.states.ts';

const commit = [
  { type: 'writeHistory', params: params.historyEntry },
  { type: 'setTitle', params: params.title },
  'scrollToTop',
] as const;

/**
 * Every way to a screen leads through here: links, Back and Forward, the typed address, the end of a session (G1
 * to G7). The views show `context.current` and nothing else; `null` means that there is nothing to show yet.
 */
export const navigationMachine = navigationSetup.createMachine({
  id: 'navigation',
  description:
    'Judges every navigation and shows a screen only when it may be seen and has arrived; the latest wins.',
  context: ({ input }) => ({
    routes: input.routes,
    settled: false,
    signedIn: false,
    target: input.shown ?? places.root,
    mode: 'none',
    current: input.shown,
    forms: [],
    held: null,
    attempts: 0,
  }),
  options: { maxIterations: 50 },
  initial: 'idle',
  on: {
    'session.changed': {
      description: 'A private screen is taken away as soon as nobody is signed in any more.',
      actions: [{ type: 'rememberSession', params: ({ event }) => event }, 'hideExposedScreen'],
      meta: { spec: ['G1', 'S11'] },
    },
    'location.request': [
      {
        guard: { type: 'mustAsk', params: params.destination },
        target: '.askingToLeave',
        actions: { type: 'rememberTarget', params: params.request },
        meta: { spec: ['G7'] },
      },
      {
        target: '.guarding',
        reenter: true,
        description: 'A link or the portal itself asks for a location: the newest request wins.',
        actions: { type: 'rememberTarget', params: params.request },
        meta: { spec: ['G7', 'A10'] },
      },
    ],
    'location.changed': [
      {
        guard: { type: 'mustAsk', params: params.destination },
        target: '.askingToLeave',
        description: 'The browser has moved already: it is called back to the entry of the screen.',
        actions: [
          { type: 'rememberTarget', params: params.putBack },
          { type: 'writeHistory', params: params.shownAgain },
        ],
        meta: { spec: ['G7', 'A10'] },
      },
      {
        target: '.guarding',
        reenter: true,
        description: 'The browser has moved already (first load, Back, Forward): only a redirect is written.',
        actions: { type: 'rememberTarget', params: params.move },
        meta: { spec: ['G7', 'A10'] },
      },
    ],
    'form.held': { actions: { type: 'hold', params: params.held }, meta: { spec: ['A10'] } },
    'form.released': { actions: { type: 'letGo', params: params.form } },
    'signOut.request': { actions: 'emitSignOut', meta: { spec: ['S11', 'A5'] } },
  },
  states: {
    idle: {
      description: 'The current screen is shown; a change of its query alone is no navigation.',
      meta: { spec: ['L7'], screen: 'screen' },
      on: {
        'location.request': {
          guard: { type: 'isQueryOnlyChange', params: params.destination },
          actions: [
            { type: 'rememberTarget', params: params.request },
            { type: 'writeHistory', params: params.historyEntry },
            'showTarget',
          ],
          meta: { spec: ['L7'] },
        },
        'location.changed': {
          guard: { type: 'isQueryOnlyChange', params: params.destination },
          actions: [
            { type: 'rememberTarget', params: params.move },
            { type: 'writeHistory', params: params.historyEntry },
            'showTarget',
          ],
          meta: { spec: ['L7'] },
        },
        'session.signedIn': {
          description: 'Forms that outlive the end of a session hold their screen again.',
          actions: 'holdAgain',
          meta: { spec: ['A10', 'S13'] },
        },
        'signOut.request': {
          guard: 'isHeld',
          target: 'askingToLeave.toSignOut',
          description: 'Signing out leaves the screen as well.',
          meta: { spec: ['S11', 'A10'] },
        },
      },
    },
    askingToLeave,
    guarding: {
      description: 'A navigation is under way; the screen before it stays.',
      meta: { spec: ['G7'] },
      tags: ['busy'],
      initial: 'awaitingSession',
      on: {
        'session.changed': {
          target: '.awaitingSession',
          description: 'The session changed on the way: the rules are applied again.',
          actions: [{ type: 'rememberSession', params: ({ event }) => event }, 'hideExposedScreen'],
          meta: { spec: ['G1'] },
        },
        'location.request': {
          guard: { type: 'isAlreadyOnItsWay', params: params.destination },
          description: 'The same request again changes nothing.',
        },
      },
      states: {
        awaitingSession: {
          description: 'No rule is applied before the session is settled.',
          meta: { spec: ['G1', 'A8'], screen: 'previous-screen' },
          always: [
            { guard: 'isSessionSettled', target: 'applyingRules', meta: { spec: ['G1'] } },
            {
              guard: 'isBrowserThere',
              target: 'arrivedEarly',
              actions: { type: 'setTitle', params: params.title },
              meta: { spec: ['G2'] },
            },
          ],
        },
        arrivedEarly: {
          description:
            'The browser has moved already and the session is not settled: title and address agree.',
          meta: { spec: ['G1', 'G2'], screen: 'previous-screen' },
        },
        applyingRules: {
          description: 'The rules in their order; a redirect starts over with its own target.',
          meta: { spec: ['A1', 'A4'] },
          always: [
            {
              guard: 'isRoot',
              target: 'applyingRules',
              reenter: true,
              actions: {
                type: 'redirectTo',
                params: ({ context }) => ({ to: fromRoot(context.routes, context.target) }),
              },
              meta: { spec: ['A3'] },
            },
            {
              guard: 'hasTrailingSlash',
              target: 'applyingRules',
              reenter: true,
              actions: {
                type: 'redirectTo',
                params: ({ context }) => ({ to: withoutTrailingSlash(context.target) }),
              },
              meta: { spec: ['A3'] },
            },
            {
              guard: 'isUnknown',
              target: 'applyingRules',
              reenter: true,
              actions: [{ type: 'redirectTo', params: { to: places.root } }, 'emitUnknownAddress'],
              meta: { spec: ['A3', 'A4'] },
            },
            {
              guard: 'hasOneTimeToken',
              target: 'applyingRules',
              reenter: true,
              actions: {
                type: 'redirectTo',
                params: ({ context }) => ({ to: withoutOneTimeToken(context.target) }),
              },
              meta: { spec: ['G3'] },
            },
            {
              guard: 'isGuestScreenWhileSignedIn',
              target: 'applyingRules',
              reenter: true,
              description:
                'To the way back that the login was given, if it passes the checks, else to the root.',
              actions: {
                type: 'redirectTo',
                params: ({ context }) => ({ to: returnTarget(context.routes, context.target) }),
              },
              meta: { spec: ['G4', 'G6'] },
            },
            {
              guard: 'isCatalogueWhileSignedIn',
              target: 'applyingRules',
              reenter: true,
              actions: { type: 'redirectTo', params: ({ context }) => ({ to: atOfferWall(context.target) }) },
              meta: { spec: ['G5'] },
            },
            {
              guard: 'isPrivateScreenWhileSignedOut',
              target: 'applyingRules',
              reenter: true,
              actions: {
                type: 'redirectTo',
                params: ({ context }) => ({ to: loginRedirect(context.target) }),
              },
              meta: { spec: ['G6'] },
            },
            { target: 'loadingScreen' },
          ],
        },
        loadingScreen: {
          description: 'The script of the screen is fetched; one that was shown before is there at once.',
          meta: { spec: ['A4', 'E12'], screen: 'previous-screen' },
          invoke: {
            id: 'loadScreen',
            src: 'loadScreen',
            input: params.screen,
            onDone: [
              { guard: { type: 'isDataOnItsWay', params: params.data }, target: 'awaitingData' },
              { target: 'committing' },
            ],
            onError: { target: 'committingFailure', meta: { spec: ['E12'] } },
          },
          after: { chunkTimeout: { target: 'committingFailure', meta: { spec: ['E12'] } } },
        },
        awaitingData: {
          description: 'Its data was requested ahead: if it comes within a moment, there is no skeleton.',
          meta: { spec: ['A4'], screen: 'previous-screen' },
          invoke: { id: 'awaitData', src: 'awaitData', onDone: 'committing', onError: 'committing' },
          after: { dataPatience: 'committing' },
        },
        committing: {
          description: 'Location, title and screen change together, and the page starts at its top.',
          meta: { spec: ['G2', 'A10'] },
          entry: commit,
          always: [
            { guard: 'isScreenKept', target: '#navigation.idle', actions: 'showTarget' },
            { target: '#navigation.idle', actions: ['showTarget', 'emitScreenLeft'] },
          ],
        },
        committingFailure: {
          description: 'A screen that failed to load has its location and title all the same.',
          meta: { spec: ['E12', 'A10'] },
          entry: commit,
          always: [
            { guard: 'isScreenKept', target: '#navigation.screenFailed', actions: 'showTarget' },
            { target: '#navigation.screenFailed', actions: ['showTarget', 'emitScreenLeft'] },
          ],
        },
      },
    },
    screenFailed,
  },
});
