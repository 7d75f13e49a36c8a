import { messagesAbout } from '#i18n/error-messages.ts';
import { useChart } from '#statecharts/use-chart.ts';
import {
  bulkCommandMachine,
  jobsOf,
  takenBy,
  type BulkCommand,
  type BulkCommandEffects,
  type SelectedRow,
} from '#machines/bulk-command/bulk-command.machine.ts';
import { failureOf } from '#machines/lib/failure.ts';
import { fromPromise } from 'xstate';
import { whyNot } from './why-not.ts';

type CarryOut = (command: BulkCommand, id: number) => Promise<unknown>;

// The network may have done what it left unanswered; what it refused it has not.
const isUnanswered = (error: unknown) => {
  const { status } = failureOf(error);
  return status === 0 || status === 408 || status >= 500;
};

const removing: ReadonlySet<BulkCommand> = new Set(['withdraw', 'remove']);

// A row that is gone when a removal without an answer is repeated was removed by the first try, as with single commands.
function repeatable(carryOut: CarryOut): CarryOut {
  const unanswered = new Set<string>();
  return async (command, id) => {
    const call = `${command} ${id}`;
    try {
      await carryOut(command, id);
    } catch (error) {
      if (failureOf(error).status === 404 && unanswered.has(call)) return;
      if (removing.has(command) && isUnanswered(error)) unanswered.add(call);
      throw error;
    }
  };
}

export function bulkCommandEffects(carryOut: CarryOut) {
  const carryOutAgain = repeatable(carryOut);
  return {
    actors: {
      execute: fromPromise(async ({ input: { command, id } }) => {
        if (command !== null) await carryOutAgain(command, id);
      }),
    },
  } satisfies BulkCommandEffects;
}

/**
 * One command on many rows, three at a time (O3, O4, O9). What is final is asked about while `isAsking`. `jobs` has the
 * result of each, with `messages` of a failure; `retry` repeats the failed ones, `undo` reverts the successful ones, `cancel`
 * drops the waiting ones. Calls under way when the screen is left complete; the rest is not sent. `carryOut` stays that of
 * the first render.
 */
export function useBulkCommand(carryOut: CarryOut) {
  const { actor, snapshot } = useChart(() => bulkCommandMachine.provide(bulkCommandEffects(carryOut)));
  const jobs = jobsOf(snapshot.context).map(({ failure, ...job }) => ({
    ...job,
    messages: messagesAbout(failure),
  }));
  return {
    command: snapshot.context.command,
    jobs,
    /** The rows that are dealt with. */
    settled: new Set(jobs.filter(({ state }) => state === 'done' || state === 'gone').map(({ id }) => id)),
    isAsking: snapshot.hasTag('asking'),
    isBusy: snapshot.hasTag('busy'),
    isOver: snapshot.hasTag('over'),
    hasFailed: snapshot.hasTag('failed'),
    /** How many of the rows a command is for, and why it would do nothing, or null. */
    scopeOf: (name: BulkCommand, rows: readonly SelectedRow[]) => ({
      count: takenBy(name, rows).length,
      whyNot: whyNot(bulkCommandMachine, snapshot, { type: 'bulk.start', command: name, rows }),
    }),
    start: (name: BulkCommand, rows: readonly SelectedRow[]) =>
      actor.send({ type: 'bulk.start', command: name, rows }),
    confirm: () => actor.send({ type: 'bulk.confirm' }),
    abandon: () => actor.send({ type: 'bulk.abandon' }),
    cancel: () => actor.send({ type: 'bulk.cancel' }),
    /** Why `cancel` would do nothing, or null. */
    whyNotCancel: whyNot(bulkCommandMachine, snapshot, { type: 'bulk.cancel' }),
    retry: () => actor.send({ type: 'bulk.retry' }),
    canUndo: snapshot.can({ type: 'bulk.undo' }),
    undo: () => actor.send({ type: 'bulk.undo' }),
    close: () => actor.send({ type: 'bulk.close' }),
  };
}
export type Bulk = ReturnType<typeof useBulkCommand>;
