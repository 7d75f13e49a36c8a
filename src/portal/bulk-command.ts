import { ApiError } from '#api/api-error.ts';
import {
  bulkCommandMachine,
  type BulkCommand,
  type BulkCommandEffects,
  type BulkRow,
} from '#machines/bulk-command/bulk-command.machine.ts';
import type { OfferCommand } from '#machines/offer-command/offer-command.machine.ts';
import { fromPromise, waitFor } from 'xstate';
import { commandsOf, type OfferCommandActor } from './offer-command.ts';
import { messagesAbout, useChart } from './use-chart.ts';

const isFree = (snapshot: ReturnType<OfferCommandActor['getSnapshot']>) => !snapshot.hasTag('busy');

// Sends the command to the row's own chart once that is free, and waits for the result.
async function carryOut(chart: OfferCommandActor, command: OfferCommand): Promise<void> {
  await waitFor(chart, isFree);
  const refusals: ApiError[] = [];
  const subscription = chart.on('command.refused', () => {
    refusals.push(new ApiError({ status: 0, code: 'COMMAND_REFUSED' }));
  });
  chart.send({ type: 'offer.command', command });
  subscription.unsubscribe();
  for (const refusal of refusals) throw refusal;
  const { failure } = (await waitFor(chart, isFree)).context;
  if (failure) throw new ApiError(failure);
}

/** Each row goes through the chart that its own buttons use (O3, O4). */
export const bulkCommandEffects = (chartOf: (id: number) => OfferCommandActor) =>
  ({
    actors: {
      execute: fromPromise(async ({ input: { command, id } }) => {
        if (command !== null && id !== null) await carryOut(chartOf(id), command);
      }),
    },
  }) satisfies BulkCommandEffects;

/**
 * Pausing and resuming many offers or campaigns, three at a time (O3, O4). `jobs` has the result of each, with `messages`
 * of a failure; `retry` repeats the failed ones, `undo` reverts the successful ones, `cancel` drops the waiting ones. Calls
 * under way when the screen is left complete; the rest is not sent.
 */
export function useBulkCommand(kind: 'offer' | 'campaign') {
  const { actor, snapshot } = useChart((portal) =>
    bulkCommandMachine.provide(bulkCommandEffects((id) => commandsOf(portal).chartOf({ kind, id }))),
  );
  const { command, jobs } = snapshot.context;
  return {
    command,
    jobs: jobs.map(({ failure, ...job }) => ({ ...job, messages: messagesAbout(failure) })),
    isBusy: snapshot.hasTag('busy'),
    isOver: snapshot.hasTag('over'),
    hasFailed: snapshot.hasTag('failed'),
    start: (name: BulkCommand, rows: readonly BulkRow[]) =>
      actor.send({ type: 'bulk.start', command: name, rows }),
    cancel: () => actor.send({ type: 'bulk.cancel' }),
    retry: () => actor.send({ type: 'bulk.retry' }),
    undo: () => actor.send({ type: 'bulk.undo' }),
    close: () => actor.send({ type: 'bulk.close' }),
  };
}
export type Bulk = ReturnType<typeof useBulkCommand>;
