import { query as queryOf } from '#api/queries.ts';
import { partners, type Partner } from '#contract/partners.ts';
import { useFormats } from '#i18n/formats.tsx';
import { defineList } from '#lists/define-list.ts';
import { ListView } from '#lists/list-view.tsx';
import { useListSearch } from '#lists/use-list-search.ts';
import { MediaRow } from '#ui/content/media-row.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import type { Column } from '#ui/tables/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { listOptions } from '../list-options.ts';
import { useOpenItem } from '../decisions/use-open-item.ts';
import { PartnerDialog } from './partner-dialog.tsx';
import { partnerStatuses } from './partner-statuses.ts';

const list = defineList(partners.list, {
  name: 'partners',
  sorts: ['id', 'name', 'created_at'],
  sort: '-created_at',
  filters: ['status'],
  columns: ['id', 'contact', 'country', 'status', 'created_at'],
});

const keyOf = ({ id }: Partner) => id;
// In the order of their lives.
const statuses = ['pending', 'active', 'suspended', 'rejected'] as const;

function useColumns(hrefOf: (id: number) => string): Column<Partner>[] {
  const { t } = useLingui();
  const { country, dateTime } = useFormats();
  return [
    {
      id: 'name',
      head: t`Publisher`,
      name: true,
      sortable: true,
      cell: ({ id, name, email }) => (
        <MediaRow size="cell" media={null} title={<Link href={hrefOf(id)}>{name}</Link>} meta={email} />
      ),
    },
    { id: 'id', head: t`ID`, phone: 'more', numeric: true, sortable: true, cell: ({ id }) => id },
    {
      id: 'contact',
      head: t`Contact`,
      phone: 'wide',
      cell: ({ firstname, lastname }) => `${firstname} ${lastname}`,
    },
    { id: 'country', head: t`Country`, phone: 'more', cell: (partner) => country(partner.country) },
    {
      id: 'status',
      head: t`Status`,
      phone: 'beside',
      aside: {},
      cell: ({ status }) => <StatusBadge status={status} appearances={partnerStatuses} />,
    },
    {
      id: 'created_at',
      head: t`Registered`,
      phone: 'wide',
      sortable: true,
      oneLine: true,
      cell: ({ created_at: at }) => dateTime(new Date(at)),
    },
  ];
}

/** Every publisher of the network; a row opens what can be decided about it. */
export function PublishersPage() {
  const { t, i18n } = useLingui();
  const [listSearch] = useListSearch(list);
  const { id, hrefOf, open, close } = useOpenItem();
  const request = queryOf(partners.list, { query: list.toQuery(listSearch) });
  const query = useQuery({ ...request, ...listOptions });
  return (
    <>
      <ListView
        first={{ text: <Trans>Publishers appear here once they have registered.</Trans> }}
        shape={list}
        label={t`Publishers`}
        query={query}
        request={request}
        columns={useColumns(hrefOf)}
        rowKey={keyOf}
        searchLabel={t`Search by name or email`}
        onOpen={(row) => open(row.id)}
        isDim={({ status }) => status === 'rejected'}
        filters={list.menu({
          status: {
            label: t`Status`,
            options: statuses.map((value) => ({ value, label: i18n._(partnerStatuses[value].label) })),
          },
        })}
      />
      {id === null ? null : <PartnerDialog key={id} id={id} onClose={close} />}
    </>
  );
}
