import type { EventLog, LogEntry } from '#machines/lib/log-entry.ts';
import { shownLog, type logViewerMachine } from '#machines/log-viewer/log-viewer.machine.ts';
import type { SnapshotFrom } from 'xstate';
import * as z from 'zod/mini';

type Snapshot = SnapshotFrom<typeof logViewerMachine>;
/** What a viewer shows, empty while it waits for a portal; `open` are the portals that can be shown. */
export type Viewing = {
  state: Snapshot['value'];
  log: EventLog;
  position: number;
  open: readonly EventLog[];
};

export const viewingOf = ({ value, context }: Pick<Snapshot, 'value' | 'context'>): Viewing => ({
  state: value,
  log: shownLog(context),
  position: context.position,
  open: context.open,
});

/** The index of the current entry; -1 if there is none. */
export const positionOf = ({ state, log, position }: Viewing): number => {
  const last = log.entries.length - 1;
  return state === 'following' ? last : Math.min(position, last);
};

/** Those until the current one, the oldest first. */
export const entriesUpTo = (viewing: Viewing): readonly LogEntry[] =>
  viewing.log.entries.slice(0, positionOf(viewing) + 1);

const hasMoved = ({ took }: LogEntry) => took.length > 0;

/** The states of a chart at the current entry, and the transitions that led there; empty if it never ran. */
export function momentOf(viewing: Viewing, chart: string): Pick<LogEntry, 'active' | 'took'> {
  const entries = entriesUpTo(viewing).filter((entry) => entry.chart === chart);
  return { active: entries.at(-1)?.active ?? [], took: entries.findLast(hasMoved)?.took ?? [] };
}

/** The chart that moved last, by the id of its machine, or null. */
export const movedLast = (viewing: Viewing): string | null =>
  entriesUpTo(viewing).findLast(hasMoved)?.chart ?? null;

const texts = z.array(z.string());
const logFile = z.object({
  portal: z.string(),
  shadow: z.nullable(z.object({ operator: z.nullable(z.number()), partner: z.number() })),
  entries: z.array(
    z.object({
      seq: z.number(),
      at: z.number(),
      wallClock: z.number(),
      chart: z.string(),
      actor: z.string(),
      event: z.string(),
      took: texts,
      active: texts,
      tags: texts,
      build: z.optional(z.nullable(z.string())),
      hash: z.optional(z.string()),
      from: z.optional(z.nullable(z.string())),
      cause: z.optional(z.nullable(z.number())),
      guards: z.optional(z.array(z.object({ name: z.string(), holds: z.boolean() }))),
      changed: z.optional(texts),
    }),
  ),
});

/** A log as a file: entries only, without payloads. */
export const logText = (log: EventLog): string => JSON.stringify(logFile.parse(log), null, 1);

/** The log of a file, or null; everything else in it is dropped. */
export function logOf(text: string): EventLog | null {
  try {
    return logFile.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
