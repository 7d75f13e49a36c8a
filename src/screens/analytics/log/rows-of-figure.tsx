import type { Kpi } from '#contract/analytics.ts';
import { withAnalytics, type AnalyticsChange } from '#figures/analytics-address.ts';
import { useLingui } from '@lingui/react/macro';
import { Link, useSearchParams } from 'wouter';
import { logHref, type Log } from './log-address.ts';
import { useLogs } from './use-logs.ts';

type Rows = { log: Log; status: readonly string[] };

// Ratios, amounts and impressions have no rows of their own.
const rowsOf: Partial<Record<Kpi, Rows>> = {
  clicks: { log: 'clicks', status: [] },
  conversions: { log: 'conversions', status: ['approved', 'pending'] },
  pending: { log: 'conversions', status: ['pending'] },
  rejected: { log: 'conversions', status: ['rejected'] },
};

type RowsOfFigureProps = {
  kpi: Kpi;
  value: number | null | undefined;
  /** The filters of its row; those of the address stay. */
  filters?: AnalyticsChange['filters'];
  /** The figure as it is written. */
  children: string;
};

/** A figure that leads to the single rows behind it, where the network has their log. */
export function RowsOfFigure({ kpi, value, filters, children }: RowsOfFigureProps) {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const logs = useLogs();
  const rows = rowsOf[kpi];
  if (!rows || !value || !logs.includes(rows.log)) return children;
  const narrowed = filters ? withAnalytics(address, { filters }) : address;
  return (
    <Link href={logHref(rows.log, narrowed, rows.status)} aria-label={t`Show these ${children}`}>
      {children}
    </Link>
  );
}
