import { navigationSetup, params } from './navigation.setup.ts';

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
