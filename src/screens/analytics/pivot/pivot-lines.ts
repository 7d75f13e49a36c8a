import type { Kpi } from '#contract/analytics.ts';
import type { Dimension } from '#contract/reports.ts';
import { cellText } from '#lists/copy-rows.ts';
import { inTime, type VisibleRow } from './pivot-rows.ts';
import type { PivotNode } from './pivot-tree.ts';

type Cell = string | number | null;

type Texts = {
  /** The heading of a column. */
  head: (name: Dimension | Kpi) => string;
  /** The heading of a record's ID column, beside its name. */
  idOf: (name: string) => string;
  /** The text of a row's name. */
  nameOf: (node: PivotNode) => string;
};

type Lines = {
  nodes: readonly PivotNode[];
  dimensions: readonly Dimension[];
  figures: readonly Kpi[];
} & Texts;

// Names of records may repeat, so their IDs get a column.
const numbered: ReadonlySet<Dimension> = new Set(['offer_id', 'link_id']);

// Dates as ISO, records with ID and name, anything else by name.
function cellsOf(dimension: Dimension, node: PivotNode, nameOf: Texts['nameOf']): Cell[] {
  const key = node.keys[dimension] ?? null;
  if (numbered.has(dimension)) return [key, nameOf(node)];
  return [inTime.has(dimension) && key !== null ? key : nameOf(node)];
}

export function pivotLines({ nodes, dimensions, figures, head, idOf, nameOf }: Lines): Cell[][] {
  const heads = dimensions.flatMap((dimension) => {
    const name = head(dimension);
    return numbered.has(dimension) ? [idOf(name), name] : [name];
  });
  const width = heads.length;
  function linesOf(group: readonly PivotNode[], before: readonly Cell[]): Cell[][] {
    return group.flatMap((node) => {
      const dimension = dimensions[node.depth];
      if (!dimension) return [];
      const cells = [...before, ...cellsOf(dimension, node, nameOf)];
      if (node.children.length > 0) return linesOf(node.children, cells);
      const rest = Array.from({ length: width - cells.length }, () => null);
      return [[...cells, ...rest, ...figures.map((name) => node.values[name] ?? null)]];
    });
  }
  return [[...heads, ...figures.map(head)], ...linesOf(nodes, [])];
}

export function rowsAsLines(
  heads: readonly string[],
  rows: readonly VisibleRow[],
  textsOf: (row: VisibleRow) => readonly string[],
): string {
  const lines = rows.map((row) => {
    const [name = '', ...cells] = textsOf(row).map(cellText);
    return ['  '.repeat(row.level - 1) + name, ...cells];
  });
  return [heads.map(cellText), ...lines].map((cells) => cells.join('\t')).join('\n');
}
