import type {
  AnyEventObject,
  AnyStateMachine,
  AnyStateNode,
  MachineContext,
  TransitionDefinition,
} from 'xstate';

export type AnyTransition = TransitionDefinition<MachineContext, AnyEventObject>;

// One string for all holders: an event log holds hundreds.
const ids = new WeakMap<AnyTransition, string>();

function makeId(transition: AnyTransition): string {
  const { source, eventType } = transition;
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const id = `${source.id} | ${eventType || 'always'} | ${siblings.indexOf(transition)}`;
  ids.set(transition, id);
  return id;
}

/** A name that every copy of a chart shares: 'source state | event | index among those of the event' (M3). */
export const transitionId = (transition: AnyTransition): string => ids.get(transition) ?? makeId(transition);

const withInner = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(withInner),
];

/** Every transition of a chart, those of outer states first. */
export const transitionsOf = ({ root }: AnyStateMachine): AnyTransition[] =>
  withInner(root).flatMap(({ transitions, always }) => [...transitions.values(), always ?? []].flat());
