import { query as queryOf } from '#api/queries.ts';
import { partners, type Partner } from '#contract/partners.ts';
import { useFormats } from '#i18n/formats.tsx';
import { defineList } from '#lists/define-list.ts';
import { ListView } from '#lists/list-view.tsx';
import { useListSearch } from '#lists/use-list-search.ts';
import { Badge } from '#ui/content/badge.tsx';
import { MediaRow } from '#ui/content/media-row.tsx';
import type { Column } from '#ui/tables/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { listOptions } from '../list-options.ts';
import { useOpenItem } from '../decisions/use-open-item.ts';
import { useCountWith } from '../use-waiting.ts';
import { PartnerDialog } from '../publishers/partner-dialog.tsx';

const list = defineList(partners.list, {
  name: 'registrations',
  sorts: ['name', 'created_at'],
  sort: 'created_at',
  filters: [],
  columns: ['country', 'website', 'address', 'created_at'],
});

const keyOf = ({ id }: Partner) => id;

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
    {
      id: 'country',
      head: t`Country`,
      phone: 'more',
      cell: (partner) => country(partner.country),
    },
    { id: 'website', head: t`Website`, phone: 'wide', cut: true, cell: ({ website }) => website ?? '–' },
    {
      id: 'address',
      head: t`Email`,
      phone: 'beside',
      aside: {},
      cell: ({ email_verified_at: verified }) =>
        verified ? (
          <Badge tone="success">
            <Trans>Confirmed</Trans>
          </Badge>
        ) : (
          <Badge tone="neutral">
            <Trans>Not confirmed yet</Trans>
          </Badge>
        ),
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

/** Registrations that wait for their review, the oldest first. */
export function RegistrationsPage() {
  const { t } = useLingui();
  const [listSearch] = useListSearch(list);
  const { id, hrefOf, open, close } = useOpenItem();
  const request = queryOf(partners.list, { query: { ...list.toQuery(listSearch), status: ['pending'] } });
  const query = useQuery({ ...request, ...listOptions });
  useCountWith('registrations', query);
  return (
    <>
      <ListView
        first={{ text: <Trans>No registration waits for its review. New ones appear here.</Trans> }}
        shape={list}
        label={t`Registrations`}
        query={query}
        request={request}
        columns={useColumns(hrefOf)}
        rowKey={keyOf}
        searchLabel={t`Search by name or email`}
        onOpen={(row) => open(row.id)}
      />
      {id === null ? null : <PartnerDialog key={id} id={id} onClose={close} />}
    </>
  );
}
