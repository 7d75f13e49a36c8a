import type { ChartDefinition } from '#contract/evidence.ts';
import type { LogEntry } from '#machines/lib/log-entry.ts';
import { transitionsOf } from '#machines/lib/transition-id.ts';
import type { AnyStateMachine } from 'xstate';

/** A timer of a chart: the state in which it runs, and how long, in ms. */
type Timer = { state: string; delay: number };

/** The timers whose time stands in the chart as a number, by the event that each ends with; others are computed. */
export type Timers = ReadonlyMap<string, Timer>;

const prefix = 'xstate.after.';

export function timersIn(machine: AnyStateMachine, { functions }: ChartDefinition): Timers {
  const found = transitionsOf(machine).flatMap(({ eventType, source: { id } }): [string, Timer][] => {
    const end = `.${id}`;
    if (!eventType.startsWith(prefix) || !eventType.endsWith(end)) return [];
    const name = eventType.slice(prefix.length, -end.length);
    const written = functions[`delay ${name}`] ?? name;
    return /^\d[\d_]*$/.test(written)
      ? [[eventType, { state: id, delay: Number(written.replaceAll('_', '')) }]]
      : [];
  });
  return new Map(found);
}

/** The entry with which each active state was entered, by its id; without those whose entry is in no log. */
export type Entered = ReadonlyMap<string, LogEntry>;

/** `wasActive` is null where the log does not say: then nobody knows how long a state has been active. */
export function enteredAfter(
  entered: Entered,
  wasActive: readonly string[] | null,
  entry: LogEntry,
): Entered {
  if (wasActive === null) return entered;
  const before = new Set(wasActive);
  return new Map(
    entry.active.flatMap((id) => {
      const since = before.has(id) ? entered.get(id) : entry;
      return since ? [[id, since] as const] : [];
    }),
  );
}

// A browser may end a timer that much early by the time of the portal, in ms. The clock of the device may be set.
const tolerance = 50;

/** How long the timer of an entry had run, if that is less than it takes; else null. */
export function earlyBy(timers: Timers, entered: Entered, { event, at }: LogEntry) {
  const timer = timers.get(event);
  const since = timer && entered.get(timer.state);
  if (!timer || !since) return null;
  const ran = at - since.at;
  return ran < timer.delay - tolerance ? { ran, delay: timer.delay } : null;
}
