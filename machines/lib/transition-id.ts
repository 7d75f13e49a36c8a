import type {
  AnyEventObject,
  AnyStateMachine,
  AnyStateNode,
  MachineContext,
  TransitionDefinition,
} from 'xstate';

/** A transition of whichever chart. */
export type AnyTransition = TransitionDefinition<MachineContext, AnyEventObject>;

/** A name that every copy of a chart shares: 'source state | event | index among those of the event' (M3). */
export function transitionId(transition: AnyTransition): string {
  const { source, eventType } = transition;
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  return `${source.id} | ${eventType || 'always'} | ${siblings.indexOf(transition)}`;
}

const withInner = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(withInner),
];

/** Every transition of a chart, those of outer states first. */
export const transitionsOf = ({ root }: AnyStateMachine): AnyTransition[] =>
  withInner(root).flatMap(({ transitions, always }) => [...transitions.values(), always ?? []].flat());
