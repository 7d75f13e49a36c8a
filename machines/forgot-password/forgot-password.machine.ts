import { assign, setup } from 'xstate';
import { chartTypes, effect } from '../lib/effect.ts';
import { failureOf, type Failure } from '../lib/failure.ts';

type ForgotPasswordEvent = { type: 'link.request'; email: string } | { type: 'link.requestAnother' };

const calls = { requestLink: effect<void, { email: string }>('requestLink') };

/** The chart stores no address. */
export type ForgotPasswordEffects = { actors: typeof calls };

const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

const forgotPasswordSetup = setup({
  types: chartTypes<{
    context: { failure: Failure | null };
    events: ForgotPasswordEvent;
    tags: 'busy';
  }>(),
  actors: calls,
  actions: {
    forgetFailure: assign({ failure: null }),
    recordFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
});

const addressOf = ({ event }: { event: ForgotPasswordEvent }) => ({
  email: 'email' in event ? event.email : '',
});

export const forgotPasswordMachine = forgotPasswordSetup.createMachine({
  id: 'forgotPassword',
  description: 'Requests a link for a new password; known and unknown addresses look the same.',
  context: { failure: null },
  initial: 'asking',
  states: {
    asking: {
      description: 'The address is typed; the form shows why a call failed.',
      meta: { spec: ['A1'], screen: 'forgot-password-form' },
      on: { 'link.request': { target: 'sending', meta: { spec: ['A1'] } } },
    },
    sending: {
      description: 'The network is asked to send the link.',
      meta: { spec: ['A1'], screen: 'forgot-password-busy' },
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'requestLink',
        src: 'requestLink',
        input: addressOf,
        onDone: { target: 'sent', meta: { spec: ['A1'] } },
        onError: {
          target: 'asking',
          actions: { type: 'recordFailure', params: errorOf },
          meta: { spec: ['A1', 'E2'] },
        },
      },
    },
    sent: {
      description: 'An account at the address has a mail now; nobody learns whether there is one.',
      meta: { spec: ['A1'], screen: 'forgot-password-sent' },
      on: { 'link.requestAnother': { target: 'asking', meta: { spec: ['A1'] } } },
    },
  },
});
