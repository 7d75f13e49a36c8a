import { useFigures } from '#portal/use-figures.ts';
import { useListSearch } from '#lists/use-list-search.ts';
import { useLingui } from '@lingui/react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useAnalytics } from '../use-analytics.ts';
import { figuresOf } from '../table-figures.ts';
import { sortPivot, turn, visibleRows, type VisibleRow } from './pivot-rows.ts';
import { openParameter, pivotShape, pivotSortOf } from './pivot-shape.ts';
import { buildPivot, type Pivot } from './pivot-tree.ts';
import { usePivotSource } from './use-pivot-source.ts';
import { useNames, usePivotTexts } from './use-pivot-texts.ts';

const noGroups: ReadonlySet<string> = new Set();
const closed = 'none';

/** Which groups are open: all or none by the address, some turned over here. */
function useOpenness() {
  const [address, setAddress] = useSearchParams();
  const [turned, setTurned] = useState(noGroups);
  const all = address.get(openParameter) !== closed;
  return {
    openness: useMemo(() => ({ all, turned }), [all, turned]),
    turnOver: ({ id }: VisibleRow) => setTurned(turn({ all, turned }, id).turned),
    openAll: (open: boolean) => {
      setTurned(noGroups);
      if (open !== all) {
        setAddress((current) => {
          const next = new URLSearchParams(current);
          if (open) next.delete(openParameter);
          else next.set(openParameter, closed);
          return next;
        });
      }
    },
  };
}

const nothing: Pivot = { total: {}, nodes: [] };

/** The pivot that the address names: its rows as they stand, how they are written, and how it is changed (O10). */
export function usePivot() {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const analytics = useAnalytics();
  const [listSearch, changeList] = useListSearch(pivotShape);
  const figures = useFigures();
  const { pivot: loaded, ...state } = usePivotSource({ ...analytics, figures: figuresOf(listSearch) });
  const { openness, turnOver, openAll } = useOpenness();
  const tree = useMemo(() => (loaded ? buildPivot(loaded) : nothing), [loaded]);
  const nameOf = useNames(loaded);
  const { sort } = listSearch;
  const nodes = useMemo(() => {
    const dimensions = loaded?.dimensions ?? [];
    return sortPivot(tree.nodes, { dimensions, sort: pivotSortOf({ sort }), textOf: nameOf }, locale);
  }, [tree, loaded, sort, nameOf, locale]);
  const rows = useMemo(() => visibleRows(nodes, openness), [nodes, openness]);
  const texts = usePivotTexts({ loaded, tree, nameOf, figures });
  return {
    ...analytics,
    ...state,
    source: loaded,
    listSearch,
    changeList,
    figures,
    columns: loaded?.figures ?? [],
    total: tree.total,
    nodes,
    rows,
    texts,
    nameOf,
    turnOver,
    openAll,
  };
}
export type PivotState = ReturnType<typeof usePivot>;
