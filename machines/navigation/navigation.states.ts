import { navigationSetup, params } from './navigation.setup.ts';

/** Whether unsaved changes may be lost is asked before they are left (A10). */
export const askingToLeave = navigationSetup.createStateConfig({
  description: 'The screen holds what is not saved: whether it may be lost is asked before it is left.',
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
            actions: [
              'release',
              'emitFormsLeft',
              { type: 'writeHistory', params: params.historyEntry },
              'showTarget',
            ],
            meta: { spec: ['L7', 'A10'] },
          },
          { target: '#navigation.guarding', actions: ['release', 'emitFormsLeft'] },
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
      description: 'The session is another one: nobody is asked any more.',
      actions: [
        { type: 'rememberSession', params: ({ event }) => event },
        'hideExposedScreen',
        'forgetTarget',
      ],
      meta: { spec: ['S11', 'S12'] },
    },
  },
});

/** A screen that could not be loaded: its place says so, and it is asked for again until it arrives (E12). */
export const screenFailed = navigationSetup.createStateConfig({
  description: 'The screen did not arrive: it is asked for again, loaded anew, or left by another wish.',
  meta: { spec: ['E12'] },
  tags: ['failed'],
  entry: 'countFirstFailure',
  initial: 'waiting',
  on: {
    'connection.returned': {
      target: '.asking',
      reenter: true,
      description: 'What was asked for without a connection has no answer to wait for.',
      meta: { spec: ['E12'] },
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
