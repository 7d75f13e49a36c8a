import type { Approval } from '#contract/approvals.ts';
import { analyticsHref, mostLines } from '#figures/analytics-address.ts';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';

/** Chosen offers side by side in the chart, as many as it draws. */
export function CompareOffers({ rows }: { rows: readonly Approval[] }) {
  const values = rows.slice(0, mostLines).map(({ offer }) => String(offer.id));
  const split = { by: 'offer_id', values, hidden: [] } as const;
  return (
    <ButtonLink size="sm">
      <Link href={analyticsHref({ preset: 'last-30-days', tab: 'timeseries', kpis: ['payout'], split })}>
        <Trans>Compare in Analytics</Trans>
      </Link>
    </ButtonLink>
  );
}
