import { cachedRow } from '#api/cached-row.ts';
import { query as queryOf } from '#api/queries.ts';
import { campaigns, type Campaign } from '#contract/campaigns.ts';
import { useFormats } from '#i18n/formats.tsx';
import { useRemoval } from '#portal/removal.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { FoldCard } from '#ui/layout/fold-card.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { RowActions } from '#ui/tables/row-actions.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { TextBlock } from '#ui/content/text-block.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleStop, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { CampaignBadge } from '../../campaign-badge.tsx';
import { PauseButton } from '../../commands/pause-button.tsx';
import { CampaignSkeleton } from './campaigns-skeleton.tsx';
import { PayoutTable } from '../payout-table.tsx';
import { useChange } from '../use-change.ts';
import { CampaignForm } from './campaign-form.tsx';
import { RtbBadge } from './rtb-badge.tsx';
import { SplitterCard } from './splitter-card.tsx';
import { StandInsCard } from './stand-ins-card.tsx';
import { TriggersCard } from './triggers-card.tsx';
import { useCampaignAddress } from './use-campaign-address.ts';

function End({ campaign: { id, name } }: { campaign: Campaign }) {
  const { t } = useLingui();
  const change = useChange();
  const removal = useRemoval({
    remove: (target) => change((client) => client(campaigns.remove, { params: { id: target } })),
    onRemoved: () => notify({ type: 'success', text: t`${name} has ended` }),
  });
  return (
    <>
      <Button writes icon={CircleStop} onClick={() => removal.ask(id)}>
        <Trans>End campaign</Trans>
      </Button>
      <ConfirmDialog
        open={removal.asked !== null}
        command={removal}
        title={t`End the campaign ${name}?`}
        confirm={t`End campaign`}
      >
        <Trans>Its links take no more clicks, and it cannot be started again. Its figures stay.</Trans>
      </ConfirmDialog>
    </>
  );
}

function RealTimeBuying({ campaign }: { campaign: Campaign }) {
  const { money, dateTime } = useFormats();
  const { openRtb } = useCampaignAddress();
  const { status, requested_at, comment, daily_budget } = campaign.rtb;
  const canRequest = status === 'none' && campaign.status !== 'ended';
  const items = [
    { id: 'status', term: <Trans>Status</Trans>, details: <RtbBadge status={status} /> },
    {
      id: 'requested',
      term: <Trans>Requested</Trans>,
      details: requested_at && dateTime(new Date(requested_at)),
    },
    {
      id: 'budget',
      term: <Trans>Daily budget</Trans>,
      details: daily_budget && money(daily_budget.amount, daily_budget.currency),
    },
    { id: 'comment', term: <Trans>What you will buy</Trans>, details: comment },
  ];
  return (
    <FoldCard
      title={<Trans>Real-time buying</Trans>}
      note={<RtbBadge status={status} />}
      end={
        canRequest ? (
          <Button size="sm" onClick={() => openRtb(campaign.id)}>
            <Trans>Request RTB</Trans>
          </Button>
        ) : null
      }
    >
      <CardBody>
        <DefinitionList items={items.filter(({ details }) => details)} />
      </CardBody>
    </FoldCard>
  );
}

function Payouts({ id }: { id: number }) {
  const { count } = useFormats();
  const query = useQuery(queryOf(campaigns.payouts, { params: { id }, query: { limit: -1 } }));
  return (
    <FoldCard title={<Trans>Payouts</Trans>} note={query.data ? count(query.data.data.length) : null}>
      <PayoutTable query={query} />
    </FoldCard>
  );
}

type HeadProps = { campaign: Campaign; isFixed: boolean };

function HeadActions({ campaign, isFixed }: HeadProps) {
  const { id, name, status } = campaign;
  return (
    <RowActions>
      <CampaignBadge of={campaign} />
      {isFixed || status === 'pending' ? null : (
        <PauseButton wide kind="campaign" {...{ id, name, status }} paused={status === 'paused'} />
      )}
      {isFixed ? null : <End campaign={campaign} />}
    </RowActions>
  );
}

function Head({ campaign, isFixed }: HeadProps) {
  const { t } = useLingui();
  const { close } = useCampaignAddress();
  const { name, offer } = campaign;
  // On a phone below the title, which has the button that closes it beside it.
  const isNarrow = useIsNarrow();
  const actions = <HeadActions {...{ campaign, isFixed }} />;
  return (
    <Card
      title={name}
      end={
        <>
          {isNarrow ? null : actions}
          <IconButton icon={X} label={t`Close the campaign`} onClick={close} />
        </>
      }
    >
      <CardBody>
        <TextBlock>
          {isNarrow ? actions : null}
          {isFixed ? (
            <Callout title={<Trans>This campaign has ended</Trans>}>
              <Trans>It stays as it was, and so do its figures.</Trans>
            </Callout>
          ) : (
            <CampaignForm offerId={offer.id} campaign={campaign} onSaved={() => {}} />
          )}
        </TextBlock>
      </CardBody>
    </Card>
  );
}

// As the list names it, and with the way back to it.
function NotLoaded({ id, ...failed }: ComponentProps<typeof FailedState> & { id: number }) {
  const { t } = useLingui();
  const { close } = useCampaignAddress();
  const known = cachedRow(useQueryClient(), campaigns.list, id);
  return (
    <Card
      title={known?.name ?? t`Campaign ${id}`}
      end={<IconButton icon={X} label={t`Close the campaign`} onClick={close} />}
    >
      <FailedState {...failed} />
    </Card>
  );
}

export function CampaignDetails({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(queryOf(campaigns.get, { params: { id } }));
  if (!data) {
    return error ? (
      <NotLoaded id={id} failure={error} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <CampaignSkeleton />
    );
  }
  const isFixed = data.status === 'ended';
  return (
    <Stack>
      <Head campaign={data} isFixed={isFixed} />
      <SplitterCard campaign={data} isFixed={isFixed} />
      <StandInsCard campaign={data} isFixed={isFixed} />
      <TriggersCard campaign={data} isFixed={isFixed} />
      <Payouts id={id} />
      <RealTimeBuying campaign={data} />
    </Stack>
  );
}
