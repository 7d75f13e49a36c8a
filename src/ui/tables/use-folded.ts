import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import { foldedOnPhones, foldOrder } from './fold-order.ts';
import type { Sort } from './table-head.tsx';
import type { Column } from './table-rows.tsx';

// With the gap after it.
const mainWidth = (region: HTMLElement) =>
  Math.max(
    0,
    ...[...region.querySelectorAll<HTMLElement>('tbody [data-action] > :first-child:not(:last-child)')]
      .filter(({ nextElementSibling }) => !nextElementSibling?.matches('[data-lasting]'))
      .map(({ offsetWidth }) => offsetWidth + 4),
  );

function widthOf(region: HTMLElement, id: string): number {
  const head = region.querySelector<HTMLElement>(`thead th[data-column=${CSS.escape(id)}]`);
  if (!head) return 0;
  return head.dataset['action'] === undefined ? head.offsetWidth : mainWidth(region);
}

type Order = ReturnType<typeof foldOrder>;
type Folded = readonly string[] | null;

// By how much the columns are wider than their place.
function missingAs(region: HTMLElement, fit: string): number {
  region.setAttribute('data-fit', fit);
  return region.scrollWidth - region.clientWidth;
}

// All columns are there and as wide as they like, as when they are measured: each change of `data-fit` lays all of the
// table out anew.
const isWhole = (region: HTMLElement) => region.getAttribute('data-fit') === '';
const fitsAsItIs = (region: HTMLElement) => isWhole(region) && region.scrollWidth <= region.clientWidth;

// `null` if all columns fit side by side as wide as they like; else those that give way once the others are tight.
function foldedIn(region: HTMLElement, order: Order): Folded {
  if (!isWhole(region) && missingAs(region, 'whole') <= 0) return null;
  let over = missingAs(region, 'whole tight');
  const folded: string[] = [];
  for (const group of order) {
    if (over <= 0) break;
    folded.push(...group);
    over -= group.reduce((sum, id) => sum + widthOf(region, id), 0);
  }
  return folded;
}

/** Runs something while a table shows all of its columns and no lines in place of them. */
export function withAllColumns<T>(region: Element, run: () => T): T {
  const before = region.getAttribute('data-fit') ?? '';
  region.setAttribute('data-fit', 'whole');
  const result = run();
  region.setAttribute('data-fit', before);
  return result;
}

const isSame = (one: Folded, other: Folded) => one?.join() === other?.join();

type Folds<Row> = {
  region: RefObject<HTMLElement | null>;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | null;
  sort: Sort | null;
};

/**
 * The columns that give way because the table is wider than its place, `null` if none has to and all are as wide as they
 * like. Measured before the browser paints, and when the place or the content changes.
 */
export function useFolded<Row>({ region, columns, rows, sort }: Folds<Row>): Folded {
  const isNarrow = useIsNarrow();
  const [folded, setFolded] = useState<Folded>(null);
  const order = foldOrder(columns, sort?.column);
  const key = JSON.stringify(order);
  useLayoutEffect(() => {
    const place = region.current;
    if (!place || isNarrow || rows?.length === 0) return undefined;
    const groups = JSON.parse(key) as Order;
    let isFirst = true;
    const measure = () => {
      const next = fitsAsItIs(place) ? null : withAllColumns(place, () => foldedIn(place, groups));
      setFolded((last) => (isSame(last, next) ? last : next));
    };
    measure();
    const observer = new ResizeObserver(() => {
      if (!isFirst) measure();
      isFirst = false;
    });
    observer.observe(place);
    for (const table of place.children) observer.observe(table);
    return () => observer.disconnect();
  }, [region, key, rows, isNarrow]);
  const onPhones = useMemo(() => foldedOnPhones(columns), [columns]);
  return isNarrow ? onPhones : folded;
}
