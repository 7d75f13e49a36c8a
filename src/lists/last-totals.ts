import * as z from 'zod/mini';

const storageKey = 'list-totals';
const totals = z.record(z.string(), z.int().check(z.nonnegative()));

function read(): Readonly<Record<string, number>> {
  try {
    return totals.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'));
  } catch {
    // Of another release, or written by hand.
    return {};
  }
}

/** How many rows a list had when this tab last showed it; undefined if it never did. */
export const lastTotalOf = (list: string): number | undefined => read()[list];

/** Notes it for the placeholders of the next time. */
export function noteTotal(list: string, total: number): void {
  const known = read();
  if (known[list] !== total) sessionStorage.setItem(storageKey, JSON.stringify({ ...known, [list]: total }));
}

type Place = { list: string; page: number; size: number; usual: number };

/** As many placeholders as there will be rows, as far as anything is known of them. */
export function placeholdersOf({ list, page, size, usual }: Place): number {
  const total = lastTotalOf(list);
  return total === undefined ? Math.min(usual, size) : Math.min(size, Math.max(1, total - (page - 1) * size));
}
