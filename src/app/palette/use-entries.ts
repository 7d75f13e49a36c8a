import { wordOf } from '#i18n/words.ts';
import { query } from '#api/queries.ts';
import { choices } from '#contract/choices.ts';
import type { ApprovalStatus } from '#contract/offers.ts';
import { useOffered } from '#portal/offered.ts';
import { useGatedLocation } from '#portal/portal-context.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueries, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { prepare, type Entry, type Prepared } from './find.ts';
import { pages } from './pages.ts';
import { builderEntries, recordEntries, type Records } from './records.ts';
import { useActions } from './use-actions.ts';

const cached = { staleTime: 300_000 };
const queries = [
  { ...query(choices.offers), ...cached },
  { ...query(choices.approvalsOffers), ...cached },
  { ...query(choices.campaigns), ...cached },
  { ...query(choices.trackingLinks), ...cached },
] as const;

export function prefetchRecords(client: QueryClient): void {
  const [offers, approvals, campaigns, links] = queries;
  client.query(offers).catch(() => undefined);
  client.query(approvals).catch(() => undefined);
  client.query(campaigns).catch(() => undefined);
  client.query(links).catch(() => undefined);
}

const statuses: Record<ApprovalStatus, MessageDescriptor> = {
  pending: msg`Pending`,
  approved: msg`Approved`,
  rejected: msg`Rejected`,
  blocked: msg`Blocked`,
};

const none: Records = { offers: [], approvals: [], campaigns: [], links: [] };

function useRecords() {
  const [offers, approvals, campaigns, links] = useQueries({ queries });
  const all = [offers, approvals, campaigns, links];
  const records = useMemo<Records>(
    () => ({
      offers: offers.data?.data ?? none.offers,
      approvals: approvals.data?.data ?? none.approvals,
      campaigns: campaigns.data?.data ?? none.campaigns,
      links: links.data?.data ?? none.links,
    }),
    [offers.data, approvals.data, campaigns.data, links.data],
  );
  return {
    records,
    isLoading: all.some(({ isPending, fetchStatus }) => isPending && fetchStatus === 'fetching'),
    isOffline: all.some(({ isPending, fetchStatus }) => isPending && fetchStatus === 'paused'),
    isFailed: all.some(({ isError }) => isError),
    refresh: () => all.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
}

// With the tab, as pages are named. Nobody looks for the page they are on.
function useHere() {
  const [path] = useGatedLocation();
  const tab = useSearchParams()[0].get('tab');
  return tab ? `${path}?tab=${tab}` : path;
}

type Surroundings = { go: (to: string) => void; askForOffer: () => void };

// `builders` are the offers that links can be built for.
export function useEntries({ go, askForOffer }: Surroundings) {
  const { i18n } = useLingui();
  const here = useHere();
  const { records, ...loading } = useRecords();
  const actions = useActions({ go, askForOffer });
  const approvalOf = useMemo(
    () => new Map(records.approvals.map((approval) => [approval.id, approval])),
    [records],
  );
  const found = useMemo(
    () =>
      prepare(
        recordEntries(records, { go, approvalOf, statusOf: (status) => wordOf(statuses, status, i18n) }),
      ),
    [records, go, approvalOf, i18n],
  );
  const builders = useMemo(() => prepare(builderEntries(records, go)), [records, go]);
  const offered = { hasPayments: useOffered('payments'), hasInquiries: useOffered('inquiries') };
  const plain: Entry[] = [
    ...pages(offered)
      .filter(({ to }) => to !== here)
      .map(({ to, label, icon }): Entry => ({
        id: `page ${to}`,
        kind: 'pages',
        label: i18n._(label),
        icon,
        run: () => go(to),
      })),
    ...actions.map((action): Entry => ({ ...action, kind: 'actions' })),
  ];
  const entries: Prepared[] = [...prepare(plain), ...found];
  return { entries, builders, ...loading };
}
