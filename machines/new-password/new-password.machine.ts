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

/** A new password, typed twice. */
export type NewPassword = { password: string; confirmation: string };

type NewPasswordEvent = { type: 'password.save' } & NewPassword;

const calls = { savePassword: effect<void, NewPassword>('savePassword') };

/** Only the app has the link. */
export type NewPasswordEffects = { actors: typeof calls };

// The link was used or is too old.
const linkRefused = 'INVALID_RESET_LINK';
const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const passwordOf = ({ event: { password, confirmation } }: { event: NewPasswordEvent }) => ({
  password,
  confirmation,
});

const newPasswordSetup = setup({
  types: chartTypes<{
    input: { hasLink: boolean };
    context: { hasLink: boolean; failure: Failure | null };
    events: NewPasswordEvent;
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

export const newPasswordMachine = newPasswordSetup.createMachine({
  id: 'newPassword',
  description: 'Sets a new password by a link that works once.',
  context: ({ input }) => ({ ...input, failure: null }),
  output: outputAs<Outcome>(),
  initial: 'readingLink',
  states: {
    readingLink: {
      description: 'Without the token and the address of a link there is nothing to set.',
      meta: { spec: ['A1'] },
      always: [
        { guard: 'hasLink', target: 'asking', meta: { spec: ['A1'] } },
        { target: 'withoutLink', meta: { spec: ['A1'] } },
      ],
    },
    asking: {
      description: 'The new password is typed; the form shows why a call failed.',
      meta: { spec: ['A1'], screen: 'new-password-form' },
      on: { 'password.save': { target: 'saving', meta: { spec: ['A1'] } } },
    },
    saving: {
      description: 'The network sets the password and ends every session.',
      meta: { spec: ['A1'], screen: 'new-password-busy' },
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'savePassword',
        src: 'savePassword',
        input: passwordOf,
        onDone: { target: 'saved', meta: { spec: ['A1'] } },
        onError: [
          {
            guard: { type: 'isLinkRefused', params: errorOf },
            target: 'refused',
            actions: { type: 'recordFailure', params: errorOf },
            meta: { spec: ['A1'] },
          },
          {
            target: 'asking',
            description: 'The link may still be valid: what was typed stays.',
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
      description: 'The address has no link: a new one can be requested.',
      meta: { spec: ['A1'], screen: 'new-password-without-link' },
    },
    refused: {
      type: 'final',
      output: failed,
      description: 'The link was used or is too old: a new one can be requested.',
      meta: { spec: ['A1'], screen: 'new-password-refused' },
    },
    saved: {
      type: 'final',
      output: success,
      description: 'From now on the new password signs in.',
      meta: { spec: ['A1'], screen: 'new-password-saved' },
    },
  },
});
