import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';

const overscan = 8;
// Room for a scrollbar.
const scrollbar = 20;

type Scrolled = {
  region: RefObject<HTMLElement | null>;
  /** Row count and height, and the height of what stands before them. */
  count: number;
  height: number;
  before: number;
  /** Width of the columns. */
  width: number | undefined;
  /** The region is as high as its rows: they scroll with the page. */
  isOpen: boolean;
};

type Sight = { first: number; size: number; count: number; isScrolling: boolean };

// Rows in DOM order: elements that scroll out are reused, which costs a fraction of new ones. The order rotates while
// scrolling and is restored at rest.
function useRowsInPlace({ first, size, count, isScrolling }: Sight) {
  const [turned, turn] = useState(first);
  if (!isScrolling && turned !== first) turn(first);
  const offset = (((turned - first) % size) + size) % size;
  return Array.from({ length: size }, (_, nth) => first + ((nth + offset) % size))
    .filter((index) => index < count)
    .map((index) => ({ index, key: index % size }));
}

// How far the region begins below the top of the page: what stands above it may still grow.
function useTopOf(region: Scrolled['region'], isOpen: boolean): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const measure = () => setTop((region.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [region, isOpen]);
  return top;
}

// What covers rows at the edges of the page: its bar, and as much below.
const pageBar = 56;

// The virtual rows: those in view and a few around them, always the same number.
export function useVisibleRows({ region, count, height, before, width, isOpen }: Scrolled) {
  const rows = { count, estimateSize: () => height, overscan };
  // Nothing here is memoised: the virtualizer's functions return new values without a new identity.
  // oxlint-disable-next-line react/incompatible-library
  const inRegion = useVirtualizer({
    ...rows,
    enabled: !isOpen,
    getScrollElement: () => region.current,
    scrollMargin: before,
    scrollPaddingStart: before,
  });
  const inWindow = useWindowVirtualizer({
    ...rows,
    enabled: isOpen,
    scrollMargin: useTopOf(region, isOpen) + before,
    scrollPaddingStart: pageBar,
    scrollPaddingEnd: pageBar,
  });
  const virtual = isOpen ? inWindow : inRegion;
  const sight = virtual.scrollRect ?? { width: 0, height: 0 };
  const size = Math.ceil(sight.height / height) + 1 + 2 * overscan;
  const start = virtual.getVirtualItems()[0]?.index ?? 0;
  const first = Math.max(0, Math.min(start, count - size));
  return {
    inSight: useRowsInPlace({ first, size, count, isScrolling: virtual.isScrolling }),
    show: (row: number) => virtual.scrollToIndex(row),
    /** Whether the columns do not fit side by side. */
    isWide: width !== undefined && width > sight.width - scrollbar,
  };
}
