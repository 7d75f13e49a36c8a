import type { RecentFigures } from '#contract/tracking-links.ts';
import { useFormats } from '#i18n/formats.tsx';
import type { Column } from '#ui/tables/table.tsx';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

const shared = { numeric: true, sortable: true };

/** Clicks, conversions and earnings of a row in the last 30 days; `hasEpc` adds earnings per click. */
export function useFigureColumns<Row extends { figures: RecentFigures }>({
  hasEpc = false,
} = {}): Column<Row>[] {
  const { t } = useLingui();
  const { count, money } = useFormats();
  return useMemo(() => {
    const epc: Column<Row> = {
      id: 'epc',
      head: t`EPC`,
      numeric: true,
      phone: 'more',
      cell: ({ figures: { clicks, payout, currency } }) =>
        money(clicks > 0 ? payout / clicks : null, currency, 3),
    };
    return [
      { ...shared, id: 'clicks', head: t`Clicks, 30 d`, cell: ({ figures }) => count(figures.clicks) },
      {
        ...shared,
        id: 'conversions',
        head: t`Conv., 30 d`,
        phone: 'more',
        cell: ({ figures }) => count(figures.conversions),
      },
      ...(hasEpc ? [epc] : []),
      {
        ...shared,
        id: 'payout',
        head: t`Earnings, 30 d`,
        cell: ({ figures: { payout, currency } }) => money(payout, currency),
      },
    ];
  }, [t, count, money, hasEpc]);
}
