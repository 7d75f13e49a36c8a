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

const calls = { openLink: effect('openLink') };

/** Only the app has the link. */
export type MailedLinkEffects = { actors: typeof calls };

// The link was used or is too old.
const linkRefused = 'INVALID_LINK';
const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const failureIn = ({ event }: { event: { failure: Failure } }) => ({ error: event.failure });

const mailedLinkSetup = setup({
  types: chartTypes<{
    input: { hasLink: boolean };
    context: { hasLink: boolean; failure: Failure | null };
    events: { type: 'link.open' } | { type: 'link.unread'; failure: Failure };
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
    hasLink: ({ context }) => context.hasLink,
    isLinkRefused: (_, { error }: { error: unknown }) => failureOf(error).code === linkRefused,
  },
});

/** For undoing a change and for a new e-mail address. */
export const mailedLinkMachine = mailedLinkSetup.createMachine({
  id: 'mailedLink',
  description: 'Does what a mailed link is for, after a question: programs that read mails open links, too.',
  context: ({ input }) => ({ ...input, failure: null }),
  output: outputAs<Outcome>(),
  initial: 'readingLink',
  states: {
    readingLink: {
      description: 'Without the token of a link there is nothing to ask.',
      meta: { spec: ['A1'] },
      always: [
        { guard: 'hasLink', target: 'asking', meta: { spec: ['A1'] } },
        { target: 'withoutLink', meta: { spec: ['A1'] } },
      ],
    },
    asking: {
      description: 'The page says what happens; nothing has been sent.',
      meta: { spec: ['A1'], screen: 'mailed-link-asking' },
      on: {
        'link.open': { target: 'opening', meta: { spec: ['A1'] } },
        'link.unread': {
          guard: { type: 'isLinkRefused', params: failureIn },
          target: 'refused',
          description: 'What the link would do is refused, so the link is, too.',
          actions: { type: 'recordFailure', params: failureIn },
          meta: { spec: ['A1'] },
        },
      },
    },
    opening: {
      description: 'The network judges the link, once.',
      meta: { spec: ['A1'], screen: 'mailed-link-busy' },
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'openLink',
        src: 'openLink',
        onDone: { target: 'done', meta: { spec: ['A1'] } },
        onError: [
          {
            guard: { type: 'isLinkRefused', params: errorOf },
            target: 'refused',
            actions: { type: 'recordFailure', params: errorOf },
            meta: { spec: ['A1'] },
          },
          {
            target: 'asking',
            description: 'The link may still be valid: the page says why, and the button stays.',
            actions: { type: 'recordFailure', params: errorOf },
            meta: { spec: ['A1', 'E2'] },
          },
        ],
      },
      after: {
        answerLimit: {
          target: 'asking',
          description: 'No answer: a message says so, and the link can be tried again.',
          actions: { type: 'recordFailure', params: { error: noAnswer } },
          meta: { spec: ['A1', 'E8'] },
        },
      },
    },
    withoutLink: {
      type: 'final',
      output: failed,
      description: 'The address has no link, or the page was loaded again.',
      meta: { spec: ['A1'], screen: 'mailed-link-missing' },
    },
    refused: {
      type: 'final',
      output: failed,
      description: 'The link was used or is too old.',
      meta: { spec: ['A1'], screen: 'mailed-link-refused' },
    },
    done: {
      type: 'final',
      output: success,
      description: 'The page says what was done, and what comes next.',
      meta: { spec: ['A1'], screen: 'mailed-link-done' },
    },
  },
});
