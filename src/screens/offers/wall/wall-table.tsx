import type { Page as PageOf } from '#contract/endpoint.ts';
import type { Offer } from '#contract/offers.ts';
import { useFormats } from '#i18n/formats.tsx';
import { ListPager } from '#lists/list-pager.tsx';
import { ListRows } from '#lists/list-rows.tsx';
import type { ListShape } from '#lists/list-search.ts';
import { Card } from '#ui/layout/card.tsx';
import { countryColumn } from '#ui/content/country-tags.tsx';
import type { Column } from '#ui/tables/table.tsx';
import { NetworkNames } from '#i18n/network-text.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApprovalBadge } from '../approval-badge.tsx';
import { CapMeter } from '../cap-meter.tsx';
import { Devices } from '../devices.tsx';
import { OfferCell, useOfferPart, usePayoutColumn } from '../offer-cell.tsx';
import { FiguresOf } from './figures-of.tsx';
import { OfferTags } from './offer-tags.tsx';
import type { WallOffer } from './offer-tile.tsx';

const itself = <Row,>(row: Row) => row;
const countriesOf = ({ countries }: WallOffer) => countries;

type HrefOf = (id: number) => string;

/** The columns that the tables of both walls have. */
export function useSharedColumns<Row extends WallOffer>(hrefOf: HrefOf): Record<string, Column<Row>> {
  const { t } = useLingui();
  const formats = useFormats();
  const ofOffer = useOfferPart<Row>(itself);
  const payout = usePayoutColumn<Row>();
  return {
    name: {
      id: 'name',
      head: t`Offer`,
      name: 'roomy',
      ...ofOffer,
      sortable: true,
      cell: (row) => <OfferCell offer={row} href={hrefOf(row.id)} />,
    },
    category: {
      id: 'category',
      head: t`Category`,
      oneLine: true,
      aside: { under: 'name' },
      cell: ({ category }) => <NetworkNames>{category.name}</NetworkNames>,
    },
    countries: {
      id: 'countries',
      head: t`Countries`,
      phone: 'more',
      ...countryColumn(countriesOf, formats.country),
    },
    devices: {
      id: 'devices',
      head: t`Devices`,
      phone: 'more',
      oneLine: true,
      cell: ({ devices }) => <Devices of={devices} />,
    },
    tags: { id: 'tags', head: t`Tags`, phone: 'more', cell: ({ tags }) => <OfferTags tags={tags} /> },
    payout: { ...payout, id: 'payout', sortable: true },
    created_at: {
      id: 'created_at',
      head: t`Added`,
      sortable: true,
      cell: ({ created_at }) => formats.date(new Date(created_at)),
    },
  };
}

/** The columns of the offer wall (O1): with figures, cap, status and actions. */
export function useOfferColumns(hrefOf: HrefOf, actionOf: (offer: Offer) => ReactNode): Column<Offer>[] {
  const { t } = useLingui();
  const formats = useFormats();
  const shared = useSharedColumns<Offer>(hrefOf);
  const own: Record<string, Column<Offer>> = {
    ...shared,
    epc: {
      id: 'epc',
      head: t`EPC`,
      numeric: true,
      sortable: true,
      hint: t`Yours of the last 30 days where you have clicks, else the network’s`,
      cell: ({ epc, figures_of: whose, payout }) => (
        <>
          {formats.money(epc, payout.currency, 3)} {epc === null ? null : <FiguresOf of={whose} />}
        </>
      ),
    },
    cr: { id: 'cr', head: t`CR`, numeric: true, phone: 'more', cell: ({ cr }) => formats.rate(cr) },
    cap: {
      id: 'cap',
      head: t`Cap`,
      phone: 'more',
      cell: ({ cap, payout }) =>
        cap ? <CapMeter cap={cap} currency={payout.currency} /> : <Trans>No cap</Trans>,
    },
    status: { id: 'status', head: t`Status`, cell: (offer) => <ApprovalBadge offer={offer} /> },
    actions: {
      id: 'actions',
      head: t`Actions`,
      action: true,
      cell: actionOf,
    },
  };
  return ownOrder.flatMap((id) => own[id] ?? []);
}

const ownOrder = [
  'name',
  'category',
  'countries',
  'devices',
  'tags',
  'payout',
  'cr',
  'epc',
  'cap',
  'status',
  'created_at',
  'actions',
];

export type WallTableProps<Row> = {
  shape: ListShape;
  query: UseQueryResult<PageOf<Row>>;
  columns: readonly Column<Row>[];
  onOpen: (row: Row) => void;
};

export function WallTable<Row extends { id: number }>({
  shape,
  query,
  columns,
  onOpen,
}: WallTableProps<Row>) {
  const { t } = useLingui();
  return (
    <Card busy={query.isFetching} flush>
      <ListRows
        roomy
        shape={shape}
        label={t`Offers`}
        first={{ text: <Trans>The network has no offers at the moment.</Trans> }}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={onOpen}
        onPeek={onOpen}
        selection={undefined}
      />
      {query.data && query.data.total > 0 ? <ListPager total={query.data.total} /> : null}
    </Card>
  );
}
