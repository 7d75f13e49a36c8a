import type { EventLog, LogEntry } from '#machines/lib/log-entry.ts';
import type * as z from 'zod/mini';
import { entryOfFile, logFile, unknownAtTop, unknownInEntry, type UnknownKey } from './log-file.ts';

/** What makes a text no log: `entry` is its place in the file, from 1; `found` is JSON, null where there is nothing. */
export type LogFault = { entry: number | null; field: string; expected: string; found: string | null };
const longestFound = 40;

/** Where a text stops being JSON, from 1; null where this browser's message does not say it. */
export type JsonFault = { line: number; column: number } | null;

/** A log, and the keys in its file that are dropped; or what is wrong with it: `fault` is null where it is no JSON, `at` where. */
export type ReadLog =
  | { log: EventLog; unknownKeys: readonly UnknownKey[] }
  | { log: null; fault: LogFault | null; at: JsonFault };

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

function refused(value: unknown, entry: number | null, error: z.core.$ZodError | undefined): ReadLog {
  const [issue] = error?.issues ?? [];
  if (!issue) return { log: null, fault: null, at: null };
  const found = issue.path.reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), value);
  const fault = {
    entry,
    field: issue.path.join('.'),
    // A number can be too great to be exact.
    expected: 'expected' in issue ? issue.expected : 'int',
    found: found === undefined ? null : JSON.stringify(found).slice(0, longestFound),
  };
  return { log: null, fault, at: null };
}

/** Notes the keys that nobody knows, each with its first entry. */
function createUnknown() {
  const all = new Map<string, UnknownKey>();
  return {
    note(keys: readonly string[], seq: number | null) {
      for (const key of keys) {
        const name = `${seq === null} ${key}`;
        const known = all.get(name);
        all.set(name, known ? { ...known, count: known.count + 1 } : { key, seq, count: 1 });
      }
    },
    all: () => [...all.values()],
  };
}

/** Entry by entry; gives the share that is done. */
function* readingEntries(file: unknown, listed: readonly unknown[]): Generator<number, ReadLog> {
  const { data, error } = logFile.safeParse({ ...(isObject(file) && file), entries: [] });
  if (!data) return refused(file, null, error);
  const unknown = createUnknown();
  const entries: LogEntry[] = [];
  for (const [nth, one] of listed.entries()) {
    const entry = entryOfFile.safeParse(one);
    if (!entry.data) return refused(one, nth + 1, entry.error);
    unknown.note(unknownInEntry(one), entry.data.seq);
    entries.push(entry.data);
    yield nth / listed.length;
  }
  unknown.note(unknownAtTop(file), null);
  return { log: { ...data, entries }, unknownKeys: unknown.all() };
}

/** Reads the text of a log bit by bit, everything else in it dropped; gives the share that is done, from 0 to 1. */
export function* readingLog(text: string): Generator<number, ReadLog> {
  // Some editors mark the beginning of a text.
  const json = text.replace(/^\uFEFF/, '');
  let file: unknown;
  try {
    // In one turn: 38 MB take the browser 0.4 s, and only a parser of our own would take them bit by bit.
    file = JSON.parse(json);
  } catch (error) {
    return { log: null, fault: null, at: error instanceof SyntaxError ? jsonFaultOf(json, error) : null };
  }
  const listed = isObject(file) ? file['entries'] : null;
  return Array.isArray(listed)
    ? yield* readingEntries(file, listed)
    : refused(file, null, logFile.safeParse(file).error);
}

/** Reads it at once. */
export function readLog(text: string): ReadLog {
  const reading = readingLog(text);
  for (let read = reading.next(); ; read = reading.next()) if (read.done) return read.value;
}
