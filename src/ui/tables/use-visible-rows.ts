import { useVirtualizer } from '@tanstack/react-virtual';
import { useState, type RefObject } from 'react';

const overscan = 8;
/** What a scrollbar may take from the width. */
const scrollbar = 20;

type Scrolled = {
  region: RefObject<HTMLElement | null>;
  /** How many rows there are, how high each is, and what stands before them. */
  count: number;
  height: number;
  before: number;
  /** What the columns take. */
  width: number | undefined;
};

type Sight = { first: number; size: number; count: number; isScrolling: boolean };

/**
 * The rows to draw, in the order of the document. What scrolls away makes room for what comes: its elements are written anew,
 * which takes a fraction of new ones. So the order turns while it scrolls, and is that of the rows again once it rests.
 */
function useRowsInPlace({ first, size, count, isScrolling }: Sight) {
  const [turned, turn] = useState(first);
  if (!isScrolling && turned !== first) turn(first);
  const offset = (((turned - first) % size) + size) % size;
  return Array.from({ length: size }, (_, place) => first + ((place + offset) % size))
    .filter((index) => index < count)
    .map((index) => ({ index, key: index % size }));
}

/** Which rows of a region that scrolls are drawn: those in sight and a few around them, always as many. */
export function useVisibleRows({ region, count, height, before, width }: Scrolled) {
  // Nothing here is memoised by a compiler, which its functions would not bear.
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
    /** Not all columns fit beside each other. */
    isWide: width !== undefined && width > sight.width - scrollbar,
  };
}
