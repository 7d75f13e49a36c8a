import type { Kpi } from '#contract/analytics.ts';
import { withAnalytics, type AnalyticsChange } from '#figures/analytics-address.ts';
import { useLingui } from '@lingui/react/macro';
import { Link, useSearchParams } from 'wouter';
import { rowsHref } from './log-address.ts';
import { useLogs } from './use-logs.ts';

type RowsOfFigureProps = {
  kpi: Kpi;
  value: number | null | undefined;
  /** What its row narrows; the days and filters of the address stay. */
  narrowed?: AnalyticsChange;
  /** The figure as it is written. */
  children: string;
};

/** A figure that leads to the single rows behind it, where the network has their log. */
export function RowsOfFigure({ kpi, value, narrowed, children }: RowsOfFigureProps) {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const logs = useLogs();
  const href = value ? rowsHref(kpi, logs, withAnalytics(address, narrowed ?? {})) : null;
  if (href === null) return children;
  return (
    <Link href={href} aria-label={t`Show these ${children}`}>
      {children}
    </Link>
  );
}
