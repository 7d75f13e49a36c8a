import { query as queryOf } from '#api/queries.ts';
import type { ApprovalDetails } from '#contract/approvals.ts';
import { campaigns, type Campaign } from '#contract/campaigns.ts';
import type { Page as PageOf } from '#contract/endpoint.ts';
import { FormPlace } from '#fields/form-place.tsx';
import { useFormats } from '#i18n/formats.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { RowMenu } from '#ui/tables/row-actions.tsx';
import { ShareBar } from '#ui/figures/share-bar.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { Table, type Column } from '#ui/tables/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Code2, Gavel, Plus } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { CampaignBadge } from '../../campaign-badge.tsx';
import { PauseButton } from '../../commands/pause-button.tsx';
import { usePauseAction } from '../../commands/use-pause-action.ts';
import { CampaignRowsSkeleton, CampaignSkeleton, TriggersSkeleton } from './campaigns-skeleton.tsx';
import { WholeList } from '../whole-list.tsx';
import { CampaignForm } from './campaign-form.tsx';
import { RtbBadge } from './rtb-badge.tsx';
import { RtbDialog } from './rtb-dialog.tsx';
import { AllTriggers } from './triggers-card.tsx';
import { splitName } from './splitter-rows.ts';
import { useCampaignAddress } from './use-campaign-address.ts';

// With the editors of splitter, fallback offers and triggers, which the list of campaigns does not need.
const CampaignDetails = lazyComponent(async () => (await import('./campaign-details.tsx')).CampaignDetails);

const canPause = ({ status }: Campaign) => status === 'active' || status === 'paused';
const canRequestRtb = ({ status, rtb }: Campaign) => status !== 'ended' && rtb.status === 'none';

function Shares({ campaign: { name, splitter } }: { campaign: Campaign }) {
  const { t } = useLingui();
  const { share } = useFormats();
  const isNarrow = useIsNarrow();
  const active = splitter.filter((split) => split.active);
  // A phone leaves out what has no value, its label too.
  if (active.length === 0) return isNarrow ? null : '–';
  return (
    <ShareBar
      label={t`Shares of ${name}`}
      shares={active.map(({ id, offer, landing_page, weight }) => ({
        id: String(id),
        name: splitName(offer.name, landing_page?.name),
        share: weight,
        text: share(weight),
      }))}
    />
  );
}

function RowButtons({
  campaign,
  onRequest,
}: {
  campaign: Campaign;
  onRequest: (campaign: Campaign) => void;
}) {
  const { t } = useLingui();
  const { openClickTag } = useCampaignAddress();
  const { id, name, status } = campaign;
  const subject = { kind: 'campaign', id, name, status, paused: status === 'paused' } as const;
  const isNarrow = useIsNarrow();
  const pause = usePauseAction(subject);
  if (status === 'ended') return null;
  const pauses = canPause(campaign)
    ? {
        main: <PauseButton wide={isNarrow} {...subject} />,
        isMainLasting: !pause.isAtRest,
        actions: [pause.action],
      }
    : { actions: [] };
  const rtb = { id: 'rtb', label: t`Request RTB`, icon: Gavel, onSelect: () => onRequest(campaign) };
  return (
    <RowMenu
      name={name}
      {...pauses}
      actions={[
        ...pauses.actions,
        { id: 'click-tag', label: t`Click tag`, icon: Code2, onSelect: () => openClickTag(id) },
        ...(canRequestRtb(campaign) ? [rtb] : []),
      ]}
    />
  );
}

const rateOf = ({ figures: { clicks, conversions } }: Campaign) =>
  clicks > 0 ? (conversions / clicks) * 100 : null;

function useColumns(onRequest: (campaign: Campaign) => void): Column<Campaign>[] {
  const { t } = useLingui();
  const [path] = useLocation();
  const formats = useFormats();
  return [
    {
      id: 'name',
      head: t`Campaign`,
      name: true,
      cell: ({ id, name }) => <Link href={`${path}?tab=campaigns&campaign=${id}`}>{name}</Link>,
    },
    {
      id: 'status',
      head: t`Status`,
      phone: 'side',
      aside: {},
      cell: (campaign) => <CampaignBadge of={campaign} />,
    },
    { id: 'splitter', head: t`Splitter`, phone: 'wide', cell: (row) => <Shares campaign={row} /> },
    {
      id: 'triggers',
      head: t`Triggers`,
      phone: 'more',
      numeric: true,
      cell: ({ triggers_count }) => formats.count(triggers_count),
    },
    { id: 'clicktag', head: t`Click tag`, phone: 'more', cell: ({ clicktag }) => clicktag?.name ?? '–' },
    {
      id: 'rtb',
      head: t`Real-time buying`,
      phone: 'more',
      cell: ({ rtb }) => <RtbBadge status={rtb.status} />,
    },
    {
      id: 'clicks',
      head: t`Clicks, 30 d`,
      numeric: true,
      cell: ({ figures }) => formats.count(figures.clicks),
    },
    {
      id: 'conversions',
      head: t`Conv., 30 d`,
      numeric: true,
      cell: ({ figures }) => formats.count(figures.conversions),
    },
    { id: 'cr', head: t`CR`, numeric: true, phone: 'more', cell: (row) => formats.rate(rateOf(row)) },
    {
      id: 'actions',
      head: t`Actions`,
      action: true,
      cell: (row) => <RowButtons campaign={row} onRequest={onRequest} />,
    },
  ];
}

function NewCampaign({ offerId }: { offerId: number }) {
  const { t } = useLingui();
  const { isNew, openNew, closeNew } = useCampaignAddress();
  return (
    <>
      <Button icon={Plus} size="sm" onClick={openNew}>
        <Trans>New campaign</Trans>
      </Button>
      <FormPlace by="new">
        <Dialog open={isNew} inAddress onClose={closeNew} title={t`New campaign`} actions={null}>
          <CampaignForm offerId={offerId} campaign={null} onSaved={closeNew} onCancel={closeNew} />
        </Dialog>
      </FormPlace>
    </>
  );
}

type ListProps = {
  query: UseQueryResult<PageOf<Campaign>>;
  columns: readonly Column<Campaign>[];
  offerId: number;
  campaignId: number | null;
};

function List({ query, columns, offerId, campaignId }: ListProps) {
  const { t } = useLingui();
  return (
    <Card
      flush
      title={<Trans>Campaigns on this offer</Trans>}
      end={<NewCampaign offerId={offerId} />}
      busy={query.isFetching}
    >
      <WholeList
        query={query}
        none={<Trans>A campaign has its own links, click tags and figures.</Trans>}
        places={<CampaignRowsSkeleton />}
      >
        {(rows) => (
          <Table
            label={t`Campaigns`}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            isDim={({ status }) => status === 'paused' || status === 'ended'}
            isCurrent={({ id }) => id === campaignId}
          />
        )}
      </WholeList>
    </Card>
  );
}

/** The campaigns of one offer, and one of them in detail (O4). */
export function CampaignsTab({ approval: { offer } }: { approval: ApprovalDetails }) {
  const { campaignId, rtbId, openRtb, closeRtb } = useCampaignAddress();
  const columns = useColumns(({ id }) => openRtb(id));
  const query = useQuery(queryOf(campaigns.list, { query: { limit: -1, offer_id: [offer.id] } }));
  // On a phone one of them takes the place of all.
  const isListed = !useIsNarrow() || campaignId === null;
  const requested = query.data?.data.find((campaign) => campaign.id === rtbId && canRequestRtb(campaign));
  return (
    <Stack>
      {isListed ? <List query={query} columns={columns} offerId={offer.id} campaignId={campaignId} /> : null}
      {campaignId === null ? null : (
        <FormPlace by="campaign">
          <Suspense fallback={<CampaignSkeleton />}>
            <CampaignDetails key={campaignId} id={campaignId} />
          </Suspense>
        </FormPlace>
      )}
      {campaignId === null && query.data && query.data.total > 0 ? (
        <AllTriggers campaignIds={query.data.data.map(({ id }) => id)} />
      ) : null}
      {campaignId === null && query.isPending ? <TriggersSkeleton /> : null}
      {requested ? (
        <FormPlace by="rtb">
          <RtbDialog campaign={requested} onClose={closeRtb} />
        </FormPlace>
      ) : null}
    </Stack>
  );
}
