import { useTab } from '#lists/use-tab.ts';
import { TabLink, TabLinks } from '#ui/layout/tab-links.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';

const tabNames = [
  'overview',
  'tracking-links',
  'click-tag',
  'banners',
  'payouts',
  'caps',
  'campaigns',
] as const;
export type TabName = (typeof tabNames)[number];

const labels: Record<TabName, MessageDescriptor> = {
  overview: msg`Overview`,
  'tracking-links': msg`Tracking links`,
  'click-tag': msg`Click tag`,
  banners: msg`Banners`,
  payouts: msg`Payouts`,
  caps: msg`Caps`,
  campaigns: msg`Campaigns`,
};

export type TabCounts = { [Name in TabName]?: string | null | undefined };

export const loadingCounts: TabCounts = { 'tracking-links': null, banners: null, campaigns: null };

export const useDetailsTab = () => useTab(tabNames);

type DetailsTabsProps = {
  counts: TabCounts;
  /** Parts that stand in the overview: their tabs have addresses all the same, and show while they are open. */
  isMerged: { [Name in TabName]?: boolean };
};

export function DetailsTabs({ counts, isMerged }: DetailsTabsProps) {
  const { t, i18n } = useLingui();
  const { tab, hrefOf } = useDetailsTab();
  const shown = tabNames.filter((name) => name === tab || !isMerged[name]);
  return (
    <TabLinks label={t`Parts of the offer`}>
      {shown.map((name) => (
        <TabLink key={name} current={name === tab} count={counts[name]}>
          <Link href={hrefOf(name)}>{i18n._(labels[name])}</Link>
        </TabLink>
      ))}
    </TabLinks>
  );
}
