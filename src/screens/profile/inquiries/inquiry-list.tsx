import { query as queryOf } from '#api/queries.ts';
import { inquiries, inquiryKind, inquiryStatus, type Inquiry } from '#contract/inquiries.ts';
import { useFormats } from '#i18n/formats.tsx';
import { NetworkText } from '#i18n/network-text.tsx';
import { wordOf } from '#i18n/words.ts';
import { defineList, pageOptions } from '#lists/define-list.ts';
import { ListView } from '#lists/list-view.tsx';
import { useListSearch } from '#lists/use-list-search.ts';
import { Badge } from '#ui/content/badge.tsx';
import { MediaRow } from '#ui/content/media-row.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import type { Column } from '#ui/tables/table.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { inquiryKinds, inquiryStatuses, subjectOf } from './inquiry-words.ts';
import { useInquiryPlace } from './use-inquiry-place.ts';

const list = defineList(inquiries.list, {
  name: 'inquiries',
  sorts: ['updated_at'],
  sort: '-updated_at',
  filters: ['status', 'kind'],
  columns: ['last', 'status', 'updated_at'],
});

const keyOf = ({ id }: Inquiry) => id;

const LastMessage = ({ inquiry: { unread, last_message: last } }: { inquiry: Inquiry }) => (
  <>
    {unread > 0 ? (
      <Badge tone="info">
        <Plural value={unread} one="# new" other="# new" />
      </Badge>
    ) : null}{' '}
    <NetworkText>{last.text}</NetworkText>
  </>
);

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
          title={
            <Link href={hrefOf(row.id)}>
              {wordOf(inquiryKinds, row.kind, i18n)}: <span data-whole="">{subjectOf(row)}</span>
            </Link>
          }
          meta={row.offer ? `${row.number} · ${row.offer.name}` : row.number}
        />
      ),
    },
    {
      id: 'last',
      head: t`Last message`,
      phone: 'wide',
      cut: true,
      cell: (row) => <LastMessage inquiry={row} />,
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

/** The inquiries of the publisher, the latest first; a row opens its conversation. */
export function InquiryList() {
  const { t, i18n } = useLingui();
  const [listSearch] = useListSearch(list);
  const { hrefOf, open } = useInquiryPlace();
  const request = queryOf(inquiries.list, { query: list.toQuery(listSearch) });
  const query = useQuery({ ...request, ...pageOptions });
  return (
    <ListView
      first={{
        text: <Trans>Your inquiries and the answers appear here.</Trans>,
      }}
      shape={list}
      label={t`Inquiries`}
      loadingRows={6}
      query={query}
      request={request}
      columns={useColumns(hrefOf)}
      rowKey={keyOf}
      onOpen={({ id }) => open(id)}
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
  );
}
