import { assign, setup } from 'xstate';
import { chartTypes, effect, sideEffect } from '../lib/effect.ts';
import { failureOf, type Failure } from '../lib/failure.ts';

/** Of what is removed; sessions have texts. */
export type RemovalId = number | string;
type RemovalContext = { id: RemovalId | null; failure: Failure | null };

type RemovalEvent =
  /** `isDecided`: others have decided about it, so that it stays. */
  | { type: 'removal.ask'; id: RemovalId; isDecided?: boolean }
  | { type: 'removal.confirm' }
  | { type: 'removal.abandon' };

const calls = { remove: effect<void, { id: RemovalId | null }>('remove') };
const sideEffects = { tellRemoved: sideEffect<{ id: RemovalId | null }>('tellRemoved') };

export type RemovalEffects = { actors: typeof calls; actions: typeof sideEffects };

const idOf = ({ context: { id } }: { context: RemovalContext }) => ({ id });
const removalSetup = setup({
  types: chartTypes<{ context: RemovalContext; events: RemovalEvent; tags: 'asking' | 'busy' }>(),
  actors: calls,
  actions: {
    ...sideEffects,
    remember: assign((_, { id }: { id: RemovalId }) => ({ id, failure: null })),
    forget: assign({ id: null, failure: null }),
    forgetFailure: assign({ failure: null }),
    recordFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
  guards: {
    isDecided: (_, { isDecided }: { isDecided: boolean }) => isDecided,
    isGone: (_, { error }: { error: unknown }) => failureOf(error).status === 404,
  },
});

/** For links, campaigns, applications, sessions and requests of payouts (O9). */
export const removalMachine = removalSetup.createMachine({
  id: 'removal',
  description: 'Asks before something is removed for good, and removes it once.',
  context: { id: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is asked.',
      meta: { spec: ['O9'], screen: 'removal-idle' },
      on: {
        'removal.ask': [
          {
            guard: { type: 'isDecided', params: ({ event: { isDecided = false } }) => ({ isDecided }) },
            description: 'An application that was decided cannot be withdrawn.',
            meta: { spec: ['O9'] },
          },
          {
            target: 'asking',
            actions: { type: 'remember', params: ({ event: { id } }) => ({ id }) },
            meta: { spec: ['O9'] },
          },
        ],
      },
    },
    asking: {
      description: 'The dialog says what follows, and why a call failed.',
      meta: { spec: ['O9'], screen: 'removal-asking' },
      tags: ['asking'],
      on: {
        'removal.confirm': { target: 'removing', meta: { spec: ['O9'] } },
        'removal.abandon': { target: 'idle', actions: 'forget', meta: { spec: ['O9'] } },
      },
    },
    removing: {
      description: 'It is removed, once; what is gone already counts as removed.',
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
