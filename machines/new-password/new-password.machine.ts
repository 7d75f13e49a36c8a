import { assign, setup } from 'xstate';
import { chartTypes, effect } from '../lib/effect.ts';
import { failureOf, type Failure } from '../lib/failure.ts';

/** A new password, typed twice. */
export type NewPassword = { password: string; confirmation: string };

type NewPasswordEvent = { type: 'password.save' } & NewPassword;

const calls = { savePassword: effect<void, NewPassword>('savePassword') };

/** What the app provides: the call that sets the password, with the link known to it alone. */
export type NewPasswordEffects = { actors: typeof calls };

/** What the network says to a link that was used or is too old. */
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
    tags: 'busy';
  }>(),
  actors: calls,
  actions: {
    forgetFailure: assign({ failure: null }),
    recordFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
  guards: {
    hasLink: ({ context }) => context.hasLink,
    isLinkRefused: (_, { error }: { error: unknown }) => failureOf(error).code === linkRefused,
  },
});

/** A new password by the link of a mail, which is good once (A1). */
export const newPasswordMachine = newPasswordSetup.createMachine({
  id: 'newPassword',
  description: 'Sets a new password by the link of a mail, which is good once.',
  context: ({ input }) => ({ ...input, failure: null }),
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
      description: 'The new password is typed; a call that failed is told at the form.',
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
            description: 'The link may still be good: what was typed stays.',
            actions: { type: 'recordFailure', params: errorOf },
            meta: { spec: ['A1', 'E2'] },
          },
        ],
      },
    },
    withoutLink: {
      type: 'final',
      description: 'The address has no link: another one can be asked for.',
      meta: { spec: ['A1'], screen: 'new-password-without-link' },
    },
    refused: {
      type: 'final',
      description: 'The link was used or is too old: another one can be asked for.',
      meta: { spec: ['A1'], screen: 'new-password-refused' },
    },
    saved: {
      type: 'final',
      description: 'From now on the new password signs in.',
      meta: { spec: ['A1'], screen: 'new-password-saved' },
    },
  },
});
