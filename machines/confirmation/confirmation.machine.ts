import { assign, emit, setup } from 'xstate';
import { chartTypes, effect } from '../lib/effect.ts';
import { failureOf, type Failure } from '../lib/failure.ts';

/** Goes straight to the network. */
type Proof = { password: string };

type ConfirmationEvent =
  /** A call was refused until the user has confirmed who they are. */
  | { type: 'confirmation.ask' }
  | ({ type: 'confirmation.confirm' } & Proof)
  | { type: 'confirmation.abandon' }
  | { type: 'session.ended' };

const calls = { confirm: effect<void, Proof>('confirm') };

export type ConfirmationEffects = { actors: typeof calls };

const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const proofOf = ({ event }: { event: ConfirmationEvent }): Proof => ({
  password: 'password' in event ? event.password : '',
});

const confirmationSetup = setup({
  types: chartTypes<{
    context: { failure: Failure | null };
    events: ConfirmationEvent;
    emitted: { type: 'confirmation.confirmed' } | { type: 'confirmation.abandoned' };
    tags: 'asking' | 'busy';
  }>(),
  actors: calls,
  actions: {
    forgetFailure: assign({ failure: null }),
    recordFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    emitConfirmed: emit({ type: 'confirmation.confirmed' }),
    emitAbandoned: emit({ type: 'confirmation.abandoned' }),
  },
});

const abandoned = { target: 'idle', actions: 'emitAbandoned', meta: { spec: ['S9'] } } as const;

export const confirmationMachine = confirmationSetup.createMachine({
  id: 'confirmation',
  description: 'Asks for the password again before a change of who can sign in or is paid.',
  context: { failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'No call waits for a confirmation.',
      meta: { screen: 'confirmation-idle' },
      entry: 'forgetFailure',
      on: { 'confirmation.ask': { target: 'asking', meta: { spec: ['S9'] } } },
    },
    asking: {
      description: 'One dialog asks, however many calls wait for it.',
      meta: { spec: ['S9'], screen: 'confirmation-asking' },
      tags: ['asking'],
      on: {
        'confirmation.confirm': { target: 'checking', meta: { spec: ['S9'] } },
        'confirmation.abandon': abandoned,
        'session.ended': abandoned,
      },
    },
    checking: {
      description: 'The network judges the password.',
      meta: { spec: ['S9'], screen: 'confirmation-busy' },
      tags: ['asking', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: proofOf,
        onDone: {
          target: 'idle',
          description: 'What waited is sent again.',
          actions: 'emitConfirmed',
          meta: { spec: ['S9'] },
        },
        onError: {
          target: 'refused',
          actions: { type: 'recordFailure', params: errorOf },
          meta: { spec: ['S9', 'E2'] },
        },
      },
      on: { 'session.ended': abandoned },
    },
    refused: {
      description: 'The dialog says why, and another try is possible.',
      meta: { spec: ['S9'], screen: 'confirmation-refused' },
      tags: ['asking'],
      on: {
        'confirmation.confirm': { target: 'checking', meta: { spec: ['S9'] } },
        'confirmation.abandon': abandoned,
        'session.ended': abandoned,
      },
    },
  },
});
