import { keyOf, type OpenToast, type ShownToast } from '../toasts/toasts.machine.ts';

/** What the list says of a toast; `isRead`: it was seen there, or it is quiet. */
export type ListedToast = ShownToast & { isRead: boolean };
/** An entry of the list; identical toasts have the same `key`. */
export type Entry = OpenToast & ListedToast;

const most = 50;

export const entryOf = (toast: ListedToast): Entry => ({ ...toast, key: keyOf(toast) });

/** What is shown now is later than all that is listed, also in the same ms or once the clock was put back. */
export const laterThan = ([newest]: readonly Entry[], toast: ListedToast): ListedToast =>
  newest ? { ...toast, at: Math.max(toast.at, newest.at + 1) } : toast;

// The same toast may come from two tabs: what was read in one is read. The first has its action.
function newerOf(one: Entry, other: Entry): Entry {
  if (one.at !== other.at) return one.at > other.at ? one : other;
  return { ...one, isRead: one.isRead || other.isRead };
}

/**
 * The newest first, of identical ones the latest (E11), the last fifty (O13): in any order in which tabs pass on what they
 * list, all come to the same list.
 */
export function mergeEntries(entries: readonly Entry[]): readonly Entry[] {
  const byKey = new Map<string, Entry>();
  for (const entry of entries) {
    const earlier = byKey.get(entry.key);
    byKey.set(entry.key, earlier ? newerOf(earlier, entry) : entry);
  }
  return [...byKey.values()]
    .toSorted((one, other) => other.at - one.at || (one.key < other.key ? -1 : 1))
    .slice(0, most);
}

/** How many entries nobody has seen yet. */
export const unreadIn = (entries: readonly ListedToast[]): number =>
  entries.filter(({ isRead }) => !isRead).length;
