import { assign, type AnyStateMachine } from 'xstate';

type Parameters = unknown[];
type BuiltIn = ((...args: Parameters) => void) & { type: string; resolve: (...args: Parameters) => unknown };

const isBuiltIn = (action: unknown): action is BuiltIn =>
  typeof action === 'function' && 'resolve' in action && 'type' in action;

/** The actions of a chart, which note that they ran, in the order in which the chart names them; effects do nothing else. */
export function notedActions(
  { implementations: { actions } }: AnyStateMachine,
  note: (name: string) => void,
) {
  const noted = (name: string, action: BuiltIn) => {
    const copy = (...args: Parameters) => action(...args);
    const resolve = (...args: Parameters) => {
      note(name);
      return action.resolve(...args);
    };
    return Object.assign(copy, action, { resolve });
  };
  // An effect runs once a chart has begun, changes of its context before: only a change of nothing keeps its place.
  const effect = (name: string) =>
    assign(() => {
      note(name);
      return {};
    });
  return Object.fromEntries(
    Object.entries<unknown>(actions).flatMap(([name, action]) => {
      if (!isBuiltIn(action)) return [[name, effect(name)] as const];
      // What is emitted is listed as an event.
      return action.type === 'xstate.emit' ? [] : [[name, noted(name, action)] as const];
    }),
  );
}
