import { useVirtualizer } from '@tanstack/react-virtual';
import { useState, type RefObject } from 'react';

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

// The virtual rows: those in view and a few around them, always the same number.
export function useVisibleRows({ region, count, height, before, width }: Scrolled) {
  // Nothing here is memoised: the virtualizer's functions return new values without a new identity.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => region.current,
    estimateSize: () => height,
    overscan,
    scrollMargin: before,
    scrollPaddingStart: before,
  });
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
