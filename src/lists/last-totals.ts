const keyOf = (list: string) => `total-of-${list}`;

/** How many rows a list had when this tab last showed it; undefined if it never did. */
export function lastTotalOf(list: string): number | undefined {
  const stored = sessionStorage.getItem(keyOf(list));
  return stored !== null && /^\d{1,9}$/.test(stored) ? Number(stored) : undefined;
}

/** Notes it for the placeholders of the next time, once it is known. */
export function noteTotal(list: string, total: number | undefined): void {
  if (total !== undefined) sessionStorage.setItem(keyOf(list), String(total));
}

type Place = { list: string; page: number; size: number; usual: number };

/** As many placeholders as there will be rows, as far as anything is known of them. */
export function placeholdersOf({ list, page, size, usual }: Place): number {
  const total = lastTotalOf(list);
  return total === undefined ? Math.min(usual, size) : Math.min(size, Math.max(1, total - (page - 1) * size));
}
