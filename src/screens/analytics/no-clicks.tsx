import { query } from '#api/queries.ts';
import type { KpiValues } from '#contract/analytics.ts';
import { trackingLinks } from '#contract/tracking-links.ts';
import { href } from '#routes';
import type { FirstRows } from '#lists/no-rows.tsx';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';

/** Whether nothing was counted at all; figures that the network does not give are unknown, not nothing. */
export const isNothing = (figures: KpiValues): boolean =>
  figures.clicks === 0 && Object.values(figures).every((value) => !value);

// A publisher without a link has to find an offer first.
function NextStep() {
  const { data, isPending } = useQuery(query(trackingLinks.list, { query: { limit: 1 } }));
  if (isPending) return null;
  return data?.total === 0 ? (
    <ButtonLink variant="primary">
      <Link href={href('offerWall')}>
        <Trans>Find an offer</Trans>
      </Link>
    </ButtonLink>
  ) : (
    <ButtonLink>
      <Link href={`${href('liveOffers')}?tab=tracking-links`}>
        <Trans>To your tracking links</Trans>
      </Link>
    </ButtonLink>
  );
}

/** Of days without a click: when there will be one, and how to bring it about. */
export const noClicks: FirstRows = {
  text: (
    <Trans>
      No clicks in this period. Clicks appear within a minute, conversions as soon as the advertiser reports
      them.
    </Trans>
  ),
  action: <NextStep />,
};

export function NoClicks() {
  return <EmptyState text={noClicks.text}>{noClicks.action}</EmptyState>;
}
