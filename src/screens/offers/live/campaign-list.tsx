import { entryOf } from '#i18n/words.ts';
import { useBulkParts } from '#bulk/use-bulk-parts.ts';
import { query as queryOf } from '#api/queries.ts';
import { campaigns, type Campaign } from '#contract/campaigns.ts';
import { campaignStatus } from '#contract/choices.ts';
import { useFormats, type Formats } from '#i18n/formats.tsx';
import { defineList, pageOptions } from '#lists/define-list.ts';
import { ListView } from '#lists/list-view.tsx';
import { useListSearch } from '#lists/use-list-search.ts';
import { usePeek } from '#lists/use-peek.ts';
import { useRowCharts } from '#portal/row-charts.ts';
import { href } from '#routes';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import type { Column } from '#ui/tables/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ComponentProps } from 'react';
import { CampaignBadge, campaignStatuses } from '../campaign-badge.tsx';
import type { SelectedRow } from '#machines/bulk-command/bulk-command.machine.ts';
import { OfferCell, useOfferPart } from '../offer-cell.tsx';
import { useFigureColumns } from '../use-figure-columns.ts';
import { CampaignActions } from './campaign-actions.tsx';
import { FindOffer } from './fitting-offers.tsx';

const list = defineList(campaigns.list, {
  name: 'campaigns',
  sorts: ['name', 'created_at', 'started_at', 'clicks', 'conversions', 'payout'],
  sort: '-created_at',
  filters: ['status'],
  columns: ['offer', 'status', 'clicks', 'conversions', 'payout', 'created_at', 'started_at'],
  // As the list is sorted.
  shown: ['offer', 'status', 'clicks', 'conversions', 'payout', 'created_at'],
});

const detailsOf = ({ approval_id }: Campaign) =>
  `${href('liveOfferDetails', { id: String(approval_id), type: 'live' })}?tab=campaigns`;

const bulkStatuses: Record<Campaign['status'], SelectedRow['status']> = {
  active: 'running',
  paused: 'paused',
  pending: 'other',
  ended: 'other',
};

const selectedOf = ({ id, name, status }: Campaign): SelectedRow => ({
  id,
  name,
  status: entryOf(bulkStatuses, status) ?? 'other',
});

const dayOf = (at: string | null, { date }: Formats) => (at ? date(new Date(at)) : '–');
const instantOf = (at: string | null, { dateTime }: Formats) => (at ? dateTime(new Date(at)) : '');

const CampaignPeek = lazyComponent(async () => (await import('./campaign-peek.tsx')).CampaignPeek);

const keyOf = ({ id }: Campaign) => id;

const offerOf = ({ offer }: Campaign) => offer;

type OnPeek = ComponentProps<typeof CampaignActions>['onPeek'];

function useColumns(onPeek: OnPeek): Column<Campaign>[] {
  const { t } = useLingui();
  const formats = useFormats();
  const figures = useFigureColumns<Campaign>();
  const ofOffer = useOfferPart(offerOf);
  return useMemo(
    () => [
      { id: 'name', head: t`Campaign`, name: true, sortable: true, cell: ({ name }) => name },
      {
        id: 'offer',
        head: t`Offer`,
        ...ofOffer,
        aside: { under: 'name', cell: ({ offer }) => offer.name },
        cell: (row) => <OfferCell offer={row.offer} href={detailsOf(row)} />,
      },
      {
        id: 'status',
        head: t`Status`,
        phone: 'side',
        aside: {},
        cell: (campaign) => <CampaignBadge of={campaign} />,
      },
      ...figures,
      {
        id: 'started_at',
        head: t`Started`,
        phone: 'more',
        sortable: true,
        oneLine: true,
        cell: ({ started_at }) => dayOf(started_at, formats),
        tip: ({ started_at }) => instantOf(started_at, formats),
      },
      {
        id: 'created_at',
        head: t`Created`,
        phone: 'more',
        sortable: true,
        oneLine: true,
        cell: ({ created_at }) => dayOf(created_at, formats),
        tip: ({ created_at }) => instantOf(created_at, formats),
      },
      {
        id: 'actions',
        head: t`Actions`,
        action: 'lasting',
        cell: (campaign) => <CampaignActions campaign={campaign} onPeek={onPeek} />,
      },
    ],
    [t, formats, figures, ofOffer, onPeek],
  );
}

/** Every campaign of the publisher (A11, O4). */
export function CampaignList() {
  const { t, i18n } = useLingui();
  const [listSearch] = useListSearch(list);
  const request = queryOf(campaigns.list, { query: list.toQuery(listSearch) });
  const query = useQuery({ ...request, ...pageOptions });
  const peek = usePeek({ rows: query.data?.data, rowKey: keyOf, Panel: CampaignPeek });
  return (
    <ListView
      roomy
      shape={list}
      first={{
        text: <Trans>Run an offer to start your first campaign.</Trans>,
        action: <FindOffer />,
      }}
      label={t`Campaigns`}
      query={query}
      request={request}
      columns={useColumns(peek.open)}
      peek={peek}
      rowKey={keyOf}
      searchLabel={t`Search by name or ID`}
      filters={list.menu({
        status: {
          label: t`Status`,
          options: campaignStatus.options.map((value) => ({
            value,
            label: i18n._(campaignStatuses[value].label),
          })),
        },
      })}
      isDim={({ status, offer }) => status === 'paused' || status === 'ended' || offer.status === 'expired'}
      bulk={useBulkParts({ carryOut: useRowCharts('campaign'), commands: ['pause', 'unpause'], selectedOf })}
    />
  );
}
