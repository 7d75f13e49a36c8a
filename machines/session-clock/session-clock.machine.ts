import { assign, setup } from 'xstate';
import { chartTypes, effect, sideEffect } from '../lib/effect.ts';

type SessionClockEvent =
  | { type: 'session.began' }
  | { type: 'session.ended' }
  /** The page is looked at again: the computer may have slept. */
  | { type: 'clock.check' };

type TimeLeft = { left: number | null };

const warnsBefore = 120_000;
// The longest timer of a browser, in ms.
const farthest = 2_147_483_647;

/** Until the token expires, in ms; null: nobody knows. */
const calls = { readTimeLeft: effect<number | null>('readTimeLeft') };
const sideEffects = { showWarning: sideEffect('showWarning') };

export type SessionClockEffects = { actors: typeof calls; actions: typeof sideEffects };

const leftOf = ({ event }: { event: { output: number | null } }): TimeLeft => ({ left: event.output });

const sessionClockSetup = setup({
  types: chartTypes<{
    context: { left: number };
    events: SessionClockEvent;
    tags: 'endsSoon';
  }>(),
  actors: calls,
  actions: {
    ...sideEffects,
    rememberLeft: assign((_, { left }: TimeLeft) => ({ left: left ?? 0 })),
  },
  guards: {
    isEndless: (_, { left }: TimeLeft) => left === null || left > farthest,
    isLong: (_, { left }: TimeLeft) => left !== null && left > warnsBefore,
  },
  delays: { untilWarning: ({ context }) => context.left - warnsBefore },
});

const meta = { spec: ['S13'] } as const;
const remaining = [
  { guard: { type: 'isEndless', params: leftOf }, target: '#sessionClock.running.endless', meta },
  {
    guard: { type: 'isLong', params: leftOf },
    target: '#sessionClock.running.counting',
    actions: { type: 'rememberLeft', params: leftOf },
    meta,
  },
] as const;
const unread = { target: '#sessionClock.running.endless', meta } as const;

export const sessionClockMachine = sessionClockSetup.createMachine({
  id: 'sessionClock',
  description: 'Counts down to the end of the session and warns once, two minutes ahead.',
  context: { left: 0 },
  initial: 'stopped',
  states: {
    stopped: {
      description: 'Nobody is signed in.',
      meta: { screen: 'without-clock' },
      on: { 'session.began': { target: 'running', meta } },
    },
    running: {
      description: 'Somebody is signed in.',
      meta,
      initial: 'reading',
      on: { 'session.ended': { target: 'stopped', meta: { spec: ['S11'] } } },
      states: {
        reading: {
          description: 'How much time is left?',
          meta: { screen: 'without-clock' },
          invoke: {
            id: 'readTimeLeft',
            src: 'readTimeLeft',
            onDone: [...remaining, { target: 'ending', meta }],
            onError: unread,
          },
        },
        endless: {
          description: 'The end is unknown, or farther away than a timer reaches.',
          meta: { screen: 'without-clock' },
          on: { 'clock.check': { target: 'reading', meta } },
        },
        counting: {
          description: 'There is time.',
          meta: { spec: ['S13'], screen: 'without-clock' },
          on: { 'clock.check': { target: 'reading', meta } },
          after: { untilWarning: { target: 'ending', meta } },
        },
        ending: {
          description: 'Less than two minutes are left: the warning is not repeated.',
          meta: { spec: ['S13'] },
          tags: ['endsSoon'],
          entry: 'showWarning',
          initial: 'warned',
          states: {
            warned: {
              description: 'The same end is near.',
              meta: { screen: 'session-ends-soon' },
              on: { 'clock.check': { target: 'readingAgain', meta } },
            },
            readingAgain: {
              description: 'Is it still near? Another tab may have signed in.',
              meta: { screen: 'session-ends-soon' },
              invoke: {
                id: 'readTimeLeftAgain',
                src: 'readTimeLeft',
                onDone: [...remaining, { target: 'warned', meta }],
                onError: unread,
              },
            },
          },
        },
      },
    },
  },
});
