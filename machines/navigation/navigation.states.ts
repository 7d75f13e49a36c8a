import { navigationSetup, params } from './navigation.setup.ts';

const leaveForms = [{ type: 'forgetForms', params: params.formsLeft }, 'releaseLeft'] as const;

/** Unsaved changes are left only after a confirmation (A10). */
export const askingToLeave = navigationSetup.createStateConfig({
  description: 'The screen holds unsaved input: leaving it needs a confirmation.',
  meta: { spec: ['A10'] },
  tags: ['askingToLeave'],
  initial: 'forPlace',
  states: {
    forPlace: {
      description: 'The visitor wants to go elsewhere.',
      meta: { screen: 'leave-question' },
      on: {
        'leave.confirm': [
          {
            guard: 'isTargetWithinScreen',
            target: '#navigation.idle',
            description: 'Another part of the same screen is shown at once.',
            actions: [...leaveForms, { type: 'writeHistory', params: params.historyEntry }, 'showTarget'],
            meta: { spec: ['L7', 'A10'] },
          },
          { target: '#navigation.guarding', actions: leaveForms },
        ],
      },
    },
    toSignOut: {
      description: 'The visitor wants to sign out.',
      meta: { screen: 'leave-question' },
      on: {
        'leave.confirm': {
          target: '#navigation.idle',
          actions: ['release', 'emitSignOut'],
          meta: { spec: ['S11'] },
        },
      },
    },
  },
  on: {
    'leave.cancel': { target: '#navigation.idle', actions: 'forgetTarget' },
    'location.changed': {
      guard: { type: 'isShown', params: params.destination },
      description: 'The browser is back at the entry of the screen.',
      meta: { spec: ['A10'] },
    },
    'session.changed': {
      guard: { type: 'isSomebodyElse', params: ({ event }) => event },
      target: '#navigation.idle',
      description: 'The session has changed: no confirmation is needed any more.',
      actions: [
        { type: 'rememberSession', params: ({ event }) => event },
        'hideExposedScreen',
        'forgetTarget',
      ],
      meta: { spec: ['S11', 'S12'] },
    },
  },
});

/** A screen that failed to load is requested again until it arrives (E12). */
export const screenFailed = navigationSetup.createStateConfig({
  description: 'The screen failed to load: it is requested again, reloaded, or left by another request.',
  meta: { spec: ['E12'] },
  tags: ['failed'],
  entry: 'countFirstFailure',
  initial: 'waiting',
  on: {
    'connection.returned': {
      target: '#navigation.guarding',
      description: 'What failed without a connection says nothing: the screen is loaded as any other.',
      meta: { spec: ['E12', 'G1'] },
    },
  },
  states: {
    waiting: {
      description: 'For the connection, or for a pause, which grows.',
      meta: { screen: 'screen-failed' },
      after: { untilNextAttempt: { target: 'asking', meta: { spec: ['E12'] } } },
    },
    asking: {
      description: 'The script of the screen is fetched again.',
      meta: { screen: 'screen-failed' },
      invoke: {
        id: 'loadScreenAgain',
        src: 'loadScreen',
        input: params.screen,
        onDone: {
          target: '#navigation.guarding',
          description: 'The rules are applied again, as for every screen that arrives.',
          meta: { spec: ['E12', 'G1'] },
        },
        onError: { target: 'waiting', actions: 'countFailure', meta: { spec: ['E12'] } },
      },
    },
  },
});
