import { query } from '#api/queries.ts';
import { approvals } from '#contract/approvals.ts';
import { campaigns } from '#contract/campaigns.ts';
import { trackingLinks } from '#contract/tracking-links.ts';
import { useFormats } from '#i18n/formats.tsx';
import { tabOf, useTab } from '#lists/use-tab.ts';
import { Page } from '#ui/layout/page.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { TabLink, TabLinks } from '#ui/layout/tab-links.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { CampaignList } from './live/campaign-list.tsx';
import { LinkList } from './live/link-list.tsx';
import { liveAt, LiveList } from './live/live-list.tsx';
import { PendingList } from './live/pending-list.tsx';

const tabNames = ['live', 'pending', 'campaigns', 'tracking-links'] as const;
type TabName = (typeof tabNames)[number];

const tabs: Record<TabName, { label: MessageDescriptor; List: ComponentType }> = {
  live: { label: msg`Live`, List: LiveList },
  pending: { label: msg`Applications`, List: PendingList },
  campaigns: { label: msg`Campaigns`, List: CampaignList },
  'tracking-links': { label: msg`Tracking links`, List: LinkList },
};

const one = { limit: 1 } as const;

type Counted = { data: { total: number } | undefined; isPending: boolean };

// Totals without filters; `null` while loading.
function useCounts(): Record<TabName, string | null | undefined> {
  const { count } = useFormats();
  const live = useQuery(query(approvals.list, { query: { ...one, type: 'live' } }));
  const pending = useQuery(query(approvals.list, { query: { ...one, type: 'pending' } }));
  const ofCampaigns = useQuery(query(campaigns.list, { query: one }));
  const links = useQuery(query(trackingLinks.list, { query: one }));
  const totalOf = ({ data, isPending }: Counted) => (isPending ? null : data && count(data.total));
  return {
    live: totalOf(live),
    pending: totalOf(pending),
    campaigns: totalOf(ofCampaigns),
    'tracking-links': totalOf(links),
  };
}

export function prefetch(cache: QueryClient, address: URLSearchParams): readonly Promise<unknown>[] {
  return tabOf(tabNames, address) === 'live' ? [cache.query(liveAt(address))] : [];
}

/** Live offers, applications, campaigns and links of the publisher (A11, O6). */
export default function LiveOffersScreen() {
  const { t, i18n } = useLingui();
  const { tab, hrefOf } = useTab(tabNames);
  const counts = useCounts();
  const { List } = tabs[tab];
  return (
    <Page width="wide">
      <PageHead title={<Trans>Pending & Live Offers</Trans>} />
      <TabLinks label={t`Offers, campaigns and links`}>
        {tabNames.map((name) => (
          <TabLink key={name} current={name === tab} count={counts[name]}>
            <Link href={hrefOf(name)}>{i18n._(tabs[name].label)}</Link>
          </TabLink>
        ))}
      </TabLinks>
      <List key={tab} />
    </Page>
  );
}
