import type { EventLog, LogEntry, LogMessage } from '#machines/lib/log-entry.ts';
import * as z from 'zod/mini';

/**
 * Where a viewer is in a log: nobody answers yet; the newest entry of a running portal is followed; an earlier one is
 * looked at while entries go on arriving; the portal is closed, and what it left is looked at until the next one opens;
 * a log out of a file is read and nothing arrives.
 */
export type Viewing =
  | { state: 'waiting' }
  | { state: 'following'; log: EventLog }
  | { state: 'lookingBack'; log: EventLog; position: number }
  | { state: 'ended'; log: EventLog; position: number }
  | { state: 'reading'; log: EventLog; position: number };

/** What can happen to a viewer: a message of a portal, or a wish of the auditor. */
export type ViewingEvent =
  | LogMessage
  | { type: 'moment.choose'; position: number }
  | { type: 'moment.latest' }
  | { type: 'log.open'; log: EventLog }
  | { type: 'log.clear' };

const mostEntries = 2000;

/** In the order in which the events arrived: an effect never stands before its cause. */
const inOrder = (entries: readonly LogEntry[]): LogEntry[] =>
  entries.toSorted((one, other) => one.seq - other.seq).slice(-mostEntries);

/** The entry that is looked at, by its place; -1 when there is none. */
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

/** What becomes of a viewer; entries of another portal than the one that is followed change nothing (M3). */
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

/** The states of a chart at the entry that is looked at, and the transitions that led there; empty when it never ran. */
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

/** A log as a file: entries only, and they carry nothing of what an event carried. */
export const logText = (log: EventLog): string => JSON.stringify(logFile.parse(log), null, 1);

/** The log of a file, or null when it is none. Whatever else it holds is dropped. */
export function logOf(text: string): EventLog | null {
  try {
    return logFile.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
