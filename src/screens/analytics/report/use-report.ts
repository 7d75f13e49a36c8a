import { query as queryOf } from '#api/queries.ts';
import { analytics, kpi as everyFigure } from '#contract/analytics.ts';
import { reports } from '#contract/reports.ts';
import { figureOrder } from '#i18n/figures.ts';
import { rangeOf, type ListSearch, type ListShape } from '#lists/list-search.ts';
import { useListSearch } from '#lists/use-list-search.ts';
import { analyticsFilters, selectionOf } from '#portal/analytics-address.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { figuresOf, usualFigures } from '../table-figures.ts';
import { useAnalytics, type Analytics } from '../use-analytics.ts';

const sorts = ['name', ...figureOrder] as const;

/** How much more or less an offer has earned than in the period compared with. */
export const changeColumn = 'change';

/** What the address says of the report. */
export const reportShape: ListShape = {
  name: 'report',
  sorts,
  sort: '-payout',
  filters: analyticsFilters,
  columns: [...figureOrder, changeColumn],
  shown: [...usualFigures, changeColumn],
};

/** The change is made of earnings, whether or not they are shown. */
const askedFigures = ({ columns }: ListSearch) =>
  figuresOf({ columns: columns.includes(changeColumn) ? [...new Set([...columns, 'payout'])] : columns });

const rowsQuery = (selection: Analytics['selection'], listSearch: ListSearch) =>
  queryOf(reports.report, {
    query: {
      ...selection,
      ...rangeOf(listSearch),
      kpi: askedFigures(listSearch),
      // The address was read by a shape that names these sorts only.
      sort: listSearch.sort as (typeof sorts)[number],
    },
  });

/** What the offers of the page, and all together, earned in the period compared with. */
function useFormer({ compared, range, listSearch }: Analytics, ids: readonly number[]) {
  const selection = selectionOf(compared ?? range, listSearch);
  const rows = useQuery({
    ...queryOf(reports.report, {
      query: { ...selection, offer_id: [...ids], limit: -1, kpi: ['payout'] },
    }),
    enabled: compared !== null && ids.length > 0,
  });
  const totals = useQuery({
    ...queryOf(analytics.overview, { query: { ...selection, kpi: everyFigure.options } }),
    enabled: compared !== null,
  });
  return {
    days: compared,
    earned: (id: number) => {
      // An offer that had no traffic then is not among the rows.
      const row = rows.data?.data.find(({ offer }) => offer.id === id);
      return rows.data ? (row?.values.payout ?? 0) : null;
    },
    total: totals.data?.current.payout ?? null,
  };
}

/** The figures of each offer, those of all offers together, and the file that holds the same (O10). */
export function useReport() {
  const view = useAnalytics();
  const { selection, hrefOf } = view;
  const [listSearch, change] = useListSearch(reportShape);
  const kpi = figuresOf(listSearch);
  const asked = rowsQuery(selection, listSearch);
  const rows = useQuery({ ...asked, placeholderData: keepPreviousData });
  const totals = useQuery({
    ...queryOf(analytics.overview, { query: { ...selection, kpi: everyFigure.options } }),
    placeholderData: keepPreviousData,
  });
  const former = useFormer(
    view,
    (rows.data?.data ?? []).map(({ offer }) => offer.id),
  );
  return {
    asked,
    rows,
    former,
    totals: totals.data?.current,
    download: queryOf(reports.download, { query: { ...selection, kpi } }),
    failure: [rows, totals].find(({ data, error }) => !data && error)?.error ?? null,
    isFetching: rows.isFetching || totals.isFetching,
    refresh: () => {
      void rows.refetch();
      void totals.refetch();
    },
    hrefOfOffer: (id: number) => hrefOf({ tab: 'timeseries', filters: { offer_id: [String(id)] } }),
    listSearch,
    change,
  };
}
export type Report = ReturnType<typeof useReport>;
