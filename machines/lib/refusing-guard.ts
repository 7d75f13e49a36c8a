import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';

/**
 * The guard of the transition that a chart takes to do nothing about an event; null where it does something, or has no
 * transition for it. Example: 'isDecided' for `{ type: 'removal.ask', id, isDecided: true }`.
 */
export function refusingGuard<Machine extends AnyStateMachine>(
  machine: Machine,
  snapshot: SnapshotFrom<Machine>,
  event: EventFromLogic<Machine>,
): string | null {
  const [taken] = machine.getTransitionData(snapshot, event) ?? [];
  if (!taken || taken.target || taken.actions.length > 0) return null;
  const { guard } = taken;
  if (typeof guard === 'string') return guard;
  return typeof guard === 'object' && 'type' in guard ? guard.type : null;
}
