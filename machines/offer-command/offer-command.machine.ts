import { assign, emit, setup } from 'xstate';
import { chartTypes, effect } from '../lib/effect.ts';
import { failureOf, type Failure } from '../lib/failure.ts';

/** What commands are given to; the name is for messages. */
export type Commanded = { kind: 'offer' | 'campaign'; id: number; name?: string };

/** What a publisher does with an offer or a campaign (O3, O4). */
export type OfferCommand = 'apply' | 'run' | 'pause' | 'unpause';

type Rule = {
  /** Needs an entry before it is sent. */
  asksFirst: boolean;
  /** The command that undoes it. */
  opposite: OfferCommand | null;
};

const rules: Record<OfferCommand, Rule> = {
  apply: { asksFirst: true, opposite: null },
  run: { asksFirst: false, opposite: null },
  pause: { asksFirst: false, opposite: 'unpause' },
  unpause: { asksFirst: false, opposite: 'pause' },
};

type OfferCommandContext = {
  subject: Commanded;
  command: OfferCommand | null;
  /** Its entry: an application, or the name of a placement. */
  details: unknown;
  result: unknown;
  failure: Failure | null;
};

/** What a command came to, for who gave it and for the toasts. */
export type OfferCommandEmitted =
  | { type: 'command.refused' }
  | { type: 'command.succeeded'; command: OfferCommand | null }
  | { type: 'command.failed'; failure: Failure | null }
  | { type: 'command.undone' }
  | { type: 'undo.failed'; failure: Failure | null }
  | { type: 'undo.offered'; command: OfferCommand | null }
  | { type: 'undo.withdrawn' };

/** The status of a campaign, where that decides whether it takes commands. */
type Status = { status?: string };

type OfferCommandEvent =
  | ({ type: 'offer.command'; command: OfferCommand; details?: unknown } & Status)
  | { type: 'command.confirm'; details?: unknown }
  | { type: 'command.abandon' }
  | { type: 'command.retry' }
  | { type: 'command.undo' };

type Execution = { subject: Commanded; command: OfferCommand | null; details?: unknown };

const calls = { execute: effect<unknown, Execution>('execute') };

export type OfferCommandEffects = { actors: typeof calls };

type Details = { details?: unknown };

const commandOf = ({ event }: { event: { command: OfferCommand } & Details }) => ({
  command: event.command,
  details: event.details,
});
const statusOf = ({ event }: { event: Status }) => ({
  ...(event.status !== undefined && { status: event.status }),
});
const detailsOf = ({ event }: { event: Details }) => ({ details: event.details });
const resultOf = ({ event }: { event: { output: unknown } }) => ({ result: event.output });
const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const ruleOf = (command: OfferCommand | null) => (command === null ? null : rules[command]);

const offerCommandSetup = setup({
  types: chartTypes<{
    input: Commanded;
    context: OfferCommandContext;
    events: OfferCommandEvent;
    emitted: OfferCommandEmitted;
    tags: 'asking' | 'busy' | 'failed' | 'undoable';
  }>(),
  actors: calls,
  actions: {
    rememberCommand: assign((_, { command, details }: { command: OfferCommand } & Details) => ({
      command,
      details,
      result: undefined,
      failure: null,
    })),
    rememberDetails: assign((_, { details }: Details) => ({ details })),
    rememberResult: assign((_, { result }: { result: unknown }) => ({ result })),
    forgetCommand: assign({ command: null, details: undefined, failure: null }),
    forgetFailure: assign({ failure: null }),
    emitRefused: emit({ type: 'command.refused' }),
    emitSucceeded: emit(({ context }) => ({ type: 'command.succeeded', command: context.command })),
    emitFailed: emit(({ context }) => ({ type: 'command.failed', failure: context.failure })),
    emitUndone: emit({ type: 'command.undone' }),
    emitUndoFailed: emit(({ context }) => ({ type: 'undo.failed', failure: context.failure })),
    emitUndoOffered: emit(({ context }) => ({ type: 'undo.offered', command: context.command })),
    emitUndoWithdrawn: emit({ type: 'undo.withdrawn' }),
    recordFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
  guards: {
    asksFirst: (_, { command }: { command: OfferCommand }) => rules[command].asksFirst,
    hasNotStarted: (_, { status }: Status) => status === 'pending',
    hasEnded: (_, { status }: Status) => status === 'ended',
    isDoneAlready: ({ context }, { command }: { command: OfferCommand }) => command === context.command,
    canBeUndone: ({ context }) => ruleOf(context.command)?.opposite !== null,
  },
  delays: { undoWindow: 6000 },
});

const refuse = {
  actions: 'emitRefused',
  description: 'Another command is under way: this one is refused.',
  meta: { spec: ['O3', 'O4'] },
} as const;

export const offerCommandMachine = offerCommandSetup.createMachine({
  id: 'offerCommand',
  description:
    'Carries out one command at a time on an offer or a campaign; pausing can be undone for a while.',
  context: ({ input }) => ({
    subject: input,
    command: null,
    details: undefined,
    result: undefined,
    failure: null,
  }),
  initial: 'ready',
  states: {
    ready: {
      description: 'A command can be given; the result of the last one is shown until then.',
      meta: { spec: ['O3', 'O4'] },
      initial: 'idle',
      on: {
        'offer.command': [
          {
            guard: { type: 'asksFirst', params: commandOf },
            target: 'confirming',
            actions: { type: 'rememberCommand', params: commandOf },
            meta: { spec: ['O3'] },
          },
          {
            guard: { type: 'hasNotStarted', params: statusOf },
            description: 'Nothing runs yet that could be paused.',
            meta: { spec: ['O4'] },
          },
          {
            guard: { type: 'hasEnded', params: statusOf },
            description: 'What has ended takes no command any more.',
            meta: { spec: ['O4'] },
          },
          {
            target: 'running',
            actions: { type: 'rememberCommand', params: commandOf },
            meta: { spec: ['O3', 'O4'] },
          },
        ],
      },
      states: {
        idle: { description: 'No command yet.', meta: { screen: 'command-idle' } },
        undoable: {
          description: 'It is done, and can be undone for a while.',
          meta: { spec: ['O3', 'O4'], screen: 'command-undoable' },
          tags: ['undoable'],
          entry: 'emitUndoOffered',
          exit: 'emitUndoWithdrawn',
          on: {
            'offer.command': {
              guard: { type: 'isDoneAlready', params: commandOf },
              description: 'What was just done is not done twice.',
              actions: 'emitSucceeded',
              meta: { spec: ['O3', 'O4'] },
            },
            'command.undo': { target: '#offerCommand.undoing', meta: { spec: ['O3', 'O4'] } },
          },
          after: { undoWindow: { target: 'succeeded', meta: { spec: ['O3', 'O4'] } } },
        },
        succeeded: {
          description: 'It is done.',
          meta: { spec: ['O3', 'O4'], screen: 'command-succeeded' },
        },
        undone: { description: 'It was undone.', meta: { spec: ['O3', 'O4'], screen: 'command-undone' } },
        failed: {
          description: 'It was refused or did not arrive: says why, and can be tried again.',
          meta: { spec: ['O3', 'O4'], screen: 'command-failed' },
          tags: ['failed'],
          on: {
            'command.retry': { target: '#offerCommand.running', meta: { spec: ['O3', 'O4'] } },
            'command.abandon': { target: 'idle', actions: 'forgetCommand', meta: { spec: ['O3', 'O4'] } },
          },
        },
        undoFailed: {
          description: 'It could not be undone: says why, and can be tried again.',
          meta: { spec: ['O3', 'O4'], screen: 'command-failed' },
          tags: ['failed'],
          on: {
            'command.retry': { target: '#offerCommand.undoing', meta: { spec: ['O3', 'O4'] } },
            'command.abandon': { target: 'idle', actions: 'forgetCommand', meta: { spec: ['O3', 'O4'] } },
          },
        },
      },
    },
    confirming: {
      description: 'Asks for what belongs to the command, such as the application for an offer.',
      meta: { spec: ['O3'], screen: 'command-confirming' },
      tags: ['asking'],
      on: {
        'offer.command': refuse,
        'command.confirm': {
          target: 'running',
          actions: { type: 'rememberDetails', params: detailsOf },
          meta: { spec: ['O3'] },
        },
        'command.abandon': { target: 'ready', actions: 'forgetCommand', meta: { spec: ['O3'] } },
      },
    },
    running: {
      description: 'The command is sent, once; any other is refused meanwhile.',
      meta: { spec: ['O3', 'O4'], screen: 'command-running' },
      tags: ['busy'],
      entry: 'forgetFailure',
      on: { 'offer.command': refuse },
      invoke: {
        id: 'execute',
        src: 'execute',
        input: ({ context: { subject, command, details } }) => ({ subject, command, details }),
        onDone: [
          {
            guard: 'canBeUndone',
            target: 'ready.undoable',
            actions: 'emitSucceeded',
            meta: { spec: ['O3', 'O4'] },
          },
          {
            target: 'ready.succeeded',
            actions: [{ type: 'rememberResult', params: resultOf }, 'emitSucceeded'],
            meta: { spec: ['O3', 'O4'] },
          },
        ],
        onError: {
          target: 'ready.failed',
          actions: [{ type: 'recordFailure', params: errorOf }, 'emitFailed'],
          meta: { spec: ['O3', 'O4'] },
        },
      },
    },
    undoing: {
      description: 'The opposite is sent.',
      meta: { spec: ['O3', 'O4'], screen: 'command-undoing' },
      tags: ['busy'],
      entry: 'forgetFailure',
      on: { 'offer.command': refuse },
      invoke: {
        id: 'undo',
        src: 'execute',
        input: ({ context: { subject, command } }) => ({
          subject,
          command: ruleOf(command)?.opposite ?? null,
        }),
        onDone: { target: 'ready.undone', actions: 'emitUndone', meta: { spec: ['O3', 'O4'] } },
        onError: {
          target: 'ready.undoFailed',
          actions: [{ type: 'recordFailure', params: errorOf }, 'emitUndoFailed'],
          meta: { spec: ['O3', 'O4'] },
        },
      },
    },
  },
});
