import { query as queryOf } from '#api/queries.ts';
import { offers, offerStatus, type Offer } from '#contract/offers.ts';
import { useFormats } from '#i18n/formats.tsx';
import { NetworkNames } from '#i18n/network-text.tsx';
import { amountOf, modelName } from '#i18n/payouts.ts';
import { dash } from '#i18n/words.ts';
import { defineList } from '#lists/define-list.ts';
import { ListView } from '#lists/list-view.tsx';
import { useListSearch } from '#lists/use-list-search.ts';
import { MediaRow } from '#ui/content/media-row.tsx';
import { Button } from '#ui/controls/button.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import type { Column } from '#ui/tables/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { listOptions } from '../list-options.ts';
import { useOpenItem } from '../decisions/use-open-item.ts';
import { useNetwork } from '../network-context.tsx';
import { NewOfferDialog } from './new-offer-dialog.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { offerStatuses } from './offer-statuses.ts';

const list = defineList(offers.list, {
  name: 'operator-offers',
  sorts: ['id', 'name', 'created_at'],
  sort: 'name',
  filters: ['status'],
  columns: ['payout', 'next', 'end', 'status'],
});

const keyOf = ({ id }: Offer) => id;

function useColumns(hrefOf: (id: number) => string): Column<Offer>[] {
  const { t } = useLingui();
  const formats = useFormats();
  return [
    {
      id: 'name',
      head: t`Offer`,
      name: true,
      sortable: true,
      cell: ({ id, name, category }) => (
        <MediaRow
          size="cell"
          media={null}
          title={<Link href={hrefOf(id)}>{name}</Link>}
          meta={<NetworkNames>{category.name}</NetworkNames>}
        />
      ),
    },
    {
      id: 'payout',
      head: t`Payout`,
      numeric: true,
      cell: ({ payout }) => `${amountOf(payout, formats)} ${modelName(payout.model)}`,
    },
    {
      id: 'next',
      head: t`Next payout`,
      phone: 'wide',
      oneLine: true,
      cell: ({ payout_change: next }) =>
        next ? `${amountOf(next.to, formats)}, ${formats.dateTime(new Date(next.at))}` : dash,
    },
    {
      id: 'end',
      head: t`Ends`,
      phone: 'wide',
      oneLine: true,
      cell: ({ expires_at: end }) => (end ? formats.dateTime(new Date(end)) : dash),
    },
    {
      id: 'status',
      head: t`Status`,
      phone: 'side',
      aside: {},
      cell: ({ status }) => <StatusBadge status={status} appearances={offerStatuses} />,
    },
  ];
}

/** The offers, with what is announced of each. */
export function OffersPage() {
  const { t, i18n } = useLingui();
  const [listSearch] = useListSearch(list);
  const { id, hrefOf, open, close } = useOpenItem();
  const { leaving } = useNetwork();
  const [isCreating, setIsCreating] = useState(false);
  const request = queryOf(offers.list, { query: list.toQuery(listSearch) });
  const query = useQuery({ ...request, ...listOptions });
  const create = (
    <Button variant="primary" icon={Plus} onClick={() => setIsCreating(true)}>
      <Trans>New offer</Trans>
    </Button>
  );
  return (
    <>
      <ListView
        first={{ text: <Trans>Offers appear here once they are created.</Trans>, action: create }}
        shape={list}
        label={t`Offers`}
        query={query}
        request={request}
        columns={useColumns(hrefOf)}
        rowKey={keyOf}
        searchLabel={t`Search by name or ID`}
        onOpen={(row) => open(row.id)}
        actions={create}
        filters={list.menu({
          status: {
            label: t`Status`,
            options: offerStatus.options.map((value) => ({
              value,
              label: i18n._(offerStatuses[value].label),
            })),
          },
        })}
      />
      {id === null ? null : <OfferDialog key={id} id={id} onClose={close} />}
      {isCreating ? <NewOfferDialog onClose={() => leaving.ask(() => setIsCreating(false))} /> : null}
    </>
  );
}
