import { assign, setup } from 'xstate';
import { chartTypes, effect, sideEffect } from '../lib/effect.ts';
import { failureOf, type Failure } from '../lib/failure.ts';

type RemovalContext = { id: number | null; failure: Failure | null };

type RemovalEvent =
  | { type: 'removal.ask'; id: number }
  | { type: 'removal.confirm' }
  | { type: 'removal.abandon' };

const calls = { remove: effect<void, { id: number | null }>('remove') };
const sideEffects = { tellRemoved: sideEffect<{ id: number | null }>('tellRemoved') };

/** What the app provides: the call, and what is to be said and done once the thing is gone. */
export type RemovalEffects = { actors: typeof calls; actions: typeof sideEffects };

const idOf = ({ context: { id } }: { context: RemovalContext }) => ({ id });
const removalSetup = setup({
  types: chartTypes<{ context: RemovalContext; events: RemovalEvent; tags: 'asking' | 'busy' }>(),
  actors: calls,
  actions: {
    ...sideEffects,
    remember: assign((_, { id }: { id: number }) => ({ id, failure: null })),
    forget: assign({ id: null, failure: null }),
    forgetFailure: assign({ failure: null }),
    recordFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
  guards: {
    isGone: (_, { error }: { error: unknown }) => failureOf(error).status === 404,
  },
});

/** Taking something away for good is asked for once: a link, a campaign, an application (O9). */
export const removalMachine = removalSetup.createMachine({
  id: 'removal',
  description: 'Asks before something is taken away for good, and takes it away once.',
  context: { id: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is asked.',
      meta: { spec: ['O9'], screen: 'removal-idle' },
      on: {
        'removal.ask': {
          target: 'asking',
          actions: { type: 'remember', params: ({ event: { id } }) => ({ id }) },
          meta: { spec: ['O9'] },
        },
      },
    },
    asking: {
      description: 'The question says what follows; a call that failed is told in it.',
      meta: { spec: ['O9'], screen: 'removal-asking' },
      tags: ['asking'],
      on: {
        'removal.confirm': { target: 'removing', meta: { spec: ['O9'] } },
        'removal.abandon': { target: 'idle', actions: 'forget', meta: { spec: ['O9'] } },
      },
    },
    removing: {
      description: 'It is taken away, once; what is gone already counts as taken away.',
      meta: { spec: ['O9'], screen: 'removal-running' },
      tags: ['asking', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: idOf,
        onDone: {
          target: 'idle',
          actions: [{ type: 'tellRemoved', params: idOf }, 'forget'],
          meta: { spec: ['O9'] },
        },
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ error: event.error }) },
            target: 'idle',
            actions: [{ type: 'tellRemoved', params: idOf }, 'forget'],
            meta: { spec: ['O9'] },
          },
          {
            target: 'asking',
            actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
            meta: { spec: ['O9', 'E2'] },
          },
        ],
      },
    },
  },
});
