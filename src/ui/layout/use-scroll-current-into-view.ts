import { useLayoutEffect, useRef, type RefObject } from 'react';

const middleOf = (element: Element) => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

function show(row: Element, current: Element) {
  row.scrollLeft += middleOf(current) - middleOf(row);
}

const currentOf = (row: Element | null) => row?.querySelector('[aria-current]') ?? null;

/** A row of links that scrolls sideways shows the current one, in the middle where it can; give the ref to the row. */
export function useScrollCurrentIntoView(): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  const shown = useRef<Element>(null);
  const observer = useRef<ResizeObserver>(null);
  useLayoutEffect(() => {
    observer.current = new ResizeObserver(([entry]) => {
      const current = currentOf(entry?.target ?? null);
      if (entry && current) show(entry.target, current);
    });
    return () => observer.current?.disconnect();
  }, []);
  useLayoutEffect(() => {
    const current = currentOf(row.current);
    if (!row.current || current === shown.current) return;
    shown.current = current;
    // It answers before the next frame is painted, when places are known: to ask for them here would have them reckoned twice.
    observer.current?.unobserve(row.current);
    observer.current?.observe(row.current);
  });
  return row;
}
