import { useActorRef, useSelector } from '@xstate/react';
import { useContext, useEffect, useState } from 'react';
import { createActor, type Actor, type AnyStateMachine, type InputFrom, type SnapshotFrom } from 'xstate';
import { InspectionContext } from './inspection.ts';

type Options<Machine extends AnyStateMachine> = Parameters<typeof useActorRef<Machine>>;

/**
 * Runs a chart while its component is mounted, its steps in the event log (M3). `provide` runs once.
 * Example: `useChart(() => verifyEmailMachine.provide(effects(client)), { input: link })`.
 */
export function useChart<Machine extends AnyStateMachine>(
  provide: () => Machine,
  ...[options]: Options<Machine> extends [Machine, ...infer Rest] ? Rest : never
): { actor: Actor<Machine>; snapshot: SnapshotFrom<Machine> } {
  const inspect = useContext(InspectionContext);
  const [machine] = useState(provide);
  // XState's rest parameter is conditional on the machine, and stays unresolved for a generic one.
  const given = [machine, { ...(options as object | undefined), inspect }] as unknown as Options<Machine>;
  const actor = useActorRef(...given);
  return { actor, snapshot: useSelector(actor, (now) => now) };
}

/** Runs a chart that ends, anew at each `start`; each run stops when the next one starts or its component goes. */
export function useChartRuns<Machine extends AnyStateMachine>() {
  const inspect = useContext(InspectionContext);
  const [run, setRun] = useState<Actor<Machine>>();
  // The type of a snapshot is conditional on the machine, and may be anything for a generic one.
  // oxlint-disable-next-line typescript/no-confusing-void-expression
  const snapshot = useSelector(run, (now: SnapshotFrom<Machine> | undefined) => now);
  useEffect(() => () => void run?.stop(), [run]);

  function start(machine: Machine, input: InputFrom<Machine>) {
    // As above.
    const options = { input, inspect } as unknown as Parameters<typeof createActor<Machine>>[1];
    setRun(createActor(machine, options).start());
  }
  return { run, snapshot, start };
}
