import type { Kpi, KpiValues } from '#contract/analytics.ts';
import { addUp, leftOf, withParts } from '#contract/kpi-sums.ts';
import type { Dimension, PivotRow } from '#contract/reports.ts';

export type PivotNode = {
  id: string;
  /** 0 for the first dimension. */
  depth: number;
  /** The keys that all its rows share. */
  keys: PivotRow['keys'];
  /** The network's name. */
  label: string;
  values: KpiValues;
  children: readonly PivotNode[];
  /** The sum of the rows that the network cut off. */
  isOther: boolean;
};

export type PivotSource = {
  dimensions: readonly Dimension[];
  figures: readonly Kpi[];
  rows: readonly PivotRow[];
  /**
   * For cut rows, the network's totals by no, one and two dimensions: groups then add up, and the rest is shown as
   * 'Other'.
   */
  whole: { total: KpiValues; groups: readonly (readonly PivotRow[])[] } | null;
};

export type Pivot = { total: KpiValues; nodes: readonly PivotNode[] };

// Never part of a key.
const separator = '\u0000';
const idOf = ({ keys }: PivotRow, dimensions: readonly Dimension[]) =>
  dimensions.map((dimension) => keys[dimension]).join(separator);

const hasSomething = (values: KpiValues) => Object.values(values).some((value) => value);

type Level = { depth: number; figures: readonly Kpi[]; sums: ReadonlyMap<string, KpiValues> | null };

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
  const allFigures = withParts(figures);
  const levels: Level[] = dimensions.map((_, depth) => {
    const answer = whole?.groups[depth];
    const path = dimensions.slice(0, depth + 1);
    const sums = answer && new Map(answer.map((row) => [idOf(row, path), row.values]));
    return { depth, figures: allFigures, sums: sums ?? null };
  });

  function nodesOf(group: readonly PivotRow[], depth: number): PivotNode[] {
    const [dimension, level] = [dimensions[depth], levels[depth]];
    if (!dimension || !level) return [];
    const path = dimensions.slice(0, depth + 1);
    return groupBy(group, dimension).flatMap((part): PivotNode[] => {
      const [first] = part;
      if (!first) return [];
      const id = idOf(first, path);
      const exact = level.sums?.get(id);
      if (level.sums && !exact) return [];
      const below = nodesOf(part, depth + 1);
      const values = exact ?? valuesOf(part);
      const next = levels[depth + 1];
      return [
        {
          id,
          depth,
          keys: Object.fromEntries(path.map((name) => [name, first.keys[name]])),
          label: first.labels[dimension] ?? String(first.keys[dimension] ?? ''),
          values,
          children: exact && next ? [...below, ...otherOf(exact, below, next)] : below,
          isOther: false,
        },
      ];
    });
  }

  const valuesOf = (part: readonly PivotRow[]) =>
    addUp(
      part.map(({ values }) => values),
      allFigures,
    );

  const nodes = nodesOf(rows, 0);
  const [first] = levels;
  return whole && first
    ? { total: whole.total, nodes: [...nodes, ...otherOf(whole.total, nodes, first)] }
    : { total: valuesOf(rows), nodes };
}
