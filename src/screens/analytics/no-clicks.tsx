import { href } from '#routes';
import type { FirstRows } from '#lists/no-rows.tsx';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';

/** Of days without a click: when there will be one, and how to bring it about. */
export const noClicks: FirstRows = {
  text: (
    <Trans>
      No clicks in these days. A click on one of your links is here within a minute, a conversion as soon as
      the advertiser reports it.
    </Trans>
  ),
  action: (
    <ButtonLink>
      <Link href={`${href('liveOffers')}?tab=tracking-links`}>
        <Trans>To your tracking links</Trans>
      </Link>
    </ButtonLink>
  ),
};

export function NoClicks() {
  return <EmptyState text={noClicks.text}>{noClicks.action}</EmptyState>;
}
