import { assign, setup } from 'xstate';
import { chartTypes, effect, sideEffect } from '../lib/effect.ts';
import { failureOf, type Failure } from '../lib/failure.ts';

export type ApiTokenInput = { exists: boolean };

type ApiTokenEvent =
  | { type: 'token.create' }
  | { type: 'token.revoke' }
  | { type: 'token.confirm' }
  | { type: 'token.abandon' };

const calls = { createToken: effect('createToken'), revokeToken: effect('revokeToken') };
const sideEffects = { forgetSecret: sideEffect('forgetSecret'), reloadUser: sideEffect('reloadUser') };

/** The secret itself goes past the chart, straight to the screen. */
export type ApiTokenEffects = { actors: typeof calls; actions: typeof sideEffects };

// A token exists already, made in another tab for example.
const alreadyThere = 'API_TOKEN_EXISTS';
// The network has none: it was revoked in another tab, for example.
const notThere = 'NOT_FOUND_HTTP_EXCEPTION';
const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

const apiTokenSetup = setup({
  types: chartTypes<{
    input: ApiTokenInput;
    context: ApiTokenInput & { isShown: boolean; failure: Failure | null };
    events: ApiTokenEvent;
    tags: 'busy' | 'asking';
  }>(),
  actors: calls,
  actions: {
    ...sideEffects,
    rememberShown: assign({ isShown: true }),
    rememberHidden: assign({ isShown: false }),
    forgetFailure: assign({ failure: null }),
    recordFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
  guards: {
    exists: ({ context }) => context.exists,
    isShown: ({ context }) => context.isShown,
    isThereAlready: (_, { error }: { error: unknown }) => failureOf(error).code === alreadyThere,
    isGoneAlready: (_, { error }: { error: unknown }) => failureOf(error).code === notThere,
  },
});

export const apiTokenMachine = apiTokenSetup.createMachine({
  id: 'apiToken',
  description:
    'The API token without a name: a user has one or none; it is shown once and revoked after a confirmation.',
  context: ({ input }) => ({ ...input, isShown: false, failure: null }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The profile says whether there is a token.',
      meta: { spec: ['O11'] },
      always: [
        { guard: 'exists', target: 'hidden', meta: { spec: ['O11'] } },
        { target: 'absent', meta: { spec: ['O11'] } },
      ],
    },
    absent: {
      description: 'There is no token: one can be created.',
      meta: { spec: ['O11'], screen: 'token-absent' },
      on: { 'token.create': { target: 'creating', meta: { spec: ['O11'] } } },
    },
    creating: {
      description: 'The token is requested, once.',
      meta: { spec: ['O11'], screen: 'token-creating' },
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'createToken',
        src: 'createToken',
        onDone: { target: 'shown', actions: ['rememberShown', 'reloadUser'], meta: { spec: ['O11'] } },
        onError: [
          {
            guard: { type: 'isThereAlready', params: errorOf },
            target: 'hidden',
            description: 'It was created in another tab, which shows it.',
            actions: [{ type: 'recordFailure', params: errorOf }, 'reloadUser'],
            meta: { spec: ['O11'] },
          },
          {
            target: 'absent',
            actions: { type: 'recordFailure', params: errorOf },
            meta: { spec: ['O11'] },
          },
        ],
      },
    },
    hidden: {
      description: 'There is a token, which nobody can read again.',
      meta: { spec: ['O11'], screen: 'token-hidden' },
      on: { 'token.revoke': { target: 'asking', meta: { spec: ['O11'] } } },
    },
    shown: {
      description: 'The token is on screen, for the only time.',
      meta: { spec: ['O11'], screen: 'token-shown' },
      on: { 'token.revoke': { target: 'asking', meta: { spec: ['O11'] } } },
    },
    asking: {
      description: 'The dialog says what stops working.',
      meta: { spec: ['O11'], screen: 'token-asking' },
      tags: ['asking'],
      entry: 'forgetFailure',
      on: {
        'token.confirm': { target: 'revoking', meta: { spec: ['O11'] } },
        'token.abandon': [
          { guard: 'isShown', target: 'shown', meta: { spec: ['O11'] } },
          { target: 'hidden', meta: { spec: ['O11'] } },
        ],
      },
    },
    revoking: {
      description: 'The token is revoked.',
      meta: { spec: ['O11'], screen: 'token-revoking' },
      tags: ['asking', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'revokeToken',
        src: 'revokeToken',
        onDone: {
          target: 'absent',
          actions: ['rememberHidden', 'forgetSecret', 'reloadUser'],
          meta: { spec: ['O11'] },
        },
        onError: [
          {
            guard: { type: 'isGoneAlready', params: errorOf },
            target: 'absent',
            description: 'It was revoked elsewhere: there is no token any more.',
            actions: ['rememberHidden', 'forgetSecret', 'reloadUser'],
            meta: { spec: ['O11'] },
          },
          {
            target: 'refused',
            actions: { type: 'recordFailure', params: errorOf },
            meta: { spec: ['O11'] },
          },
        ],
      },
    },
    refused: {
      description: 'The token still works: the dialog stays and says why.',
      meta: { spec: ['O11'], screen: 'token-refused' },
      tags: ['asking'],
      on: {
        'token.confirm': { target: 'revoking', meta: { spec: ['O11'] } },
        'token.abandon': [
          { guard: 'isShown', target: 'shown', actions: 'forgetFailure', meta: { spec: ['O11'] } },
          { target: 'hidden', actions: 'forgetFailure', meta: { spec: ['O11'] } },
        ],
      },
    },
  },
});
