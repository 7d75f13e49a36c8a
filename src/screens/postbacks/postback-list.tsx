import { query as queryOf } from '#api/queries.ts';
import { postbacks, type Postback } from '#contract/postbacks.ts';
import { useFormats } from '#i18n/formats.tsx';
import { defineList, type SearchOf, pageOptions } from '#lists/define-list.ts';
import { readListSearch, usedFilters } from '#lists/list-search.ts';
import { ListView } from '#lists/list-view.tsx';
import { useListSearch } from '#lists/use-list-search.ts';
import { usePeek } from '#lists/use-peek.ts';
import type { PostbackCommands } from '#portal/postback-command.ts';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { Code } from '#ui/content/code.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import type { Column } from '#ui/tables/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { CommandDialog } from './command-dialog.tsx';
import { DefaultCell } from './default-cell.tsx';
import { DeliveryCell, useCopiedDelivery } from './delivery-cell.tsx';
import { PostbackActions } from './postback-actions.tsx';
import { PasteAddress } from './paste-address.tsx';
import { postbackStatuses } from './statuses.ts';
import type { OpenPostback } from './use-open-postback.ts';
import { usePostbackBulk } from './use-postback-bulk.ts';
import { usePostbackFilters } from './use-postback-filters.ts';

const list = defineList(postbacks.list, {
  name: 'postbacks',
  sorts: ['name', 'updated_at'],
  sort: 'name',
  filters: ['offer_id', 'event_id', 'status'],
  // First what has to be in sight in narrow windows.
  columns: ['status', 'last_delivery', 'event', 'offer', 'default', 'updated_at'],
});
// What fits beside the editor.
const narrowList = { ...list, shown: ['status', 'event', 'default'] };

const postbacksOf = (listSearch: SearchOf<typeof list>) =>
  queryOf(postbacks.list, { query: list.toQuery(listSearch) });

export const postbacksAt = (address: URLSearchParams) => postbacksOf(readListSearch(address, list));

const PostbackPeek = lazyComponent(async () => (await import('./postback-peek.tsx')).PostbackPeek);

const keyOf = ({ id }: Postback) => id;

// Null when there is none, undefined while loading.
function useDefault(): Postback | null | undefined {
  const { data } = useQuery(
    queryOf(postbacks.list, { query: { limit: -1, level: 'global', status: ['active'] } }),
  );
  return data && (data.data.find(({ is_default }) => is_default) ?? null);
}

function NameCell({ postback, place }: { postback: Postback; place: OpenPostback }) {
  const { id, name, url } = postback;
  return (
    <>
      <Link href={place.hrefOf(id)} onClick={place.onLink(id)} data-title="">
        {name}
      </Link>
      <Code cut>{url}</Code>
    </>
  );
}

type ColumnSettings = {
  commands: PostbackCommands;
  place: OpenPostback;
  former: Postback | null | undefined;
  onPeek: ((row: Postback, from: Element) => void) | undefined;
};

function useColumns({ commands, place, former, onPeek }: ColumnSettings): Column<Postback>[] {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const copiedDelivery = useCopiedDelivery();
  return [
    {
      id: 'name',
      head: t`Name`,
      name: true,
      sortable: true,
      lines: 'plain',
      copied: ({ name, url }) => ({ '': name, [t`Address`]: url }),
      cell: (postback) => <NameCell {...{ postback, place }} />,
    },
    { id: 'event', head: t`Event`, phone: 'more', cell: ({ event }) => event.name },
    {
      id: 'offer',
      head: t`Applies to`,
      phone: 'more',
      cell: ({ offer }) => offer?.name ?? t`All offers`,
    },
    {
      id: 'default',
      head: t`Default`,
      speaks: true,
      cell: (postback) => <DefaultCell {...{ postback, commands, former }} />,
    },
    {
      id: 'status',
      head: t`Status`,
      phone: 'side',
      aside: {},
      cell: ({ status }) => <StatusBadge status={status} appearances={postbackStatuses} />,
    },
    {
      id: 'last_delivery',
      head: t`Last delivery`,
      phone: 'more',
      oneLine: true,
      lines: 'plain',
      // One that fails is seen without room for the column, too.
      aside: { cell: ({ last_delivery: last }) => (last && !last.ok ? <DeliveryCell last={last} /> : null) },
      copied: copiedDelivery,
      cell: ({ last_delivery }) => <DeliveryCell last={last_delivery} />,
    },
    {
      id: 'updated_at',
      head: t`Updated`,
      phone: 'more',
      sortable: true,
      oneLine: true,
      cell: ({ updated_at }) => dateTime(new Date(updated_at)),
    },
    {
      id: 'actions',
      head: t`Actions`,
      action: true,
      cell: (postback) => <PostbackActions {...{ postback, commands, onPeek }} open={place.open} />,
    },
  ];
}

// The editor takes the place of the panel.
function usePostbackPeek(rows: readonly Postback[] | undefined, opened: OpenPostback['opened']) {
  const peek = usePeek({ rows, rowKey: keyOf, Panel: PostbackPeek });
  return opened === null ? { ofList: { peek }, open: peek.open } : { ofList: {}, open: undefined };
}

/** Whether there is none yet, whose first is set up in the list itself. */
export function useIsFirst({ opened }: OpenPostback): boolean {
  const [listSearch] = useListSearch(list);
  const { data } = useQuery(postbacksOf(listSearch));
  const isNarrowed = usedFilters(listSearch) > 0 || listSearch.search !== '';
  return opened === null && !isNarrowed && data?.total === 0;
}

type PostbackListProps = { commands: PostbackCommands; place: OpenPostback };

export function PostbackList({ commands, place }: PostbackListProps) {
  const { t } = useLingui();
  const { opened, open } = place;
  const current = opened === null ? list : narrowList;
  const [listSearch] = useListSearch(current);
  const request = postbacksOf(listSearch);
  const query = useQuery({ ...request, ...pageOptions });
  const former = useDefault();
  const peek = usePostbackPeek(query.data?.data, opened);
  const bulk = usePostbackBulk(place, former?.id);
  const { asked, isAsking } = commands;
  const named = query.data?.data.find(({ id }) => id === asked?.id);
  return (
    <>
      <ListView
        roomy
        shape={current}
        first={{
          text: (
            <Trans>
              Paste the address that your tracker gives you: it is called with each conversion, and you can
              try it before you save.
            </Trans>
          ),
          action: opened === null ? <PasteAddress place={place} /> : null,
        }}
        label={t`Postbacks`}
        loadingRows={4}
        query={query}
        request={request}
        columns={useColumns({ commands, place, former, onPeek: peek.open })}
        {...peek.ofList}
        rowKey={keyOf}
        bulk={bulk}
        searchLabel={t`Search by name or address`}
        filters={list.menu(usePostbackFilters())}
        onOpen={({ id }) => open(id)}
        isDim={({ status }) => status === 'paused'}
        isCurrent={({ id }) => id === opened}
      />
      {isAsking && asked && named ? (
        <CommandDialog
          command={asked.command}
          commands={commands}
          name={named.name}
          isDefault={named.is_default}
          former={former?.name ?? null}
        />
      ) : null}
    </>
  );
}
