import type { LogEntry } from '#machines/lib/log-entry.ts';
import { reasonOfUnsent } from './judge-unsent.ts';
import { callIn, rootName, timerIn, type Senders } from './senders.ts';

/** Entries of one turn: charts react to each other at once. `isOver`: later ones show that it had ended. */
export type Turn = { entries: readonly LogEntry[]; isOver: boolean; hasGap: boolean };

/** Whether all that went before is over: a call answers, a timer ends, or something from outside arrives. */
function isFromOutside(entry: LogEntry, senders: Senders): boolean {
  const { chart, event, from } = entry;
  // A chart stops those that it runs within its own step; nobody is named as the sender.
  if (event === 'xstate.stop') return chart === rootName;
  const call = callIn(event);
  if (call !== null) return !senders.isChart(from ?? call);
  return timerIn(event) !== null || (from === null && reasonOfUnsent(entry, senders) === null);
}

/** The turns of a log; where nobody watched, several may be one. */
export function turnsIn(entries: readonly LogEntry[], senders: Senders): Turn[] {
  const turns: { entries: LogEntry[]; isOver: boolean; hasGap: boolean }[] = [];
  for (const [nth, entry] of entries.entries()) {
    const [latest, before] = [turns.at(-1), entries[nth - 1]];
    const isAfterGap = before !== undefined && entry.seq > before.seq + 1;
    if (latest && isAfterGap) latest.hasGap = true;
    if (latest && !isFromOutside(entry, senders)) {
      latest.entries.push(entry);
      continue;
    }
    if (latest) latest.isOver = true;
    turns.push({ entries: [entry], isOver: false, hasGap: isAfterGap });
  }
  return turns;
}
