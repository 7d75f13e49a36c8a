import type { Kpi } from '#contract/analytics.ts';
import type { Dimension } from '#contract/reports.ts';
import type { TreeRow } from '#ui/tables/tree-grid-row.tsx';
import type { PivotNode } from './pivot-tree.ts';

export type Openness = { all: boolean; turned: ReadonlySet<string> };

export type VisibleRow = TreeRow & { node: PivotNode };

const isOpen = ({ all, turned }: Openness, { id }: PivotNode): boolean => all !== turned.has(id);

export function turn({ all, turned }: Openness, id: string): Openness {
  const next = new Set(turned);
  if (!next.delete(id)) next.add(id);
  return { all, turned: next };
}

export function visibleRows(nodes: readonly PivotNode[], openness: Openness): VisibleRow[] {
  const rows: VisibleRow[] = [];
  function add(group: readonly PivotNode[]) {
    for (const [nth, node] of group.entries()) {
      const { id, depth, children } = node;
      const open = children.length > 0 ? isOpen(openness, node) : null;
      rows.push({ id, level: depth + 1, isOpen: open, position: nth + 1, siblings: group.length, node });
      if (open) add(children);
    }
  }
  add(nodes);
  return rows;
}

export const inTime: ReadonlySet<Dimension> = new Set(['date', 'week', 'month', 'hour']);

export type PivotSort = { by: 'name' | Kpi; descends: boolean } | null;

type Compare = (one: PivotNode, other: PivotNode) => number;

type Order = { dimensions: readonly Dimension[]; sort: PivotSort; textOf: (node: PivotNode) => string };

function byFigure(name: Kpi, direction: number): Compare {
  return (one, other) => {
    const [a, b] = [one.values[name] ?? null, other.values[name] ?? null];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return (a - b) * direction;
  };
}

function compareBy({ dimensions, sort, textOf }: Order, depth: number, collator: Intl.Collator): Compare {
  const dimension = dimensions[depth];
  const direction = sort?.descends ? -1 : 1;
  const keyOf = ({ keys }: PivotNode) => String((dimension && keys[dimension]) ?? '');
  if (sort && sort.by !== 'name') return byFigure(sort.by, direction);
  if (dimension && inTime.has(dimension)) {
    return (one, other) => (keyOf(one) < keyOf(other) ? -1 : 1) * direction;
  }
  if (!sort) return byFigure('clicks', -1);
  return (one, other) => collator.compare(textOf(one), textOf(other)) * direction;
}

export function sortPivot(nodes: readonly PivotNode[], order: Order, locale: string): PivotNode[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const compares = order.dimensions.map((_, depth) => compareBy(order, depth, collator));
  function sorted(group: readonly PivotNode[]): PivotNode[] {
    const compare = compares[group[0]?.depth ?? 0] ?? (() => 0);
    return group
      .toSorted((one, other) => Number(one.isOther) - Number(other.isOther) || compare(one, other))
      .map((node) => (node.children.length > 0 ? { ...node, children: sorted(node.children) } : node));
  }
  return sorted(nodes);
}

// 0 is no tint.
const tints = 8;

export function heatOf(nodes: readonly PivotNode[], figures: readonly Kpi[]) {
  const greatest: Partial<Record<Kpi, number>>[] = [];
  function look(group: readonly PivotNode[]) {
    for (const { depth, values, children, isOther } of group) {
      if (isOther) continue;
      const most = (greatest[depth] ??= {});
      for (const name of figures) most[name] = Math.max(most[name] ?? 0, values[name] ?? 0);
      look(children);
    }
  }
  look(nodes);
  return ({ depth, values, isOther }: PivotNode, name: Kpi): number => {
    const most = greatest[depth]?.[name];
    return most && !isOther ? Math.ceil((Math.max(0, values[name] ?? 0) / most) * tints) : 0;
  };
}
