import { startTransition, useCallback, useEffect, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';
import { usePrintedAt } from '../layout/use-printed-at.ts';

// More rows than fit into a window.
const initialRows = 20;
// Renders rows this far before they come into view, in px.
const renderMargin = 600;
// After a jump to the end, everything above counts as seen.
const margin = `1000000px 0px ${renderMargin}px`;

// Rows out of sight follow a few at a time, so that no key or pointer waits for them.
const idleRows = 5;

// Safari has no idle callbacks.
function whenIdle(work: () => void): () => void {
  const isIdleKnown = 'requestIdleCallback' in window;
  const id = isIdleKnown ? requestIdleCallback(work) : setTimeout(work, 50);
  return () => (isIdleKnown ? cancelIdleCallback(Number(id)) : clearTimeout(id));
}

const tables = new Set<() => void>();

/** Renders every row of every table at once, for copying. */
export function renderAllRows(): void {
  flushSync(() => {
    for (const renderAll of tables) renderAll();
  });
}

// How many rows fit between a placeholder and the end of the margin, at its height.
function rowsUpTo({ boundingClientRect: { top, height }, rootBounds }: IntersectionObserverEntry): number {
  const end = rootBounds?.bottom ?? top;
  return Math.max(1, Math.ceil((end - top) / Math.max(height, 1)));
}

// The scroll container of a table; null for the window.
function scrollerOf(placeholder: Element): Element | null {
  const region = placeholder.closest('table')?.parentElement ?? null;
  return region && region.scrollHeight > region.clientHeight ? region : null;
}

// How many of a long table's rows are rendered: a window full at first, more as the first placeholder, which gets `next`,
// comes near, and the rest when the browser is idle, for its own search and screen readers; all of them in print.
// Another `page` starts over.
export function useRenderedRows(
  page: number,
  count: number,
): { rendered: number; next: RefCallback<Element> } {
  const [seen, setSeen] = useState({ page, rendered: initialRows });
  const rendered = seen.page === page ? seen.rendered : initialRows;
  const isPrinted = usePrintedAt() !== null;

  useEffect(() => {
    const renderAll = () => setSeen({ page, rendered: Infinity });
    tables.add(renderAll);
    return () => void tables.delete(renderAll);
  }, [page]);

  useEffect(() => {
    if (rendered >= count) return undefined;
    return whenIdle(() => startTransition(() => setSeen({ page, rendered: rendered + idleRows })));
  }, [page, rendered, count]);

  const next = useCallback<RefCallback<Element>>(
    (placeholder) => {
      if (!placeholder) return undefined;
      const onIntersect = ([entry]: IntersectionObserverEntry[]) => {
        if (!entry?.isIntersecting) return;
        const more = rowsUpTo(entry);
        startTransition(() => setSeen({ page, rendered: rendered + more }));
      };
      const observer = new IntersectionObserver(onIntersect, {
        root: scrollerOf(placeholder),
        rootMargin: margin,
      });
      observer.observe(placeholder);
      return () => observer.disconnect();
    },
    [page, rendered],
  );
  return { rendered: isPrinted ? Infinity : rendered, next };
}
