import type { Kpi, KpiValues } from '#contract/analytics.ts';
import { addUp, leftOf, withParts } from '#contract/kpi-sums.ts';
import type { Dimension, PivotRow } from '#contract/reports.ts';

export type PivotNode = {
  /** Tells it apart from all others. */
  id: string;
  /** 0 for the first dimension. */
  depth: number;
  /** What all its rows have in common. */
  keys: PivotRow['keys'];
  /** As the network calls it. */
  label: string;
  values: KpiValues;
  children: readonly PivotNode[];
  /** What the network cut off: known only all together, by nothing of its own. */
  isOther: boolean;
};

export type PivotSource = {
  dimensions: readonly Dimension[];
  figures: readonly Kpi[];
  rows: readonly PivotRow[];
  /**
   * Where the rows were cut, what the network says of everything and of fewer dimensions: without any, with the first,
   * with the first two. Groups are then never less than the truth, and what is missing stands as 'Other'.
   */
  whole: { total: KpiValues; groups: readonly (readonly PivotRow[])[] } | null;
};

export type Pivot = { total: KpiValues; nodes: readonly PivotNode[] };

/** Keys never hold it: what separates those of one row. */
const separator = '\u0000';
const idOf = ({ keys }: PivotRow, dimensions: readonly Dimension[]) =>
  dimensions.map((dimension) => keys[dimension]).join(separator);

const hasSomething = (values: KpiValues) => Object.values(values).some((value) => value);

type Level = { depth: number; figures: readonly Kpi[]; known: ReadonlyMap<string, KpiValues> | null };

/** What a group has beyond its rows, as a row of its own. */
function otherOf(whole: KpiValues, children: readonly PivotNode[], { depth, figures }: Level) {
  const values = leftOf(
    whole,
    children.map((child) => child.values),
    figures,
  );
  if (!hasSomething(values)) return [];
  const other = { depth, keys: {}, label: '', values, children: [], isOther: true };
  return [{ ...other, id: `${children[0]?.id ?? ''}${separator}other` }];
}

/** The rows of one group by the key of a dimension, in their order. */
function groupBy(rows: readonly PivotRow[], dimension: Dimension): PivotRow[][] {
  const groups = new Map<string | number | undefined, PivotRow[]>();
  for (const row of rows) {
    const key = row.keys[dimension];
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

export function buildPivot({ dimensions, figures, rows, whole }: PivotSource): Pivot {
  const asked = withParts(figures);
  const levels: Level[] = dimensions.map((_, depth) => {
    const answer = whole?.groups[depth];
    const path = dimensions.slice(0, depth + 1);
    const known = answer && new Map(answer.map((row) => [idOf(row, path), row.values]));
    return { depth, figures: asked, known: known ?? null };
  });

  function nodesOf(group: readonly PivotRow[], depth: number): PivotNode[] {
    const [dimension, level] = [dimensions[depth], levels[depth]];
    if (!dimension || !level) return [];
    const path = dimensions.slice(0, depth + 1);
    return groupBy(group, dimension).flatMap((part): PivotNode[] => {
      const [first] = part;
      if (!first) return [];
      const id = idOf(first, path);
      const said = level.known?.get(id);
      if (level.known && !said) return [];
      const below = nodesOf(part, depth + 1);
      const values = said ?? valuesOf(part);
      const next = levels[depth + 1];
      return [
        {
          id,
          depth,
          keys: Object.fromEntries(path.map((name) => [name, first.keys[name]])),
          label: first.labels[dimension] ?? String(first.keys[dimension] ?? ''),
          values,
          children: said && next ? [...below, ...otherOf(said, below, next)] : below,
          isOther: false,
        },
      ];
    });
  }

  const valuesOf = (part: readonly PivotRow[]) =>
    addUp(
      part.map(({ values }) => values),
      asked,
    );

  const nodes = nodesOf(rows, 0);
  const [first] = levels;
  return whole && first
    ? { total: whole.total, nodes: [...nodes, ...otherOf(whole.total, nodes, first)] }
    : { total: valuesOf(rows), nodes };
}
