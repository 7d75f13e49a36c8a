import { useLayoutEffect, useRef } from 'react';

/** How far the table of a page and the page itself are scrolled, in px, by the entry of the history and its address. */
const kept = new Map<string, { table: number; page: number }>();

/** The name of the entry that is shown, which its state keeps. */
function entryName(): string {
  // Pages of this origin write it alone.
  const state = window.history.state as { entry?: string } | null;
  if (state?.entry !== undefined) return state.entry;
  const entry = String(performance.timeOrigin + performance.now());
  window.history.replaceState({ ...state, entry }, '');
  return entry;
}

/** The ref of a page with one table: Back returns to where both were, once the rows are there. */
export function useKeptScroll(address: string, areRowsThere: boolean) {
  const page = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const table = page.current?.querySelector('[role=group][aria-label]:has(> table)');
    if (!areRowsThere || !table) return undefined;
    // What is typed or unfolded changes the address of an entry.
    const entry = `${entryName()} ${address}`;
    const before = kept.get(entry);
    if (before) {
      table.scrollTo({ top: before.table });
      window.scrollTo({ top: before.page });
    }
    const keep = () => kept.set(entry, { table: table.scrollTop, page: window.scrollY });
    keep();
    table.addEventListener('scroll', keep);
    window.addEventListener('scroll', keep);
    return () => {
      table.removeEventListener('scroll', keep);
      window.removeEventListener('scroll', keep);
    };
  }, [address, areRowsThere]);
  return page;
}
