import { query } from '#api/queries.ts';
import { approvals, type ApprovalDetails } from '#contract/approvals.ts';
import { campaigns } from '#contract/campaigns.ts';
import { offerParts } from '#contract/offer-parts.ts';
import { trackingLinks } from '#contract/tracking-links.ts';
import { useFormats } from '#i18n/formats.tsx';
import { DownloadButton } from '#lists/download-button.tsx';
import { useTab } from '#lists/use-tab.ts';
import { href } from '#routes';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { TabLink, TabLinks } from '#ui/tab-links.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link2, Pause } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { PauseButton } from '../commands/pause-button.tsx';
import { isFirstTry } from '../first-try.ts';
import { BannersTab } from './banners-tab.tsx';
import { CampaignsTab } from './campaigns/campaigns-tab.tsx';
import { CapsTab } from './caps-tab.tsx';
import { ClickTagTab } from './click-tag-tab.tsx';
import { DetailsHead } from './details-head.tsx';
import { LinksTab } from './links-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { PayoutsTab } from './payouts-tab.tsx';

const tabNames = [
  'overview',
  'tracking-links',
  'click-tag',
  'banners',
  'payouts',
  'caps',
  'campaigns',
] as const;
type TabName = (typeof tabNames)[number];

type TabDetails = {
  label: MessageDescriptor;
  Tab: ComponentType<{ approval: ApprovalDetails }>;
  /** It has forms, with buttons of their own. */
  hasForms?: boolean;
};

const tabs: Record<TabName, TabDetails> = {
  overview: { label: msg`Overview`, Tab: OverviewTab },
  'tracking-links': { label: msg`Tracking links`, Tab: LinksTab, hasForms: true },
  'click-tag': { label: msg`Click tag`, Tab: ClickTagTab, hasForms: true },
  banners: { label: msg`Banners`, Tab: BannersTab },
  payouts: { label: msg`Payouts`, Tab: PayoutsTab },
  caps: { label: msg`Caps`, Tab: CapsTab },
  campaigns: { label: msg`Campaigns`, Tab: CampaignsTab, hasForms: true },
};

const one = { limit: 1 } as const;

type Total = UseQueryResult<{ total: number }>;

/** How many rows each part has; null while that is asked for, so that its place is kept. */
function useCounts({ id, offer }: ApprovalDetails): { [Name in TabName]?: string | null | undefined } {
  const { count } = useFormats();
  const ofOffer = { params: { id: offer.id }, query: one };
  const links = useQuery(query(trackingLinks.ofOffer, { params: { offerId: offer.id }, query: one }));
  const banners = useQuery(query(offerParts.banners, ofOffer));
  const payouts = useQuery(query(approvals.payouts, { params: { id }, query: one }));
  const caps = useQuery(query(offerParts.caps, ofOffer));
  const ofCampaigns = useQuery(query(campaigns.list, { query: { ...one, offer_id: [offer.id] } }));
  const totalOf = (asked: Pick<Total, 'data' | 'isPending' | 'failureCount'>) => {
    if (asked.data) return count(asked.data.total);
    return isFirstTry(asked) ? null : undefined;
  };
  return {
    'tracking-links': totalOf(links),
    banners: totalOf(banners),
    payouts: totalOf(payouts),
    caps: totalOf(caps),
    campaigns: totalOf(ofCampaigns),
  };
}

function Actions({ approval }: { approval: ApprovalDetails }) {
  const { t } = useLingui();
  const { offer, paused } = approval;
  return (
    <>
      <PauseButton wide kind="offer" id={offer.id} name={offer.name} paused={paused} />
      <DownloadButton
        query={query(offerParts.downloadBanners, { params: { id: offer.id } })}
        title={t`All banners of this offer in one ZIP file`}
      >
        <Trans>Download banners</Trans>
      </DownloadButton>
    </>
  );
}

/** An offer that the publisher runs (O8); its parts have addresses of their own (A11). */
export function LiveDetails({ approval }: { approval: ApprovalDetails }) {
  const { t, i18n } = useLingui();
  const { tab, hrefOf } = useTab(tabNames);
  const counts = useCounts(approval);
  const { Tab, hasForms = false } = tabs[tab];
  return (
    <>
      <DetailsHead
        approval={approval}
        back={
          <Link href={href('liveOffers')}>
            <Trans>Live Offers</Trans>
          </Link>
        }
        badge={
          approval.paused ? (
            <Badge icon={Pause}>
              <Trans>Paused</Trans>
            </Badge>
          ) : (
            <Badge tone="success">
              <Trans>Live</Trans>
            </Badge>
          )
        }
        actions={<Actions approval={approval} />}
        primary={
          <ButtonLink variant="primary" icon={Link2}>
            <Link href={hrefOf('tracking-links')}>
              <Trans>Get tracking link</Trans>
            </Link>
          </ButtonLink>
        }
        reached={hasForms}
      />
      <TabLinks label={t`Parts of the offer`}>
        {tabNames.map((name) => (
          <TabLink key={name} current={name === tab} count={counts[name]}>
            <Link href={hrefOf(name)}>{i18n._(tabs[name].label)}</Link>
          </TabLink>
        ))}
      </TabLinks>
      <Tab approval={approval} />
    </>
  );
}
