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

/** The charts that a portal runs, by the ids of their machines; none in a closed portal or in a file. */
export const runningIn = ({ state, log }: Viewing): ReadonlySet<string> =>
  new Set(state === 'following' || state === 'lookingBack' ? log.entries.map(({ chart }) => chart) : []);

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
      seq: z.int(),
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
      cause: z.optional(z.nullable(z.int())),
      guards: z.optional(z.array(z.object({ name: z.string(), holds: z.boolean() }))),
      changed: z.optional(texts),
    }),
  ),
});

// A portal numbers the steps of effects as well, which no log keeps; 0 is a step before those that are kept.
function gapless(log: EventLog): EventLog {
  const kept = [...new Set(log.entries.map(({ seq }) => seq))].toSorted((one, other) => one - other);
  const { omitted = 0 } = log;
  const numbers = new Map(kept.map((seq, nth) => [seq, omitted + nth + 1]));
  const numberOf = (seq: number) => numbers.get(seq) ?? 0;
  return {
    ...log,
    entries: log.entries.map((entry) => ({
      ...entry,
      seq: numberOf(entry.seq),
      ...(typeof entry.cause === 'number' && { cause: numberOf(entry.cause) }),
    })),
  };
}

/** A log as a file: entries only, without payloads, numbered without a gap from 1, or from the first that is not omitted. */
export const logText = (log: EventLog): string => JSON.stringify(logFile.parse(gapless(log)), null, 1);

/** What makes a text no log: `entry` is its place in the file, from 1; `found` is JSON, null where there is nothing. */
export type LogFault = { entry: number | null; field: string; expected: string; found: string | null };
const longestFound = 40;

/** Where a text stops being JSON, from 1; null where this browser's message does not say it. */
export type JsonFault = { line: number; column: number } | null;

function jsonFaultOf(text: string, { message }: SyntaxError): JsonFault {
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line && column) return { line: Number(line), column: Number(column) };
  const position =
    /at position (\d+)/.exec(message)?.[1] ?? (/end of JSON input/.test(message) ? text.length : null);
  if (position === null) return null;
  const before = text.slice(0, Number(position)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

const isObject = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null;

function faultOf(file: unknown, { path, ...issue }: z.core.$ZodIssue): LogFault {
  const found = path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), file);
  const [list, place] = path;
  const isOfEntry = list === 'entries' && typeof place === 'number';
  return {
    entry: isOfEntry ? place + 1 : null,
    field: path.slice(isOfEntry ? 2 : 0).join('.'),
    // A number can be too great to be exact.
    expected: 'expected' in issue ? issue.expected : 'int',
    found: found === undefined ? null : JSON.stringify(found).slice(0, longestFound),
  };
}

/** The log of a file, everything else in it dropped, or what is wrong with it; `fault` is null where it is no JSON, `at` where. */
export function readLog(
  text: string,
): { log: EventLog } | { log: null; fault: LogFault | null; at: JsonFault } {
  // Some editors mark the beginning of a text.
  const json = text.replace(/^\uFEFF/, '');
  let file: unknown;
  try {
    file = JSON.parse(json);
  } catch (error) {
    return { log: null, fault: null, at: error instanceof SyntaxError ? jsonFaultOf(json, error) : null };
  }
  const { data, error } = logFile.safeParse(file);
  if (data) return { log: data };
  const [issue] = error?.issues ?? [];
  return { log: null, fault: issue ? faultOf(file, issue) : null, at: null };
}

export const logOf = (text: string): EventLog | null => readLog(text).log;
