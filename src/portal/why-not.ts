import { reasonOf } from '#i18n/disabled-reasons.ts';
import { refusingGuard } from '#machines/lib/refusing-guard.ts';
import type { MessageDescriptor } from '@lingui/core';
import type { EventFromLogic, AnyStateMachine, SnapshotFrom } from 'xstate';

/**
 * Why a chart would do nothing about an event: the words of the guard of the transition that it takes then, or null.
 * Example: `whyNot(machine, actor.getSnapshot(), { type: 'removal.ask', id, isDecided: true })`.
 */
export const whyNot = <Machine extends AnyStateMachine>(
  machine: Machine,
  snapshot: SnapshotFrom<Machine>,
  event: EventFromLogic<Machine>,
): MessageDescriptor | null => reasonOf(refusingGuard(machine, snapshot, event));
