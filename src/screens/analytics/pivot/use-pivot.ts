import { useFigures } from '#figures/use-figures.ts';
import { useListSearch } from '#lists/use-list-search.ts';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { useAnalytics } from '../use-analytics.ts';
import { figuresOf } from '../table-figures.ts';
import { sortPivot, turn, visibleRows, type Openness, type VisibleRow } from './pivot-rows.ts';
import {
  openParameter,
  pivotShape,
  pivotSortOf,
  readTurned,
  turnedParameter,
  writeTurned,
} from './pivot-shape.ts';
import { buildPivot, type Pivot } from './pivot-tree.ts';
import { usePivotSource } from './use-pivot-source.ts';
import { useRowsOfNode } from './use-rows-of-node.ts';
import { useNames, usePivotTexts } from './use-pivot-texts.ts';

const closed = 'none';

function useOpenness() {
  const [address, setAddress] = useSearchParams();
  const openness = useMemo<Openness>(
    () => ({
      all: address.get(openParameter) !== closed,
      turned: readTurned(address.get(turnedParameter)),
    }),
    [address],
  );
  const write = ({ all, turned }: Openness) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(openParameter);
        next.delete(turnedParameter);
        if (!all) next.set(openParameter, closed);
        if (turned.size > 0) next.set(turnedParameter, writeTurned(turned));
        return next;
      },
      { replace: true },
    );
  return {
    openness,
    turnOver: ({ id }: VisibleRow) => write(turn(openness, id)),
    openAll: (all: boolean) => write({ all, turned: new Set() }),
  };
}

const nothing: Pivot = { total: {}, nodes: [] };

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
  const hrefOfRows = useRowsOfNode(loaded);
  const texts = usePivotTexts({ loaded, tree, nameOf, figures, hrefOfRows });
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
    hrefOfRows,
    turnOver,
    openAll,
  };
}
export type PivotState = ReturnType<typeof usePivot>;
