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

// All columns are there and as wide as they like.
const isWhole = (region: HTMLElement) => region.getAttribute('data-fit') === '';

// The columns that give way once all others are tight.
function foldedIn(region: HTMLElement, order: Order): readonly string[] {
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

const isSame = (one: Folded, other: Folded) => one?.toSorted().join() === other?.toSorted().join();

type Folds<Row> = {
  region: RefObject<HTMLElement | null>;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | null;
  sort: Sort | null;
};

type Measured = { width: number; folded: Folded };

// What gave way in the tables of this visit, by their columns: one that comes again begins with it, and is laid out once.
const measured = new Map<string, Measured>();

function shownIn(region: HTMLElement): Folded {
  if (isWhole(region)) return null;
  const heads = [...region.querySelectorAll<HTMLElement>('thead [data-folded]')];
  return heads.map(({ dataset }) => dataset['column'] ?? '');
}

// Other rows keep the columns of those before as long as they fit: each change of `data-fit` lays all of the table out
// anew, and columns that come and go with the page are a nuisance.
function fold(region: HTMLElement, key: string, order: Order): Folded {
  const shown = shownIn(region);
  const former = measured.get(key);
  const isKnown = shown === null || (former?.width === region.clientWidth && isSame(former.folded, shown));
  if (isKnown && region.scrollWidth <= region.clientWidth) return shown;
  return withAllColumns(region, () =>
    shown !== null && missingAs(region, 'whole') <= 0 ? null : foldedIn(region, order),
  );
}

/**
 * The columns that give way because the table is wider than its place, `null` if none has to and all are as wide as they
 * like. Measured before the browser paints, and when the place or the content changes.
 */
export function useFolded<Row>({ region, columns, rows, sort }: Folds<Row>): Folded {
  const isNarrow = useIsNarrow();
  // Languages have other widths.
  const key = JSON.stringify([foldOrder(columns, sort?.column), columns.map(({ head }) => head)]);
  const [folded, setFolded] = useState<Folded>(() => measured.get(key)?.folded ?? null);
  useLayoutEffect(() => {
    const place = region.current;
    if (!place || isNarrow || rows?.length === 0) return undefined;
    const [order] = JSON.parse(key) as [Order];
    let isFirst = true;
    const measure = () => {
      const next = fold(place, key, order);
      // Skeletons are narrower than what comes.
      if (rows) measured.set(key, { width: place.clientWidth, folded: next });
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
