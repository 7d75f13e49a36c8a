import type { EventLog, LogEntry } from '#machines/lib/log-entry.ts';
import type { Say } from '../charts/chart-texts.ts';
import { stateIn } from '../charts/diagram.ts';
import { spokenType } from '../charts/event-label.ts';

const wordsOf = ({ chart, event, active, from, guards = [], changed = [] }: LogEntry, say: Say) =>
  [
    chart,
    event,
    spokenType(event, say),
    stateIn(chart, active),
    from ?? '',
    ...guards.map(({ name }) => name),
    ...changed,
  ]
    .join(' ')
    .toLowerCase();

/** The steps of a log that have all that was typed in their chart, event, state, sender, guards or changes, by their `seq`; null where nothing was typed. */
export function foundSteps({ entries }: EventLog, typed: string, say: Say): ReadonlySet<number> | null {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const found = entries.filter((entry) => {
    const text = wordsOf(entry, say);
    return words.every((word) => text.includes(word));
  });
  return new Set(found.map(({ seq }) => seq));
}

/** The next of them after a step, from the first again after the last; null if there is none. */
export function nextFound(found: ReadonlySet<number>, after: number | null): number | null {
  const all = [...found];
  return all.find((seq) => after !== null && seq > after) ?? all[0] ?? null;
}
