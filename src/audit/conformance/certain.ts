import type { LogEntry } from '#machines/lib/log-entry.ts';
import type { Coded } from './deeds.ts';
import { isStart } from './senders.ts';

/** Whether an action does nothing but emit an event of this type. */
function isEmitting(code: string, type: string): boolean {
  const types = [...code.matchAll(/\btype:\s*["']([^"']+)["']/g)].map(([, found]) => found);
  return code.startsWith('emit(') && types.length === 1 && types[0] === type;
}

/** The states that a step has entered for certain, and those that it has left; of one taken up again, none. */
function movedIn(before: LogEntry | undefined, entry: LogEntry) {
  const active = before?.active ?? [];
  if (!before && !isStart(entry)) return { entered: [], left: [] };
  return {
    entered: entry.active.filter((id) => !active.includes(id)),
    left: active.filter((id) => !entry.active.includes(id)),
  };
}

/** How often a step has emitted an event at least: by actions that do so with any data. */
export function leastEmitted(
  { skeleton: { actions }, definition: { functions } }: Coded,
  [before, entry]: readonly [LogEntry | undefined, LogEntry],
  type: string,
): number {
  const { entered, left } = movedIn(before, entry);
  const names = [
    ...entry.took.flatMap((id) => actions.taking.get(id) ?? []),
    ...entered.flatMap((id) => actions.entering.get(id) ?? []),
    ...left.flatMap((id) => actions.leaving.get(id) ?? []),
  ];
  return names.filter((name) => isEmitting(functions[`action ${name}`] ?? '', type)).length;
}
