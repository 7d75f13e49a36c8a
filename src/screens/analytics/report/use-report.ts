import { query as queryOf } from '#api/queries.ts';
import { analytics, kpi as everyFigure } from '#contract/analytics.ts';
import type { Result } from '#contract/endpoint.ts';
import { reports, type ReportRow } from '#contract/reports.ts';
import type { DayRange } from '#contract/days.ts';
import { figureOrder } from '#i18n/figures.ts';
import { equalParts } from '#i18n/finished.ts';
import type { SortOf } from '#lists/define-list.ts';
import { rangeOf, type ListSearch, type ListShape } from '#lists/list-search.ts';
import { useListSearch } from '#lists/use-list-search.ts';
import { analyticsFilters, selectionOf, type Split } from '#figures/analytics-address.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { figuresOf, usualFigures } from '../table-figures.ts';
import { useAnalytics, type Analytics } from '../use-analytics.ts';
import { begunAfter } from '../use-view.ts';

type Sort = SortOf<typeof reports.report>;

export const changeColumn = 'change';

export const reportShape: ListShape<Sort> = {
  name: 'report',
  sorts: ['name', ...figureOrder],
  sort: '-payout',
  filters: analyticsFilters,
  columns: [...figureOrder, changeColumn],
  shown: [...usualFigures, changeColumn],
};

// The change needs earnings, shown or not.
const askedFigures = ({ columns }: ListSearch) =>
  figuresOf({ columns: columns.includes(changeColumn) ? [...new Set([...columns, 'payout'])] : columns });

const rowsQuery = (selection: Analytics['selection'], listSearch: ListSearch<Sort>) =>
  queryOf(reports.report, {
    query: {
      ...selection,
      ...rangeOf(listSearch),
      kpi: askedFigures(listSearch),
      sort: listSearch.sort,
    },
  });

function useEarned(days: DayRange | null, { range, listSearch }: Analytics, ids: readonly number[]) {
  const selection = selectionOf(days ?? range, listSearch);
  const rows = useQuery({
    ...queryOf(reports.report, {
      query: { ...selection, offer_id: [...ids], limit: -1, kpi: ['payout'] },
    }),
    enabled: days !== null && ids.length > 0,
  });
  const totals = useQuery({
    ...queryOf(analytics.overview, { query: { ...selection, kpi: everyFigure.options } }),
    enabled: days !== null,
  });
  return {
    of: (id: number) => {
      // An offer without traffic in that period has no row.
      const row = rows.data?.data.find(({ offer }) => offer.id === id);
      return rows.data ? (row?.values.payout ?? 0) : null;
    },
    total: totals.data?.current.payout ?? null,
  };
}

function finishedDays(range: DayRange, compared: DayRange | null, now: Date) {
  const parts = compared && equalParts(range, compared, now);
  return parts?.hours === null ? parts : null;
}

type Totals = Result<typeof analytics.overview>;

// Compares finished days: the network has no hourly figures by offer.
function useEqualEarnings(view: Analytics, rows: readonly ReportRow[], totals: Totals | undefined) {
  const { range, now } = view;
  const whole = totals?.current;
  const compared = begunAfter(view.compared, totals?.begun) === null ? view.compared : null;
  const days = finishedDays(range, compared, now);
  const ids = rows.map(({ offer }) => offer.id);
  const isWhole = days?.isWhole === true;
  const finished = useEarned(isWhole ? null : (days?.now ?? null), view, ids);
  const former = useEarned(days?.before ?? null, view, ids);
  return {
    isCompared: view.compared !== null,
    days,
    of: ({ offer, values }: ReportRow) => ({
      now: isWhole ? values : { payout: finished.of(offer.id) },
      before: { payout: former.of(offer.id) },
      parts: days,
    }),
    total: {
      now: isWhole ? whole : { payout: finished.total },
      before: { payout: former.total },
      parts: days,
    },
  };
}

export function useReport() {
  const view = useAnalytics();
  const { selection, hrefOf } = view;
  const [listSearch, change] = useListSearch(reportShape);
  const kpi = figuresOf(listSearch);
  const request = rowsQuery(selection, listSearch);
  const rows = useQuery({ ...request, placeholderData: keepPreviousData });
  const totals = useQuery({
    ...queryOf(analytics.overview, { query: { ...selection, kpi: everyFigure.options } }),
    placeholderData: keepPreviousData,
  });
  const earned = useEqualEarnings(view, rows.data?.data ?? [], totals.data);
  return {
    request,
    rows,
    earned,
    totals: totals.data?.current,
    download: queryOf(reports.download, { query: { ...selection, kpi } }),
    failure: [rows, totals].find(({ data, error }) => !data && error)?.error ?? null,
    isFetching: rows.isFetching || totals.isFetching,
    refresh: () => {
      void rows.refetch();
      void totals.refetch();
    },
    hrefOfOffer: (id: number) =>
      hrefOf({ tab: 'timeseries', filters: { offer_id: [String(id)] }, split: null }),
    split: view.split,
    changeSplit: (split: Split | null) => view.change({ split }),
    listSearch,
    change,
  };
}
export type Report = ReturnType<typeof useReport>;
