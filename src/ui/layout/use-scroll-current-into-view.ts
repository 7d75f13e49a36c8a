import { useLayoutEffect, useRef, type RefObject } from 'react';

const middleOf = (element: Element) => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

function show(row: Element, current: Element) {
  row.scrollLeft += middleOf(current) - middleOf(row);
}

const currentOf = (row: Element | null) => row?.querySelector('[aria-current]') ?? null;

/** Scrolls the current link of a horizontal row into view, centred if possible; pass the ref to the row. */
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
    // The observer reports after layout: measuring here would force a second one.
    observer.current?.unobserve(row.current);
    observer.current?.observe(row.current);
  });
  return row;
}
