import { assertEvent, assign, setup } from 'xstate';
import { chartTypes, effect, sideEffect } from '../lib/effect.ts';
import { failureOf, type Failure } from '../lib/failure.ts';

/** Goes straight to the network; for a passkey the browser asks. */
export type IdentityProof = { password: string } | { code: string } | 'passkey';

type ConfirmationEvent =
  /** A call was refused until the user has confirmed who they are. */
  | { type: 'confirmation.ask' }
  | { type: 'confirmation.confirm'; proof: IdentityProof }
  | { type: 'confirmation.abandon' }
  | { type: 'session.began' }
  | { type: 'session.ended' };

const calls = { confirm: effect<void, IdentityProof>('confirm') };

/** To the calls that wait. */
const sideEffects = { answer: sideEffect<{ isConfirmed: boolean }>('answer') };

export type ConfirmationEffects = { actors: typeof calls; actions: typeof sideEffects };

const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
function proofOf({ event }: { event: ConfirmationEvent }) {
  assertEvent(event, 'confirmation.confirm');
  return event.proof;
}

const confirmationSetup = setup({
  types: chartTypes<{
    context: { failure: Failure | null };
    events: ConfirmationEvent;
    tags: 'asking' | 'busy';
  }>(),
  actors: calls,
  actions: {
    ...sideEffects,
    forgetFailure: assign({ failure: null }),
    recordFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
});

const refuse = { type: 'answer', params: { isConfirmed: false } } as const;
const abandoned = { target: 'idle', actions: refuse, meta: { spec: ['S9'] } } as const;
const ended = { target: 'off', actions: refuse, meta: { spec: ['S9', 'S11'] } } as const;

export const confirmationMachine = confirmationSetup.createMachine({
  id: 'confirmation',
  description:
    'Asks for the password or a second factor again before a change of who can sign in or is paid.',
  context: { failure: null },
  initial: 'off',
  states: {
    off: {
      description: 'Nobody is signed in: no call is confirmed.',
      meta: { spec: ['S9', 'S11'], screen: 'confirmation-idle' },
      on: {
        'session.began': { target: 'idle', meta: { spec: ['S9'] } },
        'confirmation.ask': { actions: refuse, meta: { spec: ['S11'] } },
      },
    },
    idle: {
      description: 'No call waits for a confirmation.',
      meta: { screen: 'confirmation-idle' },
      entry: 'forgetFailure',
      on: {
        'confirmation.ask': { target: 'asking', meta: { spec: ['S9'] } },
        'session.ended': { target: 'off', meta: { spec: ['S11'] } },
      },
    },
    asking: {
      description: 'One dialog asks, however many calls wait for it.',
      meta: { spec: ['S9'], screen: 'confirmation-asking' },
      tags: ['asking'],
      on: {
        'confirmation.confirm': { target: 'checking', meta: { spec: ['S9'] } },
        'confirmation.abandon': abandoned,
        'session.ended': ended,
      },
    },
    checking: {
      description: 'The network judges the proof.',
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
          actions: { type: 'answer', params: { isConfirmed: true } },
          meta: { spec: ['S9'] },
        },
        onError: {
          target: 'refused',
          actions: { type: 'recordFailure', params: errorOf },
          meta: { spec: ['S9', 'E2'] },
        },
      },
      on: { 'session.ended': ended },
    },
    refused: {
      description: 'The dialog says why, and another try is possible.',
      meta: { spec: ['S9'], screen: 'confirmation-refused' },
      tags: ['asking'],
      on: {
        'confirmation.confirm': { target: 'checking', meta: { spec: ['S9'] } },
        'confirmation.abandon': abandoned,
        'session.ended': ended,
      },
    },
  },
});
