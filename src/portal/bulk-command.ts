import { messagesAbout } from '#i18n/error-messages.ts';
import { useChart } from '#statecharts/use-chart.ts';
import { ApiError, RequestCanceled } from '#api/api-error.ts';
import {
  bulkCommandMachine,
  jobsOf,
  takenBy,
  type BulkCommand,
  type BulkCommandEffects,
  type SelectedRow,
} from '#machines/bulk-command/bulk-command.machine.ts';
import type { OfferCommand, OfferCommandEmitted } from '#machines/offer-command/offer-command.machine.ts';
import { fromPromise } from 'xstate';
import { commandOn, type CommandedKind, type OfferCommandActor } from './offer-command.ts';
import { whyNot } from './why-not.ts';
import { usePortal } from './portal-context.tsx';

const refused = () => new ApiError({ status: 0, code: 'COMMAND_REFUSED' });

// The first of these events that a chart emits from now on; a chart that stops emits none.
const firstOf = (chart: OfferCommandActor, types: readonly OfferCommandEmitted['type'][]) =>
  new Promise<OfferCommandEmitted>((resolve, reject) => {
    const stopping = chart.subscribe({ complete: () => reject(new RequestCanceled()) });
    const emitting = chart.on('*', (emitted) => {
      if (!types.includes(emitted.type)) return;
      stopping.unsubscribe();
      emitting.unsubscribe();
      resolve(emitted);
    });
  });

const ends = ['command.succeeded', 'command.failed', 'command.undone', 'undo.failed'] as const;
const answers = ['command.succeeded', 'command.failed', 'command.refused'] as const;

// Sends the command to the row's own chart once that is free; what the chart emits is the result.
async function carryOut(chart: OfferCommandActor, command: OfferCommand): Promise<void> {
  if (chart.getSnapshot().hasTag('busy')) await firstOf(chart, ends);
  const event = { type: 'offer.command', command } as const;
  const now = chart.getSnapshot();
  if (now.status !== 'active' || !now.can(event)) throw refused();
  const answer = firstOf(chart, answers);
  chart.send(event);
  const emitted = await answer;
  if (emitted.type === 'command.refused') throw refused();
  if (emitted.type === 'command.failed') throw new ApiError(emitted.failure ?? { status: 0 });
}

type Calls =
  /** The chart that a row's own buttons use (O3, O4). */
  { chartOf: (id: number) => OfferCommandActor } | { remove: (id: number) => Promise<unknown> };

/** Pausing and resuming go through the charts of the rows; withdrawing and removing are a call each (O9). */
export const bulkCommandEffects = (calls: Calls) =>
  ({
    actors: {
      execute: fromPromise(async ({ input: { command, id } }) => {
        if ('remove' in calls) await calls.remove(id);
        else if (command === 'pause' || command === 'unpause') await carryOut(calls.chartOf(id), command);
      }),
    },
  }) satisfies BulkCommandEffects;

/**
 * One command on many rows, three at a time (O3, O4, O9): on offers or campaigns, or a call that removes a row. What is
 * final is asked about while `isAsking`. `jobs` has the result of each, with `messages` of a failure; `retry` repeats the
 * failed ones, `undo` reverts the successful ones, `cancel` drops the waiting ones. Calls under way when the screen is left
 * complete; the rest is not sent. The call stays that of the first render.
 */
export function useBulkCommand(subject: CommandedKind | ((id: number) => Promise<unknown>)) {
  const portal = usePortal();
  const { actor, snapshot } = useChart(() =>
    bulkCommandMachine.provide(
      bulkCommandEffects(
        typeof subject === 'string'
          ? { chartOf: (id) => commandOn(portal, { kind: subject, id }) }
          : { remove: subject },
      ),
    ),
  );
  return {
    command: snapshot.context.command,
    jobs: jobsOf(snapshot.context).map(({ failure, ...job }) => ({
      ...job,
      messages: messagesAbout(failure),
    })),
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
