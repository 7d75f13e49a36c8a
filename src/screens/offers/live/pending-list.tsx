import type { Approval } from '#contract/approvals.ts';
import { useFormats } from '#i18n/formats.tsx';
import { amountOf, modelName } from '#i18n/payouts.ts';
import { DownloadButton } from '#lists/download-button.tsx';
import type { ListShape } from '#lists/list-search.ts';
import { ListView } from '#lists/list-view.tsx';
import { useListSearch } from '#lists/use-list-search.ts';
import { useGatedLocation } from '#portal/portal-context.tsx';
import { href } from '#routes';
import { ButtonLink } from '#ui/button-link.tsx';
import { CountryTags } from '#ui/country-tags.tsx';
import type { Column } from '#ui/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ApprovalBadge } from '../approval-badge.tsx';
import { OfferCell } from '../offer-cell.tsx';
import { approvalsFile, approvalsOf } from './approval-query.ts';
import { useOfferFilters } from './use-offer-filters.ts';

const shape: ListShape = {
  name: 'pending-offers',
  sorts: ['name', 'applied_at'],
  sort: '-applied_at',
  filters: ['country', 'category_id'],
  columns: ['status', 'amount', 'countries', 'category', 'applied_at'],
};

const detailsOf = ({ id }: Approval) => href('liveOfferDetails', { id: String(id), type: 'pending' });

function useColumns(): Column<Approval>[] {
  const { t } = useLingui();
  const formats = useFormats();
  return [
    {
      id: 'name',
      head: t`Offer`,
      name: true,
      sortable: true,
      cell: (row) => <OfferCell offer={row.offer} href={detailsOf(row)} />,
    },
    {
      id: 'status',
      head: t`Status`,
      cell: (row) => <ApprovalBadge offer={{ approval: row, requires_approval: true }} />,
    },
    {
      id: 'amount',
      head: t`Payout`,
      numeric: true,
      cell: ({ payout }) => (
        <>
          <b>{amountOf(payout, formats)}</b> {modelName(payout.model)}
        </>
      ),
    },
    {
      id: 'countries',
      head: t`Countries`,
      cell: ({ offer }) => <CountryTags codes={offer.countries} nameOf={formats.country} limit={3} />,
    },
    { id: 'category', head: t`Category`, cell: ({ offer }) => offer.category.name },
    {
      id: 'applied_at',
      head: t`Applied`,
      sortable: true,
      cell: ({ applied_at }) => formats.dateTime(new Date(applied_at)),
    },
    {
      id: 'actions',
      head: t`Actions`,
      action: true,
      cell: (row) => (
        <ButtonLink>
          <Link href={detailsOf(row)}>
            <Trans>View</Trans>
          </Link>
        </ButtonLink>
      ),
    },
  ];
}

/** The applications that wait or were refused, with the way to what happens next (A11, O6, O8). */
export function PendingList() {
  const { t } = useLingui();
  const [listSearch] = useListSearch(shape);
  const [, navigate] = useGatedLocation();
  const query = useQuery({ ...approvalsOf(listSearch, 'pending'), placeholderData: keepPreviousData });
  return (
    <ListView
      roomy
      shape={shape}
      label={t`Pending offers`}
      query={query}
      columns={useColumns()}
      rowKey={({ id }) => id}
      searchLabel={t`Search by name or ID`}
      filters={useOfferFilters()}
      onOpen={(row) => navigate(detailsOf(row))}
      isDim={({ status }) => status !== 'pending'}
      actions={
        <DownloadButton
          query={approvalsFile(listSearch, 'pending')}
          title={t`All applications of these filters as CSV, not this page alone`}
        />
      }
    />
  );
}
