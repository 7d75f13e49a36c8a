import { getNextTransitions, type AnyMachineSnapshot } from 'xstate';
import { anyWay, beginning, outcomesOf, reaction } from './outcomes.ts';
import type { Skeleton } from './skeleton.ts';

const found = new WeakMap<Skeleton, readonly AnyMachineSnapshot[]>();

export const eventsAt = (snapshot: AnyMachineSnapshot): string[] => [
  ...new Set(
    getNextTransitions(snapshot)
      .map(({ eventType }) => String(eventType))
      .filter((type) => type !== ''),
  ),
];

const keyOf = ({ value, historyValue }: AnyMachineSnapshot) =>
  JSON.stringify([value, Object.keys(historyValue)]);

function explore(skeleton: Skeleton): AnyMachineSnapshot[] {
  const states = new Map<string, AnyMachineSnapshot>();
  const add = (snapshot: AnyMachineSnapshot) => {
    const key = keyOf(snapshot);
    if (!states.has(key)) states.set(key, snapshot);
  };
  for (const { end } of outcomesOf(beginning(skeleton), anyWay)) add(end);
  for (const snapshot of states.values()) {
    for (const type of eventsAt(snapshot)) {
      for (const { end } of outcomesOf(reaction(skeleton, snapshot, type), anyWay)) add(end);
    }
  }
  return [...states.values()];
}

/** Wherever a chart can be, if its guards say what they like. */
export function reachableIn(skeleton: Skeleton): readonly AnyMachineSnapshot[] {
  const states = found.get(skeleton) ?? explore(skeleton);
  found.set(skeleton, states);
  return states;
}
