import { reasonOf } from '#i18n/disabled-reasons.ts';
import type { MessageDescriptor } from '@lingui/core';
import type { EventFromLogic, AnyStateMachine, SnapshotFrom } from 'xstate';

/**
 * Why a chart would do nothing about an event: the words of the guard of the transition that it takes then, or null.
 * Example: `whyNot(machine, actor.getSnapshot(), { type: 'removal.ask', id, isDecided: true })`.
 */
export function whyNot<Machine extends AnyStateMachine>(
  machine: Machine,
  snapshot: SnapshotFrom<Machine>,
  event: EventFromLogic<Machine>,
): MessageDescriptor | null {
  const [taken] = machine.getTransitionData(snapshot, event) ?? [];
  if (!taken || taken.target || taken.actions.length > 0) return null;
  const { guard } = taken;
  if (typeof guard === 'string') return reasonOf(guard);
  return reasonOf(typeof guard === 'object' && 'type' in guard ? guard.type : null);
}
