import type { EventLog, LogEntry } from '#machines/lib/log-entry.ts';
import type * as z from 'zod/mini';
import { jsonPieces, type Piece, type Pieces } from './json-pieces.ts';
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

function placeOf(text: string, position: number): JsonFault {
  let [line, start] = [1, 0];
  for (let end = text.indexOf('\n'); end !== -1 && end < position; end = text.indexOf('\n', start)) {
    line += 1;
    start = end + 1;
  }
  return { line, column: position - start + 1 };
}

function jsonFaultOf(text: string, { from, to }: Piece, { message }: SyntaxError): JsonFault {
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  const inPiece = /at position (\d+)/.exec(message)?.[1];
  if (inPiece !== undefined) return placeOf(text, from + Number(inPiece));
  if (/end of JSON input/.test(message)) return placeOf(text, to);
  if (!line || !column) return null;
  const start = placeOf(text, from);
  if (!start) return null;
  return line === '1'
    ? { line: start.line, column: start.column + Number(column) - 1 }
    : { line: start.line + Number(line) - 1, column: Number(column) };
}

const isObject = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null;

function faultOf(value: unknown, entry: number | null, { path, ...issue }: z.core.$ZodIssue): LogFault {
  const found = path.reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), value);
  return {
    entry,
    field: path.join('.'),
    // A number can be too great to be exact.
    expected: 'expected' in issue ? issue.expected : 'int',
    found: found === undefined ? null : JSON.stringify(found).slice(0, longestFound),
  };
}

const refused = (value: unknown, entry: number | null, error: z.core.$ZodError | undefined): ReadLog => {
  const [issue] = error?.issues ?? [];
  return { log: null, fault: issue ? faultOf(value, entry, issue) : null, at: null };
};

/** A part of the text; null where it is no JSON. */
function parsed(text: string, piece: Piece): { value: unknown } | { value: null; at: JsonFault } {
  try {
    return { value: JSON.parse(text.slice(piece.from, piece.to)) as unknown };
  } catch (error) {
    return { value: null, at: error instanceof SyntaxError ? jsonFaultOf(text, piece, error) : null };
  }
}

const noJson = (at: JsonFault): ReadLog => ({ log: null, fault: null, at });

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

/** A log that has been read. */
function whole(log: EventLog, file: unknown, unknown: ReturnType<typeof createUnknown>): ReadLog {
  unknown.note(unknownAtTop(file), null);
  return { log, unknownKeys: unknown.all() };
}

/** What has not the form of an object with one list of entries is read at once. */
function readWhole(text: string): ReadLog {
  const read = parsed(text, { from: 0, to: text.length });
  if ('at' in read) return noJson(read.at);
  const { data, error } = logFile.safeParse(read.value);
  if (data) return whole(data, read.value, createUnknown());
  const [issue] = error?.issues ?? [];
  const [list, nth, ...path] = issue?.path ?? [];
  return issue && list === 'entries' && typeof nth === 'number'
    ? { log: null, fault: { ...faultOf(read.value, nth + 1, issue), field: path.join('.') }, at: null }
    : refused(read.value, null, error);
}

/** Entry by entry; gives the share that is done. */
function* readingPieces(json: string, { head, elements, brokenAt }: Pieces): Generator<number, ReadLog> {
  const top = parsed(head, { from: 0, to: head.length });
  if ('at' in top) return readWhole(json);
  const { data, error } = logFile.safeParse(top.value);
  if (!data && brokenAt === null) return refused(top.value, null, error);
  const unknown = createUnknown();
  const entries: LogEntry[] = [];
  for (const [nth, piece] of elements.entries()) {
    const read = parsed(json, piece);
    if ('at' in read) return noJson(read.at);
    const entry = entryOfFile.safeParse(read.value);
    if (!entry.data) return refused(read.value, nth + 1, entry.error);
    unknown.note(unknownInEntry(read.value), entry.data.seq);
    entries.push(entry.data);
    yield nth / elements.length;
  }
  return data && brokenAt === null
    ? whole({ ...data, entries }, top.value, unknown)
    : noJson(placeOf(json, brokenAt ?? json.length));
}

/** Reads the text of a log bit by bit, everything else in it dropped; gives the share that is done, from 0 to 1. */
export function* readingLog(text: string): Generator<number, ReadLog> {
  // Some editors mark the beginning of a text.
  const json = text.replace(/^\uFEFF/, '');
  const cutting = jsonPieces(json, 'entries');
  let cut = cutting.next();
  for (; !cut.done; cut = cutting.next()) yield cut.value / json.length / 2;
  if (!cut.value) return readWhole(json);
  const reading = readingPieces(json, cut.value);
  let read = reading.next();
  for (; !read.done; read = reading.next()) yield (1 + read.value) / 2;
  return read.value;
}

/** Reads it at once. */
export function readLog(text: string): ReadLog {
  const reading = readingLog(text);
  for (let read = reading.next(); ; read = reading.next()) if (read.done) return read.value;
}
