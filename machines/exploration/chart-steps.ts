import {
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import type { Deed } from '../models/stubs.ts';

/** What a chart does on an event, computed without running it. */
export type ChartStep = {
  snapshot: AnyMachineSnapshot;
  deeds: readonly Deed[];
  emitted: readonly AnyEventObject[];
};

type Action = { type: string; params: unknown };

const snapshots = new WeakMap<AnyStateMachine, Map<string, AnyMachineSnapshot>>();
const steps = new WeakMap<AnyMachineSnapshot, Map<string, ChartStep>>();

/** Route tables are long and never change. */
const textOf = ({ value, context }: { value: unknown; context: unknown }) =>
  JSON.stringify([value, context], (name, part: unknown) => (name === 'routes' ? undefined : part));

/** Equal snapshots are one, so that no step is computed twice. */
function shared(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): AnyMachineSnapshot {
  const own = snapshots.get(machine) ?? new Map<string, AnyMachineSnapshot>();
  snapshots.set(machine, own);
  const key = textOf(snapshot);
  const cached = own.get(key) ?? snapshot;
  own.set(key, cached);
  return cached;
}

function stepOf(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  actions: readonly Action[],
): ChartStep {
  const own = actions.filter(({ type }) => !type.startsWith('xstate.'));
  // What xstate's own actions carry: a call names its source, `emit` holds the event.
  const calls = actions
    .filter(({ type }) => type === 'xstate.spawnChild')
    .map(({ params }) => ({ name: `call ${(params as { src: string }).src}`, params: undefined }));
  const emitted = actions
    .filter(({ type }) => type === 'xstate.emit')
    .map(({ params }) => (params as { event: AnyEventObject }).event);
  return {
    snapshot: shared(machine, snapshot),
    deeds: [...own.map(({ type, params }) => ({ name: type, params })), ...calls],
    emitted,
  };
}

/** How a chart begins. */
export function firstStep(machine: AnyStateMachine, input: unknown): ChartStep {
  const [snapshot, actions] = initialTransition(machine, input);
  return stepOf(machine, snapshot, actions);
}

/** Which chart breaks down; its cause says how. */
export class ChartFault extends Error {
  readonly chart: string;
  constructor(chart: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.chart = chart;
  }
}

/** Charts that are broken may throw, or end with an error. */
function transitionIn(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject) {
  try {
    return transition(machine, snapshot, event);
  } catch (error) {
    throw new ChartFault(machine.id, error);
  }
}

/** What a chart does on an event. */
export function nextStep(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): ChartStep {
  const cached = steps.get(snapshot) ?? new Map<string, ChartStep>();
  steps.set(snapshot, cached);
  const key = JSON.stringify(event);
  const found = cached.get(key);
  if (found) return found;
  const [next, actions] = transitionIn(machine, snapshot, event);
  const step = stepOf(machine, next, actions);
  cached.set(key, step);
  return step;
}
