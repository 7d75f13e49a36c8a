import { useLayoutEffect, useRef } from 'react';
import { keepInTab, keptInTab } from './tab-memory.ts';

/** The first row in sight by its place, where it begins in the window, and how far the page is scrolled, in px. */
type Scrolled = { row: number; top: number; page: number };

const memory = 'scrolled';
// More than anybody goes back.
const mostEntries = 50;

/** By the entries of the history. */
function keep(entry: string, scrolled: Scrolled) {
  const others = Object.entries(keptInTab<Record<string, Scrolled>>(memory) ?? {}).filter(
    ([name]) => name !== entry,
  );
  keepInTab(memory, Object.fromEntries([...others, [entry, scrolled]].slice(-mostEntries)));
}

const keptAt = (entry: string): Scrolled | null =>
  keptInTab<Record<string, Scrolled>>(memory)?.[entry] ?? null;

/** The name of the entry of the history that is shown, which its state keeps. */
function entryName(): string {
  // Pages of this origin write it alone.
  const state = window.history.state as { entry?: string } | null;
  if (state?.entry !== undefined) return state.entry;
  const entry = String(performance.timeOrigin + performance.now());
  window.history.replaceState({ ...state, entry }, '');
  return entry;
}

const rowsOf = (region: Element) => [...region.querySelectorAll('tbody > tr')];

function scrolledIn(region: Element): Scrolled {
  const { top: edge } = region.getBoundingClientRect();
  const [rows, from] = [rowsOf(region), Math.max(edge, 0)];
  const row = Math.max(
    rows.findIndex((one) => one.getBoundingClientRect().bottom > from),
    0,
  );
  return { row, top: rows[row]?.getBoundingClientRect().top ?? edge, page: window.scrollY };
}

/** Puts a row where it was: in a table that scrolls by itself, else in the page. */
function scrollTo(region: Element, { row, top, page }: Scrolled) {
  window.scrollTo({ top: page });
  const now = rowsOf(region)[row]?.getBoundingClientRect().top ?? top;
  const scroller = region.scrollHeight > region.clientHeight ? region : window;
  scroller.scrollBy({ top: now - top });
}

const acts = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const;

/** Until somebody acts: rows are as high as what they hold once that is rendered, and with each the place is found anew. */
function returnTo(region: Element, before: Scrolled, onAct: () => void): () => void {
  // Beside this the browser would move what it shows a second time.
  const scrollers = [region, document.documentElement] as HTMLElement[];
  const anchor = (how: 'none' | '') => scrollers.forEach(({ style }) => (style.overflowAnchor = how));
  const observer = new ResizeObserver(() => scrollTo(region, before));
  const stop = () => {
    observer.disconnect();
    anchor('');
    for (const act of acts) window.removeEventListener(act, end, true);
  };
  function end() {
    stop();
    onAct();
  }
  for (const act of acts) window.addEventListener(act, end, { capture: true, passive: true });
  anchor('none');
  scrollTo(region, before);
  for (const part of region.children) observer.observe(part);
  return stop;
}

/** Notes where a table is, from then on when it does not return to where it was. */
function watchScroll(region: Element, before: Scrolled | null) {
  let last = before;
  const note = () => void (last = scrolledIn(region));
  // Columns are as wide as all that is rendered in them.
  const sizes = new ResizeObserver(note);
  const watch = () => {
    note();
    for (const part of region.children) sizes.observe(part);
    region.addEventListener('scroll', note, { passive: true });
    window.addEventListener('scroll', note, { passive: true });
  };
  const stopReturn = before && returnTo(region, before, watch);
  if (!before) watch();
  return {
    last: () => last,
    stop() {
      stopReturn?.();
      sizes.disconnect();
      region.removeEventListener('scroll', note);
      window.removeEventListener('scroll', note);
    },
  };
}

/** The ref of a page with one table: Back and a reload return to where its rows were, once they are there. */
export function useKeptScroll(list: string, areRowsThere: boolean) {
  const page = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const region = page.current?.querySelector('[role=group]:has(> table)');
    if (!areRowsThere || !region) return undefined;
    // A filter that is typed changes what an entry of the history lists.
    const entry = `${entryName()} ${list}`;
    const scroll = watchScroll(region, keptAt(entry));
    const leave = () => {
      const last = scroll.last();
      if (last) keep(entry, last);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      scroll.stop();
      leave();
      window.removeEventListener('pagehide', leave);
    };
  }, [list, areRowsThere]);
  return page;
}
