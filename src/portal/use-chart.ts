import { messagesOf, type FailureDetails, type Message } from '#i18n/error-messages.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Portal } from './create-portal.ts';
import { usePortal } from './portal-context.tsx';

const noMessages: readonly Message[] = [];

/** The messages of a chart's failed call. */
export const messagesAbout = (failure: FailureDetails | null | undefined): readonly Message[] =>
  failure ? messagesOf(failure) : noMessages;

type Options<Machine extends AnyStateMachine> = Parameters<typeof useActorRef<Machine>>;

/**
 * Runs a chart while its component is mounted, its steps in the event log (M3). `provide` runs once.
 * Example: `useChart(({ client }) => verifyEmailMachine.provide(effects(client)), { input: link })`.
 */
export function useChart<Machine extends AnyStateMachine>(
  provide: (portal: Portal) => Machine,
  ...[options]: Options<Machine> extends [Machine, ...infer Rest] ? Rest : never
): { actor: Actor<Machine>; snapshot: SnapshotFrom<Machine> } {
  const portal = usePortal();
  const [machine] = useState(() => provide(portal));
  // XState's rest parameter is conditional on the machine, and stays unresolved for a generic one.
  const given = [
    machine,
    { ...(options as object | undefined), inspect: portal.eventLog.inspect },
  ] as unknown as Options<Machine>;
  const actor = useActorRef(...given);
  return { actor, snapshot: useSelector(actor, (now) => now) };
}
