import { query as queryOf } from '#api/queries.ts';
import { approvals, type Approval } from '#contract/approvals.ts';
import { approvalStatus } from '#contract/offers.ts';
import { useFormats } from '#i18n/formats.tsx';
import { defineList } from '#lists/define-list.ts';
import { ListView } from '#lists/list-view.tsx';
import { useListSearch } from '#lists/use-list-search.ts';
import { applicationAppearances } from '#offers/application-appearances.ts';
import { MediaRow } from '#ui/content/media-row.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import type { Column } from '#ui/tables/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { listOptions } from '../list-options.ts';
import { useOpenItem } from '../decisions/use-open-item.ts';
import { useCountWith } from '../use-waiting.ts';
import { ApplicationDialog } from './application-dialog.tsx';

const list = defineList(approvals.list, {
  name: 'applications',
  sorts: ['applied_at', 'name'],
  sort: 'applied_at',
  filters: ['status'],
  filtersAtFirst: { status: ['pending'] },
  columns: ['comment', 'status', 'applied_at'],
});

const keyOf = ({ id }: Approval) => id;

function useColumns(hrefOf: (id: number) => string): Column<Approval>[] {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  return [
    {
      id: 'name',
      head: t`Offer`,
      name: true,
      sortable: true,
      cell: ({ id, partner, offer }) => (
        <MediaRow
          size="cell"
          media={null}
          title={<Link href={hrefOf(id)}>{offer?.name ?? id}</Link>}
          meta={partner.name}
        />
      ),
    },
    { id: 'comment', head: t`Comment`, phone: 'wide', cut: true, cell: ({ comment }) => comment || '–' },
    {
      id: 'status',
      head: t`Status`,
      phone: 'beside',
      aside: {},
      cell: ({ status }) => <StatusBadge status={status} appearances={applicationAppearances} />,
    },
    {
      id: 'applied_at',
      head: t`Applied`,
      phone: 'wide',
      sortable: true,
      oneLine: true,
      cell: ({ applied_at: at }) => dateTime(new Date(at)),
    },
  ];
}

/** Applications for offers, those that wait first unless the filter asks for others. */
export function ApplicationsPage() {
  const { t, i18n } = useLingui();
  const [listSearch] = useListSearch(list);
  const { id, hrefOf, open, close } = useOpenItem();
  const request = queryOf(approvals.list, { query: { ...list.toQuery(listSearch), everyone: true } });
  const query = useQuery({ ...request, ...listOptions });
  useCountWith('applications', query);
  return (
    <>
      <ListView
        first={{ text: <Trans>No application waits for a decision. New ones appear here.</Trans> }}
        shape={list}
        label={t`Applications`}
        query={query}
        request={request}
        columns={useColumns(hrefOf)}
        rowKey={keyOf}
        searchLabel={t`Search by offer`}
        onOpen={(row) => open(row.id)}
        filters={list.menu({
          status: {
            label: t`Status`,
            options: approvalStatus.options.map((value) => ({
              value,
              label: i18n._(applicationAppearances[value].label),
            })),
          },
        })}
      />
      {id === null ? null : <ApplicationDialog key={id} id={id} onClose={close} />}
    </>
  );
}
