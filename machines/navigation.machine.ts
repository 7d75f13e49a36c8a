import {
  atDashboard,
  atOfferWall,
  loginRedirect,
  matchRoute,
  places,
  withoutOneTimeToken,
} from './lib/location.ts';
import { navigationSetup, params } from './navigation.setup.ts';

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
    target: places.root,
    mode: 'none',
    current: null,
    held: false,
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
        description: 'The browser has moved already: the address of the screen is put back.',
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
    'form.held': { actions: 'hold' },
    'form.released': { actions: 'release' },
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
      },
    },
    askingToLeave: {
      description: 'The screen holds what is not saved: whether it may be lost is asked before it is left.',
      meta: { spec: ['A10'], screen: 'leave-question' },
      tags: ['askingToLeave'],
      on: {
        'leave.confirm': { target: 'guarding', actions: 'release' },
        'leave.cancel': { target: 'idle', actions: 'forgetTarget' },
        'session.changed': {
          guard: { type: 'isSomebodyElse', params: ({ event }) => event },
          target: 'idle',
          description: 'The session is another one: nobody is asked any more.',
          actions: [
            { type: 'rememberSession', params: ({ event }) => event },
            'hideExposedScreen',
            'forgetTarget',
          ],
          meta: { spec: ['S11', 'S12'] },
        },
      },
    },
    guarding: {
      description: 'A navigation is under way; the screen before it stays.',
      meta: { spec: ['G7'] },
      tags: ['busy'],
      initial: 'awaitingSession',
      on: {
        'session.changed': {
          target: '.awaitingSession',
          description: 'Whoever is signed in has changed on the way: the rules are applied again.',
          actions: [{ type: 'rememberSession', params: ({ event }) => event }, 'hideExposedScreen'],
          meta: { spec: ['G1'] },
        },
        'location.request': {
          guard: { type: 'isAlreadyOnItsWay', params: params.destination },
          description: 'The same wish again changes nothing.',
        },
      },
      states: {
        awaitingSession: {
          description: 'No rule is applied before the session is settled.',
          meta: { spec: ['G1', 'A8'], screen: 'previous-screen' },
          always: { guard: 'isSessionSettled', target: 'applyingRules', meta: { spec: ['G1'] } },
        },
        applyingRules: {
          description: 'The rules in their order; a redirect starts over with its own target.',
          meta: { spec: ['A1', 'A4'] },
          always: [
            {
              guard: 'isRoot',
              target: 'applyingRules',
              reenter: true,
              actions: { type: 'redirectTo', params: ({ context }) => ({ to: atDashboard(context.target) }) },
              meta: { spec: ['A3'] },
            },
            {
              guard: 'isUnknown',
              target: 'applyingRules',
              reenter: true,
              actions: { type: 'redirectTo', params: { to: places.root } },
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
              actions: { type: 'redirectTo', params: { to: places.root } },
              meta: { spec: ['G4'] },
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
            input: ({ context }) => ({ name: matchRoute(context.routes, context.target)?.name ?? '' }),
            onDone: { target: 'committing' },
            onError: { target: '#navigation.screenFailed', meta: { spec: ['E12'] } },
          },
          after: { chunkTimeout: { target: '#navigation.screenFailed', meta: { spec: ['E12'] } } },
        },
        committing: {
          description: 'Location, title and screen change together, and the page starts at its top.',
          meta: { spec: ['G2', 'A10'] },
          entry: [
            { type: 'writeHistory', params: params.historyEntry },
            { type: 'setTitle', params: params.title },
            'scrollToTop',
          ],
          always: [
            { guard: 'isFirstScreen', target: '#navigation.idle', actions: 'showTarget' },
            { target: '#navigation.idle', actions: ['showTarget', 'emitScreenLeft'] },
          ],
        },
      },
    },
    screenFailed: {
      description:
        'The screen did not arrive and never will in this page: it is loaded anew, or left by another wish.',
      meta: { spec: ['E12'], screen: 'screen-failed' },
      tags: ['failed'],
    },
  },
});
