import { assign, setup } from 'xstate';
import { chartTypes, effect } from '../lib/effect.ts';
import { failureOf, type Failure } from '../lib/failure.ts';

/** What is done to many offers or campaigns at once (O3, O4). */
export type BulkCommand = 'pause' | 'unpause';
export type BulkRow = { id: number; name: string };
/** A row and its result. */
export type BulkJob = BulkRow & {
  state: 'waiting' | 'running' | 'done' | 'failed' | 'canceled';
  failure: Failure | null;
};

type Lane = 'first' | 'second' | 'third';
type Lanes = Readonly<Record<Lane, number | null>>;
type Work = { jobs: readonly BulkJob[]; lanes: Lanes };
type BulkCommandContext = Work & { command: BulkCommand | null };

type Order = { command: BulkCommand; rows: readonly BulkRow[] };
type BulkCommandEvent =
  | ({ type: 'bulk.start' } & Order)
  | { type: 'bulk.cancel' }
  | { type: 'bulk.retry' }
  | { type: 'bulk.undo' }
  | { type: 'bulk.close' };

const opposites: Record<BulkCommand, BulkCommand> = { pause: 'unpause', unpause: 'pause' };
const noLanes: Lanes = { first: null, second: null, third: null };
const laneNames = ['first', 'second', 'third'] as const;

// Every free lane takes the next waiting job.
const deal = (work: Work): Work =>
  laneNames.reduce<Work>(({ jobs, lanes }, lane) => {
    const next = lanes[lane] === null ? jobs.find(({ state }) => state === 'waiting') : undefined;
    if (!next) return { jobs, lanes };
    return {
      jobs: jobs.map((job) => (job === next ? { ...job, state: 'running' } : job)),
      lanes: { ...lanes, [lane]: next.id },
    };
  }, work);

const waiting = ({ id, name }: BulkRow): BulkJob => ({ id, name, state: 'waiting', failure: null });
const again = (jobs: readonly BulkJob[], state: BulkJob['state']) =>
  jobs.map((job) => (job.state === state ? waiting(job) : job));

type Settled = { lane: Lane; failure: Failure | null };
const settled = ({ jobs, lanes }: Work, { lane, failure }: Settled): Work => ({
  jobs: jobs.map((job) =>
    job.id === lanes[lane] ? { ...job, state: failure ? 'failed' : 'done', failure } : job,
  ),
  lanes: { ...lanes, [lane]: null },
});

const orderOf = ({ event: { command, rows } }: { event: Order }) => ({ command, rows });

const calls = { execute: effect<void, { command: BulkCommand | null; id: number | null }>('execute') };

export type BulkCommandEffects = { actors: typeof calls };

const bulkSetup = setup({
  types: chartTypes<{
    context: BulkCommandContext;
    events: BulkCommandEvent;
    tags: 'busy' | 'over' | 'failed';
  }>(),
  actors: calls,
  actions: {
    begin: assign((_, { command, rows }: Order) => ({
      command,
      ...deal({ jobs: rows.map(waiting), lanes: noLanes }),
    })),
    settle: assign(({ context }, outcome: Settled) => deal(settled(context, outcome))),
    cancelWaiting: assign(({ context }) => ({
      jobs: context.jobs.map((job): BulkJob =>
        job.state === 'waiting' ? { ...job, state: 'canceled' } : job,
      ),
    })),
    retryFailed: assign(({ context }) => deal({ jobs: again(context.jobs, 'failed'), lanes: noLanes })),
    turnBack: assign(({ context: { command, jobs } }) => ({
      command: command && opposites[command],
      ...deal({ jobs: again(jobs, 'done').filter(({ state }) => state === 'waiting'), lanes: noLanes }),
    })),
    forget: assign({ command: null, jobs: [], lanes: noLanes }),
  },
  guards: {
    hasRows: (_, { rows }: Order) => rows.length > 0,
    isAnyDone: ({ context }) => context.jobs.some(({ state }) => state === 'done'),
    isAnyFailed: ({ context }) => context.jobs.some(({ state }) => state === 'failed'),
    hasJob: ({ context }, { lane }: { lane: Lane }) => context.lanes[lane] !== null,
  },
});

const laneOf = (lane: Lane) =>
  bulkSetup.createStateConfig({
    description: 'Works on one row after the other.',
    initial: 'choosing',
    states: {
      choosing: {
        description: 'Takes its next row.',
        meta: { spec: ['O3', 'O4'] },
        always: [
          {
            guard: { type: 'hasJob', params: { lane } },
            target: 'working',
            meta: { spec: ['O3', 'O4'] },
          },
          { target: 'resting', meta: { spec: ['O3', 'O4'] } },
        ],
      },
      working: {
        description: 'The call for one row, made once.',
        meta: { spec: ['O3', 'O4'], screen: 'bulk-running' },
        invoke: {
          id: `${lane}Call`,
          src: 'execute',
          input: ({ context: { command, lanes } }) => ({ command, id: lanes[lane] }),
          onDone: {
            target: 'choosing',
            actions: { type: 'settle', params: { lane, failure: null } },
            meta: { spec: ['O3', 'O4'] },
          },
          onError: {
            target: 'choosing',
            actions: { type: 'settle', params: ({ event }) => ({ lane, failure: failureOf(event.error) }) },
            meta: { spec: ['O3', 'O4'] },
          },
        },
      },
      resting: { description: 'No row is left.', type: 'final' },
    },
  });

export const bulkCommandMachine = bulkSetup.createMachine({
  id: 'bulkCommand',
  description: 'Carries out one command on many rows, three at a time, and reports the result of each.',
  context: { command: null, jobs: [], lanes: noLanes },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is under way.',
      meta: { screen: 'bulk-idle' },
      on: {
        'bulk.start': {
          guard: { type: 'hasRows', params: orderOf },
          target: 'running',
          actions: { type: 'begin', params: orderOf },
          meta: { spec: ['O3', 'O4'] },
        },
      },
    },
    running: {
      description: 'At most three calls at a time; waiting rows can be cancelled.',
      meta: { spec: ['O3', 'O4'], screen: 'bulk-running' },
      tags: ['busy'],
      type: 'parallel',
      on: { 'bulk.cancel': { actions: 'cancelWaiting', meta: { spec: ['O3', 'O4'] } } },
      states: { first: laneOf('first'), second: laneOf('second'), third: laneOf('third') },
      onDone: [
        { guard: 'isAnyFailed', target: 'over.incomplete', meta: { spec: ['O3', 'O4'] } },
        { target: 'over', meta: { spec: ['O3', 'O4'] } },
      ],
    },
    over: {
      description: 'Each row has its result, which is shown until it is closed.',
      meta: { spec: ['O3', 'O4'] },
      tags: ['over'],
      initial: 'complete',
      on: {
        'bulk.undo': {
          guard: 'isAnyDone',
          target: 'running',
          actions: 'turnBack',
          description: 'The opposite, for the rows that succeeded.',
          meta: { spec: ['O3', 'O4'] },
        },
        'bulk.close': { target: 'idle', actions: 'forget', meta: { spec: ['O3', 'O4'] } },
      },
      states: {
        complete: { description: 'None has failed.', meta: { spec: ['O3', 'O4'], screen: 'bulk-complete' } },
        incomplete: {
          description: 'Some have failed: each says why, and they alone can be tried again.',
          meta: { spec: ['O3', 'O4'], screen: 'bulk-incomplete' },
          tags: ['failed'],
          on: {
            'bulk.retry': {
              target: '#bulkCommand.running',
              actions: 'retryFailed',
              meta: { spec: ['O3', 'O4'] },
            },
          },
        },
      },
    },
  },
});
