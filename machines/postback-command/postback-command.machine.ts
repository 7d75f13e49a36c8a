import { assign, setup } from 'xstate';
import { chartTypes, effect, sideEffect } from '../lib/effect.ts';
import { failureOf, type Failure } from '../lib/failure.ts';

/** What is done with a postback and could cost money when done by mistake (O7). */
export type PostbackCommand = 'setDefault' | 'remove';

/** `formerDefault` is the default before this command, if there is one. */
export type CommandOnPostback = { command: PostbackCommand; id: number; formerDefault: number | null };
/** As it is requested: a new default needs the level and the status of the postback, and the former default once known. */
export type PostbackRequest = {
  command: PostbackCommand;
  id: number;
  formerDefault?: number | null | undefined;
  level?: string;
  status?: string;
};

type PostbackCommandContext = { asked: CommandOnPostback | null; failure: Failure | null };

type PostbackCommandEvent =
  | ({ type: 'postback.command' } & PostbackRequest)
  | { type: 'postback.confirm' }
  | { type: 'postback.abandon' }
  | { type: 'postback.undo' };

const calls = {
  execute: effect<void, { asked: CommandOnPostback | null }>('execute'),
  restoreDefault: effect<void, { id: number | null }>('restoreDefault'),
};
const sideEffects = { tellSaved: sideEffect('tellSaved') };

export type PostbackCommandEffects = { actors: typeof calls; actions: typeof sideEffects };

const requestOf = ({ event }: { event: PostbackRequest }) => ({ request: event });
const askedOf = ({ event: { command, id, formerDefault = null } }: { event: PostbackRequest }) => ({
  asked: { command, id, formerDefault },
});
const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const formerOf = (asked: CommandOnPostback | null) =>
  asked?.command === 'setDefault' ? asked.formerDefault : null;

const postbackCommandSetup = setup({
  types: chartTypes<{
    context: PostbackCommandContext;
    events: PostbackCommandEvent;
    tags: 'asking' | 'busy';
  }>(),
  actors: calls,
  actions: {
    ...sideEffects,
    remember: assign((_, { asked }: { asked: CommandOnPostback }) => ({ asked, failure: null })),
    forget: assign({ asked: null, failure: null }),
    forgetFailure: assign({ failure: null }),
    recordFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
  guards: {
    isNoDefault: (_, { request }: { request: PostbackRequest }) =>
      request.command === 'setDefault' && (request.level !== 'global' || request.status !== 'active'),
    isFormerUnknown: (_, { request }: { request: PostbackRequest }) =>
      request.command === 'setDefault' && request.formerDefault === undefined,
    canBeUndone: ({ context }) => formerOf(context.asked) !== null,
  },
  delays: { undoWindow: 6000 },
});

export const postbackCommandMachine = postbackCommandSetup.createMachine({
  id: 'postbackCommand',
  description: 'Asks before a postback becomes the default or is removed; a new default can be undone.',
  context: { asked: null, failure: null },
  initial: 'ready',
  states: {
    ready: {
      description: 'A command can be given.',
      meta: { spec: ['O7'] },
      initial: 'idle',
      on: {
        'postback.command': [
          {
            guard: { type: 'isNoDefault', params: requestOf },
            description: 'The default is active, and for all offers.',
            meta: { spec: ['O7'] },
          },
          {
            guard: { type: 'isFormerUnknown', params: requestOf },
            description: 'Without the former default, nothing could be undone.',
            meta: { spec: ['O7'] },
          },
          { target: 'asking', actions: { type: 'remember', params: askedOf }, meta: { spec: ['O7'] } },
        ],
      },
      states: {
        idle: { description: 'There is nothing to undo.', meta: { screen: 'postback-idle' } },
        undoable: {
          description: 'There is a new default, and the former one can be restored.',
          meta: { spec: ['O7'], screen: 'postback-undoable' },
          on: { 'postback.undo': { target: '#postbackCommand.undoing', meta: { spec: ['O7'] } } },
          after: { undoWindow: { target: 'idle', actions: 'forget', meta: { spec: ['O7'] } } },
        },
        undoFailed: {
          description: 'The former default could not be restored: says why, and can be tried again.',
          meta: { spec: ['O7'], screen: 'postback-undo-failed' },
          on: {
            'postback.undo': { target: '#postbackCommand.undoing', meta: { spec: ['O7'] } },
            'postback.abandon': { target: 'idle', actions: 'forget', meta: { spec: ['O7'] } },
          },
        },
      },
    },
    asking: {
      description: 'The dialog says what follows, and why a call failed.',
      meta: { spec: ['O7'], screen: 'postback-asking' },
      tags: ['asking'],
      on: {
        'postback.confirm': { target: 'running', meta: { spec: ['O7'] } },
        'postback.abandon': { target: 'ready', actions: 'forget', meta: { spec: ['O7'] } },
      },
    },
    running: {
      description: 'The command is sent, once.',
      meta: { spec: ['O7'], screen: 'postback-running' },
      tags: ['asking', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'execute',
        src: 'execute',
        input: ({ context: { asked } }) => ({ asked }),
        onDone: [
          {
            guard: 'canBeUndone',
            target: 'ready.undoable',
            actions: 'tellSaved',
            meta: { spec: ['O7', 'E10'] },
          },
          { target: 'ready', actions: ['forget', 'tellSaved'], meta: { spec: ['O7', 'E10'] } },
        ],
        onError: {
          target: 'asking',
          actions: { type: 'recordFailure', params: errorOf },
          meta: { spec: ['O7', 'E2'] },
        },
      },
    },
    undoing: {
      description: 'The former default becomes the default again.',
      meta: { spec: ['O7'], screen: 'postback-undoing' },
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'restoreDefault',
        src: 'restoreDefault',
        input: ({ context: { asked } }) => ({ id: formerOf(asked) }),
        onDone: { target: 'ready', actions: ['forget', 'tellSaved'], meta: { spec: ['O7', 'E10'] } },
        onError: {
          target: 'ready.undoFailed',
          actions: { type: 'recordFailure', params: errorOf },
          meta: { spec: ['O7', 'E2'] },
        },
      },
    },
  },
});
