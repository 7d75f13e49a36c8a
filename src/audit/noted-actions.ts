import type { AnyStateMachine } from 'xstate';

type Parameters = unknown[];
type BuiltIn = ((...args: Parameters) => void) & { type: string; resolve: (...args: Parameters) => unknown };

// What is emitted is listed as an event.
const isNoted = (action: unknown): action is BuiltIn =>
  typeof action === 'function' && 'resolve' in action && 'type' in action && action.type !== 'xstate.emit';

/** The chart's own actions, such as those that change its context, which also note that they ran. */
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
  return Object.fromEntries(
    Object.entries<unknown>(actions).flatMap(([name, action]) =>
      isNoted(action) ? [[name, noted(name, action)] as const] : [],
    ),
  );
}
