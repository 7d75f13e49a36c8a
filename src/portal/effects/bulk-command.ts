import { ApiError } from '#api/api-error.ts';
import type { BulkCommandEffects } from '#machines/bulk-command/bulk-command.machine.ts';
import type { OfferCommand } from '#machines/offer-command/offer-command.machine.ts';
import { fromPromise, waitFor } from 'xstate';
import type { OfferCommandActor } from '../offer-commands.ts';

const isFree = (snapshot: ReturnType<OfferCommandActor['getSnapshot']>) => !snapshot.hasTag('busy');

/** Gives a row's own chart the command once that is free, and waits for how it ends. */
async function carryOut(chart: OfferCommandActor, command: OfferCommand): Promise<void> {
  await waitFor(chart, isFree);
  const refusals: ApiError[] = [];
  const hearing = chart.on('command.refused', () => {
    refusals.push(new ApiError({ status: 0, code: 'COMMAND_REFUSED' }));
  });
  chart.send({ type: 'offer.command', command });
  hearing.unsubscribe();
  for (const refusal of refusals) throw refusal;
  const { failure } = (await waitFor(chart, isFree)).context;
  if (failure) throw new ApiError(failure);
}

/** What the chart of the bulk commands has done: each row goes through the chart that its own buttons use (O3, O4). */
export const bulkCommandEffects = (chartOf: (id: number) => OfferCommandActor) =>
  ({
    actors: {
      execute: fromPromise(async ({ input: { command, id } }) => {
        if (command !== null && id !== null) await carryOut(chartOf(id), command);
      }),
    },
  }) satisfies BulkCommandEffects;
