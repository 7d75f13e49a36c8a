import { query as queryOf } from '#api/queries.ts';
import { trafficLog, type LoggedClick } from '#contract/traffic-log.ts';
import { analyticsFilters } from '#figures/analytics-address.ts';
import { useFormats } from '#i18n/formats.tsx';
import type { ListShape } from '#lists/list-search.ts';
import { useListSearch } from '#lists/use-list-search.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { RowActions } from '#ui/tables/row-actions.tsx';
import type { Column } from '#ui/tables/table.tsx';
import { Plural, useLingui } from '@lingui/react/macro';
import { noClicks } from '../no-clicks.tsx';
import type { Analytics } from '../use-analytics.ts';
import { useDimensions } from '../use-dimensions.ts';
import { LogCard } from './log-card.tsx';
import { useCounts } from './use-counts.ts';
import { useTimeHint, useVisitColumns, visitColumns } from './use-visit-columns.ts';

const audience = ['os', 'device', 'browser', 'carrier'] as const;

const shape: ListShape = {
  name: 'click-log',
  sorts: [],
  sort: '',
  filters: analyticsFilters,
  columns: ['offer', ...visitColumns, ...audience, 'unique', 'conversions', 'id'],
  shown: ['offer', 'link_id', 'country', 'device', 'sub1', 'sub2', 'unique', 'conversions'],
};

function useColumns(): Column<LoggedClick>[] {
  const { t } = useLingui();
  const { dateTime, count } = useFormats();
  const { name, label } = useDimensions();
  const hint = useTimeHint();
  return [
    {
      id: 'clicked_at',
      head: t`Clicked`,
      hint,
      name: true,
      oneLine: true,
      cell: ({ clicked_at: at }) => dateTime(new Date(at)),
    },
    { id: 'offer', head: t`Offer`, phone: 'wide', oneLine: true, cell: ({ offer }) => offer.name },
    ...useVisitColumns(),
    ...audience.map((id): Column<LoggedClick> => ({
      id,
      head: name(id),
      phone: 'more',
      cell: (row) => row[id] && label(id, row[id]),
    })),
    {
      id: 'unique',
      head: t({ message: 'Unique', context: 'click' }),
      hint: t`The first click of a visitor on this link that day`,
      cell: ({ is_unique: isUnique }) => (isUnique ? t`Yes` : t`No`),
    },
    {
      id: 'conversions',
      head: t`Conversions`,
      numeric: true,
      cell: ({ conversions }) => count(conversions),
    },
    { id: 'id', head: t`Click ID`, phone: 'more', cell: ({ id }) => id },
    {
      id: 'actions',
      head: t`Actions`,
      action: true,
      cell: ({ id }) => (
        <RowActions>
          <CopyButton text={id} label={t`Copy click ID ${id}`} />
        </RowActions>
      ),
    },
  ];
}

/** The clicks of the days and filters. */
export function ClickLog({ analytics }: { analytics: Analytics }) {
  const { t } = useLingui();
  const [{ search }] = useListSearch(shape);
  const selection = { ...analytics.selection, ...(search ? { click_id: search } : {}) };
  const counts = useCounts(analytics);
  // The figures know no single click.
  const counted = search ? undefined : counts?.clicks;
  return (
    <LogCard<LoggedClick>
      analytics={analytics}
      label={t`Clicks`}
      shape={shape}
      request={queryOf(trafficLog.clicks, { query: selection })}
      download={queryOf(trafficLog.downloadClicks, { query: selection })}
      downloadTip={t`All clicks of these days and filters as CSV`}
      total={counted ?? null}
      renderCount={(rows) => {
        const clicks = counted ?? rows?.length;
        return clicks === undefined ? null : <Plural value={clicks} one="# click" other="# clicks" />;
      }}
      columns={useColumns()}
      search={t`Click ID`}
      first={noClicks}
    />
  );
}
