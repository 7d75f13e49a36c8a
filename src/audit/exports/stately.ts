import type { AnyStateMachine } from 'xstate';
import { fixedDelays } from './fixed-delays.ts';

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

/**
 * A chart as Stately's editor imports it: its configuration as JSON, with guards, actions, calls and delays by name. JSON
 * has no place for what a delay lasts but the notes of the chart: there, in ms.
 */
export function statelyOf(machine: AnyStateMachine): string {
  const { config } = machine;
  const delays = fixedDelays(machine);
  const meta: unknown = { ...config.meta, delays: Object.fromEntries(delays) };
  const noted: unknown = delays.length > 0 ? { ...config, meta } : config;
  return `${JSON.stringify(withoutFunctions(noted), null, 2)}\n`;
}
