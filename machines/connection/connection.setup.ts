import { assign, emit, setup } from 'xstate';
import { chartTypes, effect, sideEffect } from '../lib/effect.ts';

type ConnectionEvent =
  /** From the browser; `since` is when the network answered last, in ms, or null. */
  | { type: 'connection.lost'; since: number | null }
  | { type: 'connection.returned' }
  /** From calls: the browser knows only its own connection. */
  | { type: 'call.answered' }
  | { type: 'call.unanswered'; since: number | null }
  | { type: 'connection.check' }
  /** Of reading calls: any answer but a temporary failure, such a failure, or none as nobody wants it any more. */
  | { type: 'query.answered' }
  | { type: 'query.failed' }
  | { type: 'query.canceled' }
  /** A reading call that has failed asks whether it may be made again. */
  | { type: 'retry.request' };

type ConnectionContext = { since: number | null };

const calls = { askNetwork: effect('askNetwork') };

const sideEffects = {
  /** What is on screen and failed to load. */
  retryFailedQueries: sideEffect('retryFailedQueries'),
  /** To the retries that wait. */
  answerRetries: sideEffect<{ isGranted: boolean }>('answerRetries'),
};

/** `askNetwork` resolves with any answer of the network, and rejects without one. */
export type ConnectionEffects = { actors: typeof calls; actions: typeof sideEffects };

export const sinceOf = ({ event }: { event: { since: number | null } }) => ({ since: event.since });

export const connectionSetup = setup({
  types: chartTypes<{
    context: ConnectionContext;
    events: ConnectionEvent;
    emitted: { type: 'connection.restored' };
    tags: 'offline' | 'unreachable' | 'asking' | 'restored';
  }>(),
  actors: calls,
  actions: {
    ...sideEffects,
    rememberSince: assign((_, { since }: { since: number | null }) => ({ since })),
    emitRestored: emit({ type: 'connection.restored' }),
  },
  delays: {
    askAgain: 30_000,
    untilSeen: 4000,
    // Longer than the spread of first retries, shorter than the pause before second ones.
    betweenProbes: 1500,
    probeBudget: 60_000,
  },
});
