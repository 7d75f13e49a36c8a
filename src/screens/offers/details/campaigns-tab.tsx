import { query as queryOf } from '#api/queries.ts';
import type { ApprovalDetails } from '#contract/approvals.ts';
import { campaigns, type Campaign } from '#contract/campaigns.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Stack } from '#ui/stack.tsx';
import { RowActions } from '#ui/row-actions.tsx';
import { Table, type Column } from '#ui/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { CampaignBadge } from '../campaign-badge.tsx';
import { PauseButton } from '../commands/pause-button.tsx';
import { AllTriggers, CampaignParts } from './campaign-parts.tsx';
import { RtbDialog } from './rtb-dialog.tsx';
import { RtbBadge } from './rtb-badge.tsx';
import { WholeList } from './whole-list.tsx';

const canPause = ({ status }: Campaign) => status === 'active' || status === 'paused';
const canAskForRtb = ({ status, rtb }: Campaign) => status !== 'ended' && rtb.status === 'none';

/** The share of each part of the splitter. */
const sharesOf = ({ splitter }: Campaign) =>
  splitter
    .filter(({ active }) => active)
    .map(({ offer, landing_page, weight }) => `${landing_page?.name ?? offer.name} ${weight}%`)
    .join(' · ') || '–';

function RowDeeds({ campaign, onAsk }: { campaign: Campaign; onAsk: (campaign: Campaign) => void }) {
  const { t } = useLingui();
  const [path] = useLocation();
  const { id, name, status } = campaign;
  return (
    <RowActions>
      {canPause(campaign) ? (
        <PauseButton kind="campaign" id={id} name={name} paused={status === 'paused'} />
      ) : null}
      <ButtonLink>
        <Link href={`${path}?tab=campaigns&campaign=${id}`} aria-label={t`Parts of the campaign ${name}`}>
          <Trans>Parts</Trans>
        </Link>
      </ButtonLink>
      <ButtonLink>
        <Link href={`${path}?tab=click-tag&campaign=${id}`} aria-label={t`Click tag of the campaign ${name}`}>
          <Trans>Click tag</Trans>
        </Link>
      </ButtonLink>
      {canAskForRtb(campaign) ? (
        <Button onClick={() => onAsk(campaign)} aria-label={t`Request RTB for ${name}`}>
          <Trans>Request RTB</Trans>
        </Button>
      ) : null}
    </RowActions>
  );
}

function useColumns(onAsk: (campaign: Campaign) => void): Column<Campaign>[] {
  const { t } = useLingui();
  const formats = useFormats();
  return [
    { id: 'name', head: t`Campaign`, name: true, cell: ({ name }) => name },
    { id: 'status', head: t`Status`, cell: ({ status }) => <CampaignBadge status={status} /> },
    { id: 'splitter', head: t`Splitter`, cell: sharesOf },
    {
      id: 'triggers',
      head: t`Triggers`,
      numeric: true,
      cell: ({ triggers_count }) => formats.count(triggers_count),
    },
    { id: 'clicktag', head: t`Click tag`, cell: ({ clicktag }) => clicktag?.name ?? '–' },
    {
      id: 'rtb',
      head: t`Real-time buying`,
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
    {
      id: 'actions',
      head: t`Actions`,
      action: true,
      cell: (row) => <RowDeeds campaign={row} onAsk={onAsk} />,
    },
  ];
}

/** The campaigns on one offer, and what each is made of (O4). */
export function CampaignsTab({ approval: { offer } }: { approval: ApprovalDetails }) {
  const { t } = useLingui();
  const [address] = useSearchParams();
  const [asking, setAsking] = useState<Campaign | null>(null);
  const columns = useColumns(setAsking);
  const query = useQuery(queryOf(campaigns.list, { query: { limit: -1, offer_id: [offer.id] } }));
  const chosen = query.data?.data.find(({ id }) => String(id) === address.get('campaign'));
  return (
    <Stack>
      <Card flush title={<Trans>Campaigns on this offer</Trans>} busy={query.isFetching}>
        <WholeList query={query}>
          {(rows) => (
            <Table
              label={t`Campaigns`}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              isDim={({ status }) => status === 'paused' || status === 'ended'}
            />
          )}
        </WholeList>
      </Card>
      {chosen ? <CampaignParts key={chosen.id} campaign={chosen} /> : null}
      {!chosen && query.data && query.data.total > 0 ? (
        <AllTriggers campaignIds={query.data.data.map(({ id }) => id)} />
      ) : null}
      {asking ? <RtbDialog campaign={asking} onClose={() => setAsking(null)} /> : null}
    </Stack>
  );
}
