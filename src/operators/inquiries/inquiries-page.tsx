import { query as queryOf } from '#api/queries.ts';
import { inquiries, inquiryKind, inquiryStatus, type Inquiry } from '#contract/inquiries.ts';
import { useFormats } from '#i18n/formats.tsx';
import { wordOf } from '#i18n/words.ts';
import { defineList } from '#lists/define-list.ts';
import { ListView } from '#lists/list-view.tsx';
import { useListSearch } from '#lists/use-list-search.ts';
import { inquiryKinds, inquiryStatuses, subjectOf } from '#screens/profile/inquiries/inquiry-words.ts';
import { MediaRow } from '#ui/content/media-row.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import type { Column } from '#ui/tables/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { listOptions } from '../list-options.ts';
import { useOpenItem } from '../decisions/use-open-item.ts';
import { useCountWith } from '../use-waiting.ts';
import { InquiryDialog } from './inquiry-dialog.tsx';

const list = defineList(inquiries.list, {
  name: 'operator-inquiries',
  sorts: ['updated_at'],
  sort: 'updated_at',
  filters: ['status', 'kind'],
  filtersAtFirst: { status: ['open'] },
  columns: ['kind', 'last', 'status', 'updated_at'],
});

const keyOf = ({ id }: Inquiry) => id;

function useColumns(hrefOf: (id: number) => string): Column<Inquiry>[] {
  const { t, i18n } = useLingui();
  const { dateTime } = useFormats();
  return [
    {
      id: 'about',
      head: t`About`,
      name: true,
      cell: (row) => (
        <MediaRow
          size="cell"
          media={null}
          title={<Link href={hrefOf(row.id)}>{subjectOf(row)}</Link>}
          meta={row.partner.name}
        />
      ),
    },
    { id: 'kind', head: t`Kind`, phone: 'more', cell: ({ kind }) => wordOf(inquiryKinds, kind, i18n) },
    {
      id: 'last',
      head: t`Last message`,
      phone: 'wide',
      cut: true,
      cell: ({ last_message: last }) => last.text,
    },
    {
      id: 'status',
      head: t`Status`,
      phone: 'beside',
      aside: {},
      cell: ({ status }) => <StatusBadge status={status} appearances={inquiryStatuses} />,
    },
    {
      id: 'updated_at',
      head: t`Last change`,
      phone: 'wide',
      sortable: true,
      oneLine: true,
      cell: ({ updated_at: at }) => dateTime(new Date(at)),
    },
  ];
}

/** Questions of publishers, those that wait for the network first unless the filter asks for others. */
export function InquiriesPage() {
  const { t, i18n } = useLingui();
  const [listSearch] = useListSearch(list);
  const { id, hrefOf, open, close } = useOpenItem();
  const request = queryOf(inquiries.list, { query: { ...list.toQuery(listSearch), everyone: true } });
  const query = useQuery({ ...request, ...listOptions });
  useCountWith('inquiries', query);
  return (
    <>
      <ListView
        first={{ text: <Trans>No inquiry waits for an answer. New ones appear here.</Trans> }}
        shape={list}
        label={t`Inquiries`}
        query={query}
        request={request}
        columns={useColumns(hrefOf)}
        rowKey={keyOf}
        onOpen={(row) => open(row.id)}
        filters={list.menu({
          status: {
            label: t`Status`,
            options: inquiryStatus.options.map((value) => ({
              value,
              label: i18n._(inquiryStatuses[value].label),
            })),
          },
          kind: {
            label: t`Kind`,
            options: inquiryKind.options.map((value) => ({ value, label: i18n._(inquiryKinds[value]) })),
          },
        })}
      />
      {id === null ? null : <InquiryDialog key={id} id={id} onClose={close} />}
    </>
  );
}
