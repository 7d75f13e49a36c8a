import type { EventLog, LogEntry, LogMessage } from '#machines/lib/log-entry.ts';
import * as z from 'zod/mini';

/**
 * A viewer waits for a portal, follows the newest entry, looks back at an earlier one while entries go on arriving, keeps
 * the log of a closed portal until the next one opens, or reads a log from a file.
 */
export type Viewing =
  | { state: 'waiting' }
  | { state: 'following'; log: EventLog }
  | { state: 'lookingBack'; log: EventLog; position: number }
  | { state: 'ended'; log: EventLog; position: number }
  | { state: 'reading'; log: EventLog; position: number };

/** From a portal, or from the auditor. */
export type ViewingEvent =
  | LogMessage
  | { type: 'moment.choose'; position: number }
  | { type: 'moment.latest' }
  | { type: 'log.open'; log: EventLog }
  | { type: 'log.clear' };

const mostEntries = 2000;

// By arrival, so that an effect never precedes its cause.
const inOrder = (entries: readonly LogEntry[]): LogEntry[] =>
  entries.toSorted((one, other) => one.seq - other.seq).slice(-mostEntries);

/** The index of the current entry; -1 if there is none. */
export const positionOf = (viewing: Viewing): number => {
  if (viewing.state === 'waiting') return -1;
  if (viewing.state === 'following') return viewing.log.entries.length - 1;
  return Math.min(viewing.position, viewing.log.entries.length - 1);
};

function withMessage(viewing: Viewing, message: LogMessage): Viewing {
  if (viewing.state === 'reading') return viewing;
  switch (message.type) {
    case 'log.snapshot': {
      if (viewing.state === 'lookingBack') return viewing;
      const { portal, shadow, entries } = message;
      return { state: 'following', log: { portal, shadow, entries: inOrder(entries) } };
    }
    case 'log.entry': {
      if (viewing.state === 'waiting' || viewing.log.portal !== message.portal) return viewing;
      const entries = inOrder([...viewing.log.entries, message.entry]);
      return { ...viewing, log: { ...viewing.log, shadow: message.shadow, entries } };
    }
    case 'log.closed':
      if (viewing.state === 'waiting' || viewing.log.portal !== message.portal) return viewing;
      return { state: 'ended', log: viewing.log, position: positionOf(viewing) };
    default:
      return viewing;
  }
}

/** The next state of a viewer; entries of other portals change nothing (M3). */
export function viewed(viewing: Viewing, event: ViewingEvent): Viewing {
  switch (event.type) {
    case 'log.open':
      return {
        state: 'reading',
        log: { ...event.log, entries: inOrder(event.log.entries) },
        position: 0,
      };
    case 'moment.choose':
      if (viewing.state === 'waiting') return viewing;
      return viewing.state === 'following'
        ? { state: 'lookingBack', log: viewing.log, position: event.position }
        : { ...viewing, position: event.position };
    case 'moment.latest':
      if (viewing.state !== 'lookingBack') return viewing;
      return { state: 'following', log: viewing.log };
    case 'log.clear':
      return { state: 'waiting' };
    default:
      return withMessage(viewing, event);
  }
}

const entriesUpTo = (viewing: Viewing): readonly LogEntry[] =>
  viewing.state === 'waiting' ? [] : viewing.log.entries.slice(0, positionOf(viewing) + 1);

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
      chart: z.string(),
      actor: z.string(),
      event: z.string(),
      took: texts,
      active: texts,
      tags: texts,
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
