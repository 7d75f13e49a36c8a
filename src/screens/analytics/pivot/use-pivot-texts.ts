import type { Figures } from '#figures/use-figures.ts';
import type { TreeTexts } from '#ui/tables/tree-grid-row.tsx';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useDimensions } from '../use-dimensions.ts';
import { heatOf, type VisibleRow } from './pivot-rows.ts';
import type { Pivot, PivotNode } from './pivot-tree.ts';
import type { RowsOfNode } from './use-rows-of-node.ts';
import type { LoadedPivot } from './use-pivot-source.ts';

export function useNames(loaded: LoadedPivot | null): (node: PivotNode) => string {
  const { t } = useLingui();
  const { label } = useDimensions();
  const other = t`Other`;
  return useMemo(() => {
    const dimensions = loaded?.dimensions ?? [];
    return ({ depth, keys, label: called, isOther }) => {
      const dimension = dimensions[depth];
      if (isOther || !dimension) return other;
      return label(dimension, keys[dimension] ?? '', called);
    };
  }, [loaded, label, other]);
}

function codeOf(loaded: LoadedPivot | null) {
  const at = loaded?.dimensions.indexOf('country') ?? -1;
  return ({ node: { depth, keys, isOther } }: VisibleRow) =>
    depth === at && !isOther ? String(keys.country) : undefined;
}

type Written = {
  loaded: LoadedPivot | null;
  tree: Pivot;
  nameOf: (node: PivotNode) => string;
  figures: Figures;
  hrefOfRows: RowsOfNode;
};

export function usePivotTexts({ loaded, tree, nameOf, figures, hrefOfRows }: Written): TreeTexts<VisibleRow> {
  const { t } = useLingui();
  const [filter, other, show] = [t`Filter`, t`Other`, t`Show these rows`];
  return useMemo(() => {
    const columns = loaded?.figures ?? [];
    const heat = heatOf(tree.nodes, columns);
    const writers = new Map(columns.map((name) => [name, figures.write(name)]));
    const find = (column: string) => columns.find((name) => name === column);
    return {
      name: ({ node }) => nameOf(node),
      code: codeOf(loaded),
      cell: ({ node }, column) => {
        const name = find(column);
        return name ? (writers.get(name)?.(node.values[name]) ?? '') : '';
      },
      heat: ({ node }, column) => {
        const name = find(column);
        return name ? heat(node, name) : 0;
      },
      hint: ({ node }, column) => {
        if (node.isOther) return other;
        return hrefOfRows(node, column) === null ? filter : show;
      },
    };
  }, [loaded, tree, nameOf, figures, hrefOfRows, filter, other, show]);
}
