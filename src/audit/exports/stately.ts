import type { AnyStateMachine } from 'xstate';

const isKept = (part: unknown) => typeof part !== 'function' && part !== undefined;

// A function has no name to be imported by.
function withoutFunctions(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isKept).map(withoutFunctions);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => isKept(part))
      .map(([key, part]) => [key, withoutFunctions(part)]),
  );
}

/** A chart as Stately's editor imports it: its configuration as JSON, with guards, actions, calls and delays by name. */
export const statelyOf = ({ config }: AnyStateMachine): string =>
  `${JSON.stringify(withoutFunctions(config), null, 2)}\n`;
