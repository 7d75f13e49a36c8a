import { assign, enqueueActions, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { chartTypes, effect } from '../lib/effect.ts';
import { failureOf, type Failure } from '../lib/failure.ts';

/** What is done to many rows at once (O3, O4, O9). */
export type BulkCommand = 'pause' | 'unpause' | 'withdraw' | 'remove';
export type BulkRow = { id: number; name: string };
/** A selected row; its status says which of the commands it takes. */
export type SelectedRow = BulkRow & { status: 'running' | 'paused' | 'undecided' | 'other' };
/** `gone`: somebody else has removed it meanwhile. */
type BulkResult = { outcome: 'done' | 'failed' | 'gone' | 'canceled'; failure: Failure | null };
/** A row and where its job stands. */
export type BulkJob = BulkRow & {
  state: 'waiting' | 'running' | BulkResult['outcome'];
  failure: Failure | null;
};

/** Rows that are neither queued nor have a result are those whose job actor runs. */
type Work = {
  rows: readonly BulkRow[];
  queue: readonly number[];
  results: Readonly<Record<number, BulkResult>>;
};
type BulkCommandContext = Work & { command: BulkCommand | null };

type JobId = `job.${number}`;
type Order = { command: BulkCommand; rows: readonly SelectedRow[] };
type BulkCommandEvent =
  | ({ type: 'bulk.start' } & Order)
  | { type: 'bulk.confirm' }
  | { type: 'bulk.abandon' }
  | { type: 'bulk.cancel' }
  | { type: 'bulk.retry' }
  | { type: 'bulk.undo' }
  | { type: 'bulk.close' }
  | DoneActorEvent<void, JobId>
  | ErrorActorEvent<unknown, JobId>;

const mostAtOnce = 3;
/** What takes a command back; without one it is final. */
const opposites: Partial<Record<BulkCommand, BulkCommand>> = { pause: 'unpause', unpause: 'pause' };
const taking: Record<BulkCommand, readonly SelectedRow['status'][]> = {
  pause: ['running'],
  unpause: ['paused'],
  withdraw: ['undecided'],
  remove: ['running', 'paused', 'undecided', 'other'],
};
const nothing: Work = { rows: [], queue: [], results: {} };

/** Those of the selected rows that take a command. */
export const takenBy = (command: BulkCommand, rows: readonly SelectedRow[]): BulkRow[] =>
  rows.filter(({ status }) => taking[command].includes(status)).map(({ id, name }) => ({ id, name }));

/** Every row with where its job stands. */
export const jobsOf = ({ rows, queue, results }: Work): BulkJob[] =>
  rows.map((row) => {
    const { outcome, failure = null } = results[row.id] ?? {};
    return { ...row, state: outcome ?? (queue.includes(row.id) ? 'waiting' : 'running'), failure };
  });

const idsOf = (rows: readonly BulkRow[]) => rows.map(({ id }) => id);
const rowsThat = (outcome: BulkResult['outcome'], { rows, results }: Work) =>
  rows.filter(({ id }) => results[id]?.outcome === outcome);
const without = (results: Work['results'], ids: readonly number[]): Work['results'] =>
  Object.fromEntries(Object.entries(results).filter(([id]) => !ids.includes(Number(id))));

const jobId = (id: number): JobId => `job.${id}`;
const orderOf = ({ event: { command, rows } }: { event: Order }) => ({ command, rows });
const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const rowOf = ({ event }: { event: { type: string } }) => Number(event.type.split('.').at(-1));

const calls = { execute: effect<void, { command: BulkCommand | null; id: number }>('execute') };

export type BulkCommandEffects = { actors: typeof calls };

const bulkSetup = setup({
  types: chartTypes<{
    context: BulkCommandContext;
    events: BulkCommandEvent;
    tags: 'asking' | 'busy' | 'over' | 'failed';
  }>(),
  actors: calls,
  actions: {
    begin: assign((_, order: Order) => {
      const rows = takenBy(order.command, order.rows);
      return { command: order.command, rows, queue: idsOf(rows), results: {} };
    }),
    startJobs: enqueueActions(({ context: { command, rows, queue, results }, enqueue }) => {
      const running = rows.length - queue.length - Object.keys(results).length;
      const next = queue.slice(0, mostAtOnce - running);
      for (const id of next) enqueue.spawnChild('execute', { id: jobId(id), input: { command, id } });
      enqueue.assign({ queue: queue.slice(next.length) });
    }),
    settle: enqueueActions(({ context, enqueue }, { id, ...result }: { id: number } & BulkResult) => {
      enqueue.stopChild(jobId(id));
      enqueue.assign({ results: { ...context.results, [id]: result } });
    }),
    cancelWaiting: assign(({ context: { queue, results } }) => ({
      queue: [],
      results: {
        ...results,
        ...Object.fromEntries(
          queue.map((id): [number, BulkResult] => [id, { outcome: 'canceled', failure: null }]),
        ),
      },
    })),
    retryFailed: assign(({ context }) => {
      const failed = idsOf(rowsThat('failed', context));
      return { queue: failed, results: without(context.results, failed) };
    }),
    turnBack: assign(({ context }) => {
      const rows = rowsThat('done', context);
      return {
        command: (context.command && opposites[context.command]) ?? null,
        rows,
        queue: idsOf(rows),
        results: {},
      };
    }),
    forget: assign({ command: null, ...nothing }),
  },
  guards: {
    isNothingToPause: (_, { command, rows }: Order) =>
      command === 'pause' && takenBy(command, rows).length === 0,
    isNothingToResume: (_, { command, rows }: Order) =>
      command === 'unpause' && takenBy(command, rows).length === 0,
    isNothingToWithdraw: (_, { command, rows }: Order) =>
      command === 'withdraw' && takenBy(command, rows).length === 0,
    isFinal: (_, { command }: Order) => !opposites[command],
    isGone: (_, { error }: { error: unknown }) => failureOf(error).status === 404,
    isAnyToUndo: ({ context }) =>
      context.command !== null &&
      opposites[context.command] !== undefined &&
      rowsThat('done', context).length > 0,
    isAllUnderWay: ({ context }) => context.queue.length === 0,
    isUnderWay: ({ context }) => context.rows.some(({ id }) => !context.results[id]),
    isAnyFailed: ({ context }) => rowsThat('failed', context).length > 0,
  },
});

const spec = ['O3', 'O4', 'O9'] as const;

export const bulkCommandMachine = bulkSetup.createMachine({
  id: 'bulkCommand',
  description:
    'Carries out one command on many rows, a job each, three at a time, and reports the results; asks first where it is final.',
  context: { command: null, ...nothing },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is under way.',
      meta: { screen: 'bulk-idle' },
      on: {
        'bulk.start': [
          {
            guard: { type: 'isNothingToPause', params: orderOf },
            description: 'Rows that are not running are not paused.',
            meta: { spec },
          },
          {
            guard: { type: 'isNothingToResume', params: orderOf },
            description: 'Rows that are not paused are not resumed.',
            meta: { spec },
          },
          {
            guard: { type: 'isNothingToWithdraw', params: orderOf },
            description: 'Applications that were decided are not withdrawn.',
            meta: { spec: ['O9'] },
          },
          {
            guard: { type: 'isFinal', params: orderOf },
            target: 'asking',
            actions: { type: 'begin', params: orderOf },
            description: 'What cannot be taken back is asked about.',
            meta: { spec: ['O9'] },
          },
          { target: 'running', actions: { type: 'begin', params: orderOf }, meta: { spec } },
        ],
      },
    },
    asking: {
      description: 'The dialog names the rows and says what follows.',
      meta: { spec: ['O9'], screen: 'bulk-asking' },
      tags: ['asking'],
      on: {
        'bulk.confirm': { target: 'running', meta: { spec: ['O9'] } },
        'bulk.abandon': { target: 'idle', actions: 'forget', meta: { spec: ['O9'] } },
      },
    },
    running: {
      description: 'At most three jobs at a time; waiting rows can be cancelled.',
      meta: { spec, screen: 'bulk-running' },
      tags: ['busy'],
      entry: 'startJobs',
      on: {
        'bulk.cancel': [
          {
            guard: 'isAllUnderWay',
            description: 'No row waits any more: what is under way is not cancelled.',
            meta: { spec },
          },
          { actions: 'cancelWaiting', meta: { spec } },
        ],
        'xstate.done.actor.job.*': {
          target: 'judging',
          actions: {
            type: 'settle',
            params: ({ event }) => ({ id: rowOf({ event }), outcome: 'done', failure: null }),
          },
          meta: { spec },
        },
        'xstate.error.actor.job.*': [
          {
            guard: { type: 'isGone', params: errorOf },
            target: 'judging',
            actions: {
              type: 'settle',
              params: ({ event }) => ({ id: rowOf({ event }), outcome: 'gone', failure: null }),
            },
            description: 'A row that is gone meanwhile is named, and not tried again.',
            meta: { spec },
          },
          {
            target: 'judging',
            actions: {
              type: 'settle',
              params: ({ event }) => ({
                id: rowOf({ event }),
                outcome: 'failed',
                failure: failureOf(event.error),
              }),
            },
            meta: { spec },
          },
        ],
      },
    },
    judging: {
      description: 'A job has ended: the next row begins, or all are over.',
      meta: { spec },
      always: [
        { guard: 'isUnderWay', target: 'running', meta: { spec } },
        { guard: 'isAnyFailed', target: 'over.incomplete', meta: { spec } },
        { target: 'over', meta: { spec } },
      ],
    },
    over: {
      description: 'Each row has its result, which is shown until it is closed.',
      meta: { spec },
      tags: ['over'],
      initial: 'complete',
      on: {
        'bulk.undo': {
          guard: 'isAnyToUndo',
          target: 'running',
          actions: 'turnBack',
          description: 'The opposite, for the rows that succeeded.',
          meta: { spec },
        },
        'bulk.close': { target: 'idle', actions: 'forget', meta: { spec } },
      },
      states: {
        complete: { description: 'None has failed.', meta: { spec, screen: 'bulk-complete' } },
        incomplete: {
          description: 'Some have failed: each says why, and they alone can be tried again.',
          meta: { spec, screen: 'bulk-incomplete' },
          tags: ['failed'],
          on: {
            'bulk.retry': { target: '#bulkCommand.running', actions: 'retryFailed', meta: { spec } },
          },
        },
      },
    },
  },
});
