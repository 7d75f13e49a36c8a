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
export function renderAllRows(): void {
  flushSync(() => {
    for (const renderAll of tables) renderAll();
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
export function useRenderedRows(page: number): { rendered: number; next: RefCallback<Element> } {
  const [seen, setSeen] = useState({ page, rendered: inSight });
  const rendered = seen.page === page ? seen.rendered : inSight;
  const isPrinted = usePrintedAt() !== null;

  useEffect(() => {
    const renderAll = () => setSeen({ page, rendered: Infinity });
    tables.add(renderAll);
    return () => void tables.delete(renderAll);
  }, [page]);

  const next = useCallback<RefCallback<Element>>(
    (place) => {
      if (!place) return undefined;
      const onIntersect = ([entry]: IntersectionObserverEntry[]) => {
        if (!entry?.isIntersecting) return;
        const more = rowsUpTo(entry);
        startTransition(() => setSeen({ page, rendered: rendered + more }));
      };
      const observer = new IntersectionObserver(onIntersect, { root: scrollerOf(place), rootMargin: margin });
      observer.observe(place);
      return () => observer.disconnect();
    },
    [page, rendered],
  );
  return { rendered: isPrinted ? Infinity : rendered, next };
}
