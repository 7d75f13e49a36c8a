import { assign, emit, setup } from 'xstate';
import { chartTypes } from '../lib/effect.ts';

type SessionClockEvent =
  /** Until the token expires, in ms. */
  { type: 'clock.set'; left: number } | { type: 'clock.stop' };

const warnsBefore = 120_000;
const leftOf = ({ event }: { event: { left: number } }) => ({ left: event.left });

const sessionClockSetup = setup({
  types: chartTypes<{
    context: { left: number };
    events: SessionClockEvent;
    emitted: { type: 'session.endsSoon' };
    tags: 'endsSoon';
  }>(),
  actions: {
    rememberLeft: assign((_, { left }: { left: number }) => ({ left })),
    emitEndsSoon: emit({ type: 'session.endsSoon' }),
  },
  guards: {
    isLong: (_, { left }: { left: number }) => left > warnsBefore,
  },
  delays: { untilWarning: ({ context }) => context.left - warnsBefore },
});

export const sessionClockMachine = sessionClockSetup.createMachine({
  id: 'sessionClock',
  description: 'Counts down to the end of the session and warns once, two minutes ahead.',
  context: { left: 0 },
  initial: 'stopped',
  on: {
    'clock.set': [
      {
        guard: { type: 'isLong', params: leftOf },
        target: '.counting',
        reenter: true,
        description: 'A new token, or a look at the clock after the computer has slept.',
        actions: { type: 'rememberLeft', params: leftOf },
        meta: { spec: ['S13'] },
      },
      { target: '.ending', meta: { spec: ['S13'] } },
    ],
    'clock.stop': { target: '.stopped', meta: { spec: ['S11'] } },
  },
  states: {
    stopped: { description: 'Nobody is signed in.', meta: { screen: 'without-clock' } },
    counting: {
      description: 'There is time.',
      meta: { spec: ['S13'], screen: 'without-clock' },
      after: { untilWarning: { target: 'ending', meta: { spec: ['S13'] } } },
    },
    ending: {
      description: 'Less than two minutes are left: the warning is not repeated.',
      meta: { spec: ['S13'], screen: 'session-ends-soon' },
      tags: ['endsSoon'],
      entry: 'emitEndsSoon',
      on: {
        'clock.set': [
          {
            guard: { type: 'isLong', params: leftOf },
            target: 'counting',
            actions: { type: 'rememberLeft', params: leftOf },
            meta: { spec: ['S13'] },
          },
          { description: 'The same end is near: nothing new.', meta: { spec: ['S13'] } },
        ],
      },
    },
  },
});
