import type { EventLog } from '#machines/lib/log-entry.ts';
import * as z from 'zod/mini';
import { nameAt } from '../file-names.ts';

const texts = z.array(z.string());
const guard = z.object({ name: z.string(), holds: z.boolean() });
const shadow = z.object({ operator: z.nullable(z.number()), partner: z.number() });
export const entryOfFile = z.object({
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
  guards: z.optional(z.array(guard)),
  changed: z.optional(texts),
});
export const logFile = z.object({
  portal: z.string(),
  shadow: z.nullable(shadow),
  entries: z.array(entryOfFile),
});

/** Numbered without a gap: a portal counts the steps of effects, too, which no log keeps; 0 is a step before those that are kept. */
export function gapless(log: EventLog): EventLog {
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

/** By the newest of its entries. */
export const logName = ({ entries }: EventLog, ending: string): string =>
  nameAt('event-log', ending, entries.at(-1)?.wallClock ?? 0);

/** A key that no file has which a portal of this release writes: `seq` is that of its first entry, null at the top; `count` how many have it. */
export type UnknownKey = { key: string; seq: number | null; count: number };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const unknownIn = (value: unknown, { shape }: { shape: object }, before = ''): string[] =>
  isObject(value)
    ? Object.keys(value).flatMap((key) => (Object.hasOwn(shape, key) ? [] : `${before}${key}`))
    : [];

/** The unknown keys of the top of a file. */
export const unknownAtTop = (file: unknown): string[] => [
  ...unknownIn(file, logFile),
  ...(isObject(file) ? unknownIn(file['shadow'], shadow, 'shadow.') : []),
];

/** Those of an entry. */
export function unknownInEntry(entry: unknown): string[] {
  const own = unknownIn(entry, entryOfFile);
  const guards = isObject(entry) && Array.isArray(entry['guards']) ? (entry['guards'] as unknown[]) : [];
  return [...new Set([...own, ...guards.flatMap((one) => unknownIn(one, guard, 'guards.'))])];
}
