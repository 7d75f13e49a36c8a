import { startTransition, useCallback, useEffect, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';
import { usePrintedAt } from '../layout/use-printed-at.ts';

/** More rows than these do not fit into a window. */
const inSight = 20;
/** Rows are written this long before they come into sight, in px. */
const ahead = 600;
/** Whoever jumps to the end has passed what is above: it counts as seen. */
const margin = `1000000px 0px ${ahead}px`;

const tables = new Set<() => void>();

/** Writes every row of every table at once, seen or not: for what is copied. */
export function writeAllRows(): void {
  flushSync(() => {
    for (const writeAll of tables) writeAll();
  });
}

/** How many rows stand between a place and the end of what is to be written, at the height of that place. */
function rowsUpTo({ boundingClientRect: { top, height }, rootBounds }: IntersectionObserverEntry): number {
  const end = rootBounds?.bottom ?? top;
  return Math.max(1, Math.ceil((end - top) / Math.max(height, 1)));
}

/** What a table scrolls in; null where the window scrolls. */
function scrollerOf(place: Element): Element | null {
  const region = place.closest('table')?.parentElement ?? null;
  return region && region.scrollHeight > region.clientHeight ? region : null;
}

/**
 * How many rows of a long table are written: at first those that fit into a window, and more as the place of the next
 * one, which gets `next`, comes near; on paper all of them. Another `page` starts anew.
 */
export function useWrittenRows(page: number): { written: number; next: RefCallback<Element> } {
  const [seen, setSeen] = useState({ page, written: inSight });
  const written = seen.page === page ? seen.written : inSight;
  const isPrinted = usePrintedAt() !== null;

  useEffect(() => {
    const writeAll = () => setSeen({ page, written: Infinity });
    tables.add(writeAll);
    return () => void tables.delete(writeAll);
  }, [page]);

  const next = useCallback<RefCallback<Element>>(
    (place) => {
      if (!place) return undefined;
      const look = ([entry]: IntersectionObserverEntry[]) => {
        if (!entry?.isIntersecting) return;
        const more = rowsUpTo(entry);
        startTransition(() => setSeen({ page, written: written + more }));
      };
      const observer = new IntersectionObserver(look, { root: scrollerOf(place), rootMargin: margin });
      observer.observe(place);
      return () => observer.disconnect();
    },
    [page, written],
  );
  return { written: isPrinted ? Infinity : written, next };
}
