import { ApiError, RequestCanceled } from '#api/api-error.ts';
import type { BulkCommand } from '#machines/bulk-command/bulk-command.machine.ts';
import type { OfferCommand, OfferCommandEmitted } from '#machines/offer-command/offer-command.machine.ts';
import { commandOn, type CommandedKind, type OfferCommandActor } from './offer-command.ts';
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
async function commandRow(chart: OfferCommandActor, command: OfferCommand): Promise<void> {
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

/** Pauses and resumes a row through the chart that its own buttons use (O3, O4). */
export const throughCharts =
  (chartOf: (id: number) => OfferCommandActor) =>
  async (command: BulkCommand, id: number): Promise<void> => {
    if (command === 'pause' || command === 'unpause') await commandRow(chartOf(id), command);
  };

/** For `useBulkCommand`. */
export function useRowCharts(kind: CommandedKind) {
  const portal = usePortal();
  return throughCharts((id) => commandOn(portal, { kind, id }));
}
