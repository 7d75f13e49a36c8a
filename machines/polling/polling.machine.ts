import { assign, setup } from 'xstate';
import { chartTypes, effect, outputAs } from '../lib/effect.ts';
import { failed, failureOf, type Failure } from '../lib/failure.ts';

/** The data of an answer, and whether it ends the polling. */
export type PollAnswer = { isMet: boolean; data: unknown };
/** How it ended: with the data of the answer that was waited for, or why there is none (P1, P3). */
export type PollingOutput = { ok: true; data: unknown } | { ok: false; error: Failure | null };
/** In ms between an answer and the next request; retries are the requests after the first. */
export type PollingInput = { interval?: number; maxRetries?: number };

type PollingContext = {
  interval: number;
  maxRetries: number;
  retries: number;
  answer: PollAnswer | null;
  failure: Failure | null;
};

const calls = { request: effect<PollAnswer>('request') };

export type PollingEffects = { actors: typeof calls };

const defaultInterval = 1000;

const pollingSetup = setup({
  types: chartTypes<{
    input: PollingInput;
    context: PollingContext;
    output: PollingOutput;
    events: { type: 'polling.cancel' };
    tags: 'busy';
  }>(),
  actors: calls,
  actions: {
    keepAnswer: assign({ answer: (_, { answer }: { answer: PollAnswer }) => answer }),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    recordFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
  guards: {
    isMet: ({ context }) => context.answer?.isMet === true,
    hasRetriesLeft: ({ context }) => context.retries < context.maxRetries,
  },
  delays: { interval: ({ context }) => context.interval },
});

const met = ({ context }: { context: PollingContext }): PollingOutput => ({
  ok: true,
  data: context.answer?.data,
});
const ended = (code: string): PollingOutput => ({ ok: false, error: failureOf({ code }) });

const cancel = { 'polling.cancel': { target: 'canceled', meta: { spec: ['P3'] } } } as const;

export const pollingMachine = pollingSetup.createMachine({
  id: 'polling',
  description: 'Repeats a request until its answer meets a condition.',
  context: ({ input: { interval = defaultInterval, maxRetries = Number.POSITIVE_INFINITY } }) => ({
    interval,
    maxRetries,
    retries: 0,
    answer: null,
    failure: null,
  }),
  output: outputAs<PollingOutput>(),
  initial: 'requesting',
  states: {
    requesting: {
      description: 'The request is under way; cancelling abandons it.',
      meta: { spec: ['P1', 'P2'], screen: 'polling' },
      tags: ['busy'],
      on: cancel,
      invoke: {
        id: 'request',
        src: 'request',
        onDone: {
          target: 'checking',
          actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
          meta: { spec: ['P1'] },
        },
        onError: {
          target: 'failed',
          actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
          meta: { spec: ['P1'] },
        },
      },
    },
    checking: {
      description: 'The answer is judged.',
      meta: { spec: ['P1'] },
      always: [
        { guard: 'isMet', target: 'succeeded', meta: { spec: ['P1'] } },
        { guard: 'hasRetriesLeft', target: 'waiting', meta: { spec: ['P1'] } },
        { target: 'exhausted', meta: { spec: ['P1'] } },
      ],
    },
    waiting: {
      description: 'Not yet: the next request follows after the interval.',
      meta: { spec: ['P1'], screen: 'polling' },
      tags: ['busy'],
      on: cancel,
      after: { interval: { target: 'requesting', actions: 'countRetry', meta: { spec: ['P1'] } } },
    },
    succeeded: {
      type: 'final',
      description: 'The answer meets the condition.',
      output: met,
      meta: { spec: ['P1'], screen: 'polling-succeeded' },
    },
    exhausted: {
      type: 'final',
      description: 'The last retry brought nothing: the maximum amount of attempts has been exceeded.',
      output: ended('ATTEMPTS_EXHAUSTED'),
      meta: { spec: ['P1'], screen: 'polling-exhausted' },
    },
    canceled: {
      type: 'final',
      description: 'The polling was cancelled.',
      output: ended('REQUEST_CANCELED'),
      meta: { spec: ['P3'], screen: 'polling-canceled' },
    },
    failed: {
      type: 'final',
      description: 'The request itself failed.',
      output: failed,
      meta: { spec: ['P1'], screen: 'polling-failed' },
    },
  },
});
