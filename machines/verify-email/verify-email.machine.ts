import { assign, setup } from 'xstate';
import { chartTypes, effect, outputAs } from '../lib/effect.ts';
import {
  answerLimit,
  failed,
  failureOf,
  noAnswer,
  success,
  type Failure,
  type Outcome,
} from '../lib/failure.ts';

/** As the address has it; missing parts are null (A2). */
export type VerificationLink = { id: string | null; signature: string | null; expires: string | null };
export type WholeLink = { [Part in keyof VerificationLink]: string };

type VerifyEmailContext = { link: VerificationLink; failure: Failure | null };

const calls = { verifyEmail: effect<void, WholeLink>('verifyEmail') };

export type VerifyEmailEffects = { actors: typeof calls };

const wholeLink = ({ id, signature, expires }: VerificationLink): WholeLink => ({
  id: id ?? '',
  signature: signature ?? '',
  expires: expires ?? '',
});
const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

// The same link may still be valid: too slow, too often.
const passing: ReadonlySet<number> = new Set([408, 429]);

const verifyEmailSetup = setup({
  types: chartTypes<{
    input: VerificationLink;
    context: VerifyEmailContext;
    events: { type: 'verification.retry' };
    output: Outcome;
    tags: 'busy';
  }>(),
  actors: calls,
  actions: {
    forgetFailure: assign({ failure: null }),
    recordFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
  delays: { answerLimit },
  guards: {
    isComplete: ({ context: { link } }) => {
      const { id, signature, expires } = wholeLink(link);
      return /^\d+$/.test(id) && signature !== '' && /^\d+$/.test(expires);
    },
    isRefusal: (_, { error }: { error: unknown }) => {
      const { status } = failureOf(error);
      return status >= 400 && status < 500 && !passing.has(status);
    },
  },
});

export const verifyEmailMachine = verifyEmailSetup.createMachine({
  id: 'verifyEmail',
  description: 'Verifies an e-mail address by the link that was sent to it.',
  context: ({ input }) => ({ link: input, failure: null }),
  output: outputAs<Outcome>(),
  initial: 'readingLink',
  states: {
    readingLink: {
      description: 'A link needs its id, its signature and the time when it expires.',
      meta: { spec: ['A2'] },
      always: [
        { guard: 'isComplete', target: 'verifying', meta: { spec: ['A2'] } },
        { target: 'invalidLink', meta: { spec: ['A2'] } },
      ],
    },
    verifying: {
      description: 'The network judges the link.',
      meta: { spec: ['A2'], screen: 'verifying' },
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        input: ({ context }) => wholeLink(context.link),
        onDone: { target: 'verified', meta: { spec: ['A2', 'E16'] } },
        onError: [
          {
            guard: { type: 'isRefusal', params: errorOf },
            target: 'refused',
            actions: { type: 'recordFailure', params: errorOf },
            meta: { spec: ['A2'] },
          },
          {
            target: 'failed',
            description: 'No answer, or none about the link.',
            actions: { type: 'recordFailure', params: errorOf },
            meta: { spec: ['A2'] },
          },
        ],
      },
      after: {
        answerLimit: {
          target: 'failed',
          description: 'No answer: a message says so, and the link can be tried again.',
          actions: { type: 'recordFailure', params: { error: noAnswer } },
          meta: { spec: ['A2', 'E8'] },
        },
      },
    },
    invalidLink: {
      type: 'final',
      output: failed,
      description: "Parts of the link are missing: 'Invalid URL params'.",
      meta: { spec: ['A2'], screen: 'verify-invalid-link' },
    },
    verified: {
      type: 'final',
      output: success,
      description: 'The address is verified: thanks, and what happens next.',
      meta: { spec: ['A2', 'E16'], screen: 'verify-done' },
    },
    refused: {
      type: 'final',
      output: failed,
      description: 'The network does not take this link, now or later.',
      meta: { spec: ['A2'], screen: 'verify-refused' },
    },
    failed: {
      description: 'The link may still be valid: trying again is offered.',
      meta: { spec: ['A2'], screen: 'verify-failed' },
      on: { 'verification.retry': { target: 'verifying', meta: { spec: ['A2'] } } },
    },
  },
});
