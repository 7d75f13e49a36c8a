// A page number from 1, or a gap before or after the middle.
export type PagerItem = number | 'gapBefore' | 'gapAfter';

type PagerItemsInput = {
  page: number;
  pages: number;
  /** How many numbers, without gaps: odd, from 5 to 21 (L5). */
  count?: number;
};

const between = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, nth) => first + nth);

// First page, last page, and `count - 2` numbers around the current one. Throws for an invalid count (L5).
export function pagerItems({ page, pages, count = 7 }: PagerItemsInput): PagerItem[] {
  if (!Number.isInteger(count) || count % 2 === 0 || count < 5 || count > 21) {
    throw new RangeError(`A pager shows an odd number of pages from 5 to 21, not ${count}.`);
  }
  if (pages <= count) return between(1, Math.max(1, pages));

  const middle = count - 2;
  const half = (count - 1) / 2;
  const gapBefore = page > count - half;
  const gapAfter = page < pages - half;
  const centred = gapAfter ? page - (middle - 1) / 2 : pages - middle;
  const first = gapBefore ? centred : 2;
  return [
    1,
    ...(gapBefore ? (['gapBefore'] as const) : []),
    ...between(first, first + middle - 1),
    ...(gapAfter ? (['gapAfter'] as const) : []),
    pages,
  ];
}
