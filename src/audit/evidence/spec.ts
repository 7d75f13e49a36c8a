import type { AnyStateMachine } from 'xstate';
import { diagramOf, statesWithin, transitionsIn } from '../charts/diagram.ts';

/** The requirements of a chart by the id of the state or transition that answers to them. */
export function specOf(machine: AnyStateMachine): Record<string, string[]> {
  const diagram = diagramOf(machine);
  const parts = [...statesWithin(diagram.root), ...transitionsIn(diagram)];
  return Object.fromEntries(parts.flatMap(({ id, spec }) => (spec.length > 0 ? [[id, [...spec]]] : [])));
}
