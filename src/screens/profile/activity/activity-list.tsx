import { query as queryOf } from '#api/queries.ts';
import { activity, activityKind, type ActivityKind, type ActivityRow } from '#contract/activity.ts';
import { useFormats } from '#i18n/formats.tsx';
import { DownloadButton } from '#lists/download-button.tsx';
import { defineList, pageOptions } from '#lists/define-list.ts';
import { ListView } from '#lists/list-view.tsx';
import { useListSearch } from '#lists/use-list-search.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { MediaRow } from '#ui/content/media-row.tsx';
import type { Column } from '#ui/tables/table.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { recentMonths } from '../recent-months.ts';
import { wordsOfCall } from './call-words.ts';
import { changesBeside } from './changes-beside.ts';
import { ChangesCell } from './changes-cell.tsx';

const list = defineList(activity.list, {
  name: 'activity',
  sorts: ['at'],
  sort: '-at',
  filters: ['kind', 'month'],
  columns: ['actor', 'changes', 'address', 'at'],
  also: ['by'],
});

const kinds: Record<ActivityKind, MessageDescriptor> = {
  session: msg`Signing in and out`,
  security: msg`Password and tokens`,
  account: msg`Account`,
  billing: msg`Billing details`,
  offers: msg`Offers`,
  campaigns: msg`Campaigns`,
  links: msg`Links and click tags`,
  postbacks: msg`Postbacks`,
  reports: msg`Saved reports`,
  network: msg`Settings of the network`,
};

const keyOf = ({ id }: ActivityRow) => id;

function useColumns(): Column<ActivityRow>[] {
  const { t, i18n } = useLingui();
  const { dateTime } = useFormats();
  return [
    {
      id: 'call',
      head: t`What`,
      name: true,
      cell: ({ call, subject }) => {
        const words = wordsOfCall(call);
        return <MediaRow size="cell" media={null} title={words ? i18n._(words) : call} meta={subject} />;
      },
    },
    {
      id: 'actor',
      head: t`Who`,
      phone: 'wide',
      oneLine: true,
      cell: ({ actor: { kind, name } }) => (kind === 'token' ? t`API token ${name}` : name),
    },
    {
      id: 'changes',
      head: t`Changes`,
      phone: 'wide',
      hasValue: ({ call, changes }) => changesBeside(call, changes).length > 0,
      cell: ({ call, changes }) => <ChangesCell changes={changesBeside(call, changes)} />,
    },
    { id: 'address', head: t`Address`, phone: 'more', cell: ({ address }) => address || '–' },
    {
      id: 'at',
      head: t`When`,
      phone: 'beside',
      sortable: true,
      oneLine: true,
      cell: ({ at }) => dateTime(new Date(at)),
    },
  ];
}

/** What operators of the network did in the account, or the publisher and their API tokens. */
export function ActivityList({ by, label }: { by: 'network' | 'publisher'; label: string }) {
  const { t, i18n } = useLingui();
  const { month: nameOfMonth } = useFormats();
  const { networkClock } = usePortal();
  const [listSearch] = useListSearch(list);
  const request = queryOf(activity.list, { query: { ...list.toQuery(listSearch), by } });
  const query = useQuery({ ...request, ...pageOptions });
  const file = queryOf(activity.export, { query: { ...list.narrowed(listSearch), by } });
  return (
    <ListView
      first={{
        text: <Trans>What is done with your account is listed here: who did it, when, and from where.</Trans>,
      }}
      shape={list}
      label={label}
      query={query}
      request={request}
      columns={useColumns()}
      rowKey={keyOf}
      filters={list.menu({
        kind: {
          label: t`Kind`,
          options: activityKind.options
            .filter((kind) => kind !== 'network')
            .map((value) => ({ value, label: i18n._(kinds[value]) })),
        },
        month: {
          label: t`Month`,
          options: recentMonths(networkClock.now()).map((value) => ({
            value,
            label: nameOfMonth(`${value}-01`),
          })),
        },
      })}
      actions={
        <DownloadButton
          query={file}
          tip={t`All entries of these filters as CSV, not this page alone`}
          isEmpty={query.data?.total === 0}
        />
      }
    />
  );
}
