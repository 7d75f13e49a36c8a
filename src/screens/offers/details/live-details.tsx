import { query } from '#api/queries.ts';
import type { ApprovalDetails } from '#contract/approvals.ts';
import { campaigns } from '#contract/campaigns.ts';
import { offerParts } from '#contract/offer-parts.ts';
import { trackingLinks } from '#contract/tracking-links.ts';
import { FormPlace } from '#fields/form-place.tsx';
import { useFormats } from '#i18n/formats.tsx';
import { DownloadButton } from '#lists/download-button.tsx';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { PauseButton } from '../commands/pause-button.tsx';
import { isFirstAttempt } from '../first-attempt.ts';
import { hasEnded } from '../has-ended.ts';
import { LiveStatus } from '../live/live-status.tsx';
import { BannersTab } from './banners-tab.tsx';
import { CampaignsTab } from './campaigns/campaigns-tab.tsx';
import { CapsCard } from './caps-card.tsx';
import { ClickTagTab } from './click-tag-tab.tsx';
import { DetailsHead } from './details-head.tsx';
import { DetailsTabs, useDetailsTab, type TabCounts, type TabName } from './details-tabs.tsx';
import { LinksTab } from './links-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { PayoutsCard } from './payouts-card.tsx';
import { isLong, useCaps, usePayouts } from './short-parts.ts';

type Part = {
  Tab: ComponentType<{ approval: ApprovalDetails }>;
  /** Its forms have their own submit buttons. */
  hasForms?: boolean;
};

const parts: Record<TabName, Part> = {
  overview: { Tab: OverviewTab },
  'tracking-links': { Tab: LinksTab, hasForms: true },
  'click-tag': { Tab: ClickTagTab, hasForms: true },
  banners: { Tab: BannersTab },
  payouts: { Tab: PayoutsCard },
  caps: { Tab: CapsCard },
  campaigns: { Tab: CampaignsTab, hasForms: true },
};

const one = { limit: 1 } as const;

type Total = UseQueryResult<{ total: number }>;

function useCounts(approval: ApprovalDetails) {
  const { count } = useFormats();
  const { offer } = approval;
  const ofOffer = { params: { id: offer.id }, query: one };
  const links = useQuery(query(trackingLinks.ofOffer, { params: { offerId: offer.id }, query: one }));
  const banners = useQuery(query(offerParts.banners, ofOffer));
  const payouts = usePayouts(approval);
  const caps = useCaps(approval);
  const ofCampaigns = useQuery(query(campaigns.list, { query: { ...one, offer_id: [offer.id] } }));
  const totalOf = (request: Pick<Total, 'data' | 'isPending' | 'failureCount'>) => {
    if (request.data) return count(request.data.total);
    return isFirstAttempt(request) ? null : undefined;
  };
  const counts: TabCounts = {
    'tracking-links': totalOf(links),
    banners: totalOf(banners),
    payouts: totalOf(payouts),
    caps: totalOf(caps),
    campaigns: totalOf(ofCampaigns),
  };
  const isMerged = { payouts: !isLong(payouts), caps: !isLong(caps) };
  return { counts, isMerged };
}

function Actions({ approval }: { approval: ApprovalDetails }) {
  const { t } = useLingui();
  const { offer, paused } = approval;
  return (
    <>
      {hasEnded(offer) ? null : (
        <PauseButton wide kind="offer" id={offer.id} name={offer.name} paused={paused} />
      )}
      <DownloadButton
        query={query(offerParts.downloadBanners, { params: { id: offer.id } })}
        tip={t`All banners of this offer in one ZIP file`}
      >
        <Trans>Download banners</Trans>
      </DownloadButton>
    </>
  );
}

/** An offer that the publisher runs (O8); its parts have addresses of their own (A11). */
export function LiveDetails({ approval }: { approval: ApprovalDetails }) {
  const { tab, hrefOf } = useDetailsTab();
  const { counts, isMerged } = useCounts(approval);
  const { Tab, hasForms = false } = parts[tab];
  return (
    <>
      <DetailsHead
        approval={approval}
        badge={<LiveStatus approval={approval} />}
        actions={<Actions approval={approval} />}
        primary={
          hasEnded(approval.offer) ? null : (
            <ButtonLink variant={hasForms ? 'secondary' : 'primary'} icon={Link2}>
              <Link href={hrefOf('tracking-links')}>
                <Trans>Get link</Trans>
              </Link>
            </ButtonLink>
          )
        }
        reached={hasForms}
        arrived={tab === 'tracking-links'}
      />
      <DetailsTabs counts={counts} isMerged={isMerged} />
      <FormPlace by="tab">
        <Tab approval={approval} />
      </FormPlace>
    </>
  );
}
