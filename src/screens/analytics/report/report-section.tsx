import type { Kpi } from '#contract/analytics.ts';
import type { ReportRow } from '#contract/reports.ts';
import { figureOrder } from '#i18n/figures.ts';
import type { DayRange } from '#contract/days.ts';
import type { EqualParts } from '#i18n/finished.ts';
import { useFormats } from '#i18n/formats.tsx';
import { DownloadButton } from '#lists/download-button.tsx';
import { ListColumns } from '#lists/list-columns.tsx';
import { ListMenu } from '#lists/list-menu.tsx';
import { ListPager } from '#lists/list-pager.tsx';
import { ListRows } from '#lists/list-rows.tsx';
import { ListSort } from '#lists/list-sort.tsx';
import { useListRegionKeys } from '#lists/use-list-region-keys.ts';
import { copiedChange, SumChange, useComparison } from '#figures/comparison.tsx';
import { useFigures } from '#figures/use-figures.ts';
import { Card } from '#ui/layout/card.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { MediaRow } from '#ui/content/media-row.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { Column } from '#ui/tables/table.tsx';
import { Tag } from '#ui/content/tag.tsx';
import { Toolbar } from '#ui/layout/toolbar.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type RefObject } from 'react';
import { Link, useLocation } from 'wouter';
import { RowsOfFigure } from '../log/rows-of-figure.tsx';
import { noClicks } from '../no-clicks.tsx';
import { LineToggle } from '../split/line-toggle.tsx';
import { changeColumn, reportShape, useReport, type Report } from './use-report.ts';

// Shown at once on phones, earnings beside the name; other figures are behind 'Details'.
const onPhones: ReadonlySet<Kpi> = new Set(['clicks', 'conversions']);
const phoneOf = (id: Kpi): 'beside' | 'more' => (id === 'payout' ? 'beside' : 'more');

function useChange(earned: Report['earned']): Column<ReportRow> {
  const { t } = useLingui();
  const { day } = useFormats();
  const compare = useComparison();
  const written = ({ from, to }: DayRange) => `${day(from)} – ${day(to)}`;
  const hintOf = ({ now, before, isWhole }: EqualParts) => {
    const [current, former] = [written(now), written(before)];
    return isWhole ? t`Earnings against ${former}` : t`Earnings of full days: ${current} against ${former}`;
  };
  return {
    id: changeColumn,
    head: t`vs previous`,
    hint: earned.days ? hintOf(earned.days) : t`No day of this range is over yet`,
    numeric: true,
    phone: 'side',
    aside: { under: 'payout' },
    copied: (row) => copiedChange(compare('payout', earned.of(row))),
    cell: (row) => <SumChange kpi="payout" {...earned.of(row)} />,
  };
}

function useColumns({ hrefOfOffer, earned, split, changeSplit }: Report): Column<ReportRow>[] {
  const { t } = useLingui();
  const figures = useFigures();
  const change = useChange(earned);
  return [
    {
      id: 'name',
      head: t`Offer`,
      name: true,
      sortable: true,
      copied: ({ offer: { id, name } }) => ({ '': name, [t`ID`]: String(id) }),
      cell: ({ offer: { id, name } }) => (
        <MediaRow
          size="cell"
          media={
            <LineToggle by="offer_id" value={String(id)} name={name} split={split} onChange={changeSplit} />
          }
          title={
            <>
              <Link href={hrefOfOffer(id)} data-offer={id}>
                {name}
              </Link>{' '}
              <Tag>{id}</Tag>
            </>
          }
        />
      ),
    },
    ...figureOrder.map((id) => {
      const write = figures.write(id);
      return {
        id,
        head: figures.head(id),
        hint: figures.meaning(id),
        numeric: true,
        sortable: true,
        ...(onPhones.has(id) ? {} : { phone: phoneOf(id) }),
        cell: ({ offer, values }: ReportRow) => (
          <RowsOfFigure kpi={id} value={values[id]} narrowed={{ filters: { offer_id: [String(offer.id)] } }}>
            {write(values[id])}
          </RowsOfFigure>
        ),
      };
    }),
    ...(earned.isCompared ? [change] : []),
  ];
}

function useTotals({ totals, rows, earned }: Report) {
  const { t } = useLingui();
  const { count } = useFormats();
  const figures = useFigures();
  const all = rows.data ? count(rows.data.total) : '…';
  return (column: string) => {
    if (column === changeColumn) return <SumChange kpi="payout" {...earned.total} />;
    const id = figureOrder.find((name) => name === column);
    if (!id) return t`Total (${all})`;
    return totals ? (
      <RowsOfFigure kpi={id} value={totals[id]}>
        {figures.write(id)(totals[id])}
      </RowsOfFigure>
    ) : (
      <Skeleton width={56} />
    );
  };
}

type ReportToolbarProps = {
  report: Report;
  columns: readonly Column<ReportRow>[];
  region: RefObject<HTMLElement | null>;
};

function ReportToolbar({ report, columns, region }: ReportToolbarProps) {
  const { t } = useLingui();
  const { rows, request, download, listSearch, change } = report;
  const count = rows.data?.data.length ?? 0;
  return (
    <Toolbar
      search={<Trans>Grouped by offer</Trans>}
      end={
        <>
          <ListColumns shape={reportShape} columns={columns} listSearch={listSearch} onChange={change} />
          <DownloadButton
            query={download}
            isEmpty={rows.data?.total === 0}
            tip={t`All offers of these days and filters as CSV, with the columns shown; best paid first, without totals`}
          >
            <Trans>Download</Trans>
          </DownloadButton>
          <ListMenu region={region} rows={count} request={request} />
        </>
      }
    />
  );
}

/** The figures of each offer, the totals first (O10); a row leads to its offer over time. */
export function ReportSection() {
  const { t } = useLingui();
  const region = useRef<HTMLDivElement>(null);
  useListRegionKeys(region);
  const [, navigate] = useLocation();
  const report = useReport();
  const columns = useColumns(report);
  const totals = useTotals(report);
  const { isLoaded } = useFigures();
  const { rows, failure, isFetching, refresh, hrefOfOffer } = report;
  const total = rows.data?.total ?? 0;
  return (
    <div ref={region}>
      <Card flush label={t`Report`} busy={isFetching}>
        <ReportToolbar {...{ report, columns, region }} />
        <ListSort shape={reportShape} columns={columns} />
        {failure ? <FailedState failure={failure} onRetry={refresh} busy={isFetching} /> : null}
        {failure || isLoaded ? null : <Skeleton width="100%" height={420} />}
        {failure || !isLoaded ? null : (
          <ListRows
            first={noClicks}
            shape={reportShape}
            label={t`Report`}
            query={rows}
            columns={columns}
            rowKey={({ offer }) => offer.id}
            totals={totals}
            isDim={({ offer }) => offer.status !== 'active'}
            onOpen={({ offer }) => navigate(hrefOfOffer(offer.id))}
            selection={undefined}
          />
        )}
        {total > 0 ? <ListPager total={total} /> : null}
      </Card>
    </div>
  );
}
