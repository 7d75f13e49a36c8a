import type { TrackingLink } from '#contract/tracking-links.ts';
import { useFormats } from '#i18n/formats.tsx';
import type { Column } from '#ui/table.tsx';
import { useLingui } from '@lingui/react/macro';

/** The columns of what came of tracking links in the last 30 days, and of their age. */
export function useLinkFigures(): Column<TrackingLink>[] {
  const { t } = useLingui();
  const formats = useFormats();
  return [
    {
      id: 'clicks',
      head: t`Clicks, 30 d`,
      numeric: true,
      sortable: true,
      cell: ({ figures }) => formats.count(figures.clicks),
    },
    {
      id: 'conversions',
      head: t`Conv., 30 d`,
      numeric: true,
      sortable: true,
      cell: ({ figures }) => formats.count(figures.conversions),
    },
    {
      id: 'payout',
      head: t`Earnings, 30 d`,
      numeric: true,
      sortable: true,
      cell: ({ figures: { payout, currency } }) => formats.money(payout, currency),
    },
    {
      id: 'created_at',
      head: t`Created`,
      sortable: true,
      cell: ({ created_at }) => formats.dateTime(new Date(created_at)),
    },
  ];
}
