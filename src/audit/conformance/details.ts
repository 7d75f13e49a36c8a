import type { EntryDetails, LogEntry } from '#machines/lib/log-entry.ts';

export type Detail = Exclude<keyof EntryDetails, 'build' | 'hash'>;
/** What an entry may say of its step beside what the chart did. */
export type Noted = keyof EntryDetails;
const all: readonly Detail[] = ['from', 'cause', 'guards', 'changed'];

const inOrder = (entries: readonly LogEntry[]) => entries.toSorted((one, other) => one.seq - other.seq);

/** What a log notes of steps that were watched, and from which entry on: a portal that notes it once never stops. */
export type Details = { since: number; keys: readonly Detail[] };

export function detailsIn(entries: readonly LogEntry[]): Details {
  const keys = all.filter((key) => entries.some((entry) => entry[key] !== undefined));
  const first = inOrder(entries).find((entry) => keys.some((key) => entry[key] !== undefined));
  return { since: first?.seq ?? Number.POSITIVE_INFINITY, keys };
}

export const detailsMissing = ({ since, keys }: Details, entry: LogEntry): Detail[] =>
  entry.seq < since ? [] : keys.filter((key) => entry[key] === undefined);

/** The last of the entries that follow each other from `first` on and lack details. */
export function lastWithout(details: Details, entries: readonly LogEntry[], first: LogEntry): number {
  let last = first.seq;
  for (const entry of inOrder(entries)) {
    if (entry.seq <= first.seq) continue;
    if (detailsMissing(details, entry).length === 0) break;
    last = entry.seq;
  }
  return last;
}

/** What no entry says: nobody recorded it, or it was removed from all. */
export const unrecordedIn = (entries: readonly LogEntry[]): Noted[] =>
  entries.length === 0
    ? []
    : ([...all, 'build', 'hash'] as const).filter((key) =>
        entries.every((entry) => entry[key] === undefined),
      );

/** The first and the last entry that nobody watched, and how many they are; null where there are none. */
export type Unwatched = { first: number; last: number; count: number };

export function unwatchedIn(entries: readonly LogEntry[]): Unwatched | null {
  const numbers = inOrder(entries).flatMap(({ seq, from }) => (from === undefined ? seq : []));
  const [first, last] = [numbers[0], numbers.at(-1)];
  return first === undefined || last === undefined ? null : { first, last, count: numbers.length };
}
