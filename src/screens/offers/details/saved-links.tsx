import { useBulkParts } from '#bulk/use-bulk-parts.ts';
import { cachedRow } from '#api/cached-row.ts';
import { query as queryOf } from '#api/queries.ts';
import { trackingLinks, type TrackingLink } from '#contract/tracking-links.ts';
import { DownloadButton } from '#lists/download-button.tsx';
import { defineList, type SearchOf, pageOptions } from '#lists/define-list.ts';
import { ListView } from '#lists/list-view.tsx';
import { useListSearch } from '#lists/use-list-search.ts';
import { useRemoval } from '#portal/removal.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Code } from '#ui/content/code.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { RowMenu } from '#ui/tables/row-actions.tsx';
import { useCopyAction } from '#ui/tables/use-copy-action.ts';
import type { Column } from '#ui/tables/table.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { LinkBadge } from '../link-badge.tsx';
import { useLinkFigures } from '../use-link-figures.ts';
import { useChange } from './use-change.ts';

const list = defineList(trackingLinks.ofOffer, {
  name: 'offer-links',
  sorts: ['name', 'created_at', 'clicks', 'conversions', 'payout'],
  sort: '-created_at',
  filters: [],
  // First what has to be in sight in narrow windows.
  columns: ['status', 'payout', 'clicks', 'conversions', 'campaign', 'clicktag', 'created_at'],
  shown: ['status', 'payout', 'clicks', 'conversions', 'campaign'],
});

const linksOf = (offerId: number, listSearch: SearchOf<typeof list>) =>
  queryOf(trackingLinks.ofOffer, { params: { offerId }, query: list.toQuery(listSearch) });

const keyOf = ({ id }: TrackingLink) => id;

const selectedOf = ({ id, name }: TrackingLink) => ({ id, name, status: 'other' as const });

type RowHandlers = { onEdit: (id: number) => void; onRemove: (id: number) => void };

function SavedLinkActions({ link, onEdit, onRemove }: RowHandlers & { link: TrackingLink }) {
  const { t } = useLingui();
  const { id, name, url } = link;
  const isNarrow = useIsNarrow();
  const copy = useCopyAction({ text: url, label: t`Copy link` });
  return (
    <RowMenu
      name={name}
      main={
        <CopyButton text={url} label={t`Copy link: ${name}`}>
          {isNarrow ? t`Copy link` : ''}
        </CopyButton>
      }
      actions={[
        copy,
        { id: 'edit', label: t`Edit`, icon: Pencil, onSelect: () => onEdit(id) },
        { id: 'remove', label: t`Delete`, icon: Trash2, writes: true, onSelect: () => onRemove(id) },
      ]}
    />
  );
}

function useColumns({ onEdit, onRemove }: RowHandlers): Column<TrackingLink>[] {
  const { t } = useLingui();
  return [
    {
      id: 'name',
      head: t`Name`,
      name: true,
      sortable: true,
      lines: 'plain',
      copied: ({ name, url }) => ({ '': name, [t`Address`]: url }),
      cell: ({ name, url }) => (
        <>
          <b data-title="">{name}</b>
          <Code cut="origin">{url}</Code>
        </>
      ),
    },
    {
      id: 'status',
      head: t`Status`,
      phone: 'side',
      aside: {},
      cell: ({ status }) => <LinkBadge status={status} />,
    },
    { id: 'clicktag', head: t`Click tag`, phone: 'more', cell: ({ clicktag }) => clicktag?.name ?? '–' },
    {
      id: 'campaign',
      head: t`Campaign`,
      phone: 'more',
      cut: true,
      cell: ({ campaign }) => campaign?.name ?? '–',
    },
    ...useLinkFigures(),
    {
      id: 'actions',
      head: t`Actions`,
      action: true,
      cell: (link) => <SavedLinkActions link={link} onEdit={onEdit} onRemove={onRemove} />,
    },
  ];
}

const consequence = <Trans>Visitors no longer reach the offer through it. Its figures are kept.</Trans>;
const question = ({ length }: { length: number }) => ({
  title: <Plural value={length} one="Delete # link?" other="Delete # links?" />,
  text: consequence,
  confirm: <Trans>Delete</Trans>,
});

type SavedLinksProps = {
  offerId: number;
  onEdit: (id: number) => void;
  onRemoved: (id: number) => void;
};

export function SavedLinks({ offerId, onEdit, onRemoved }: SavedLinksProps) {
  const { t } = useLingui();
  const [listSearch] = useListSearch(list);
  const change = useChange();
  const queries = useQueryClient();
  const remove = (id: number) => change((client) => client(trackingLinks.remove, { params: { id } }));
  const removal = useRemoval({
    remove,
    onRemoved: (id) => {
      const link = cachedRow(queries, trackingLinks.ofOffer, id)?.name ?? id;
      notify({ type: 'success', text: t`The link ${link} was deleted` });
      onRemoved(id);
    },
  });
  const bulk = useBulkParts({
    carryOut: (_, id) => remove(id),
    commands: ['remove'],
    selectedOf,
    addressOf: ({ url }) => url,
    question,
  });
  const download = queryOf(trackingLinks.download, {
    query: { ...list.narrowed(listSearch), offer_id: [offerId] },
  });
  const request = linksOf(offerId, listSearch);
  const query = useQuery({ ...request, ...pageOptions });
  const name = query.data?.data.find(({ id }) => id === removal.asked)?.name ?? '';
  return (
    <>
      <ListView
        roomy
        first={{ text: <Trans>Saved links appear here with their clicks.</Trans> }}
        shape={list}
        label={t`Saved links`}
        query={query}
        columns={useColumns({ onEdit, onRemove: removal.ask })}
        rowKey={keyOf}
        request={request}
        bulk={bulk}
        searchLabel={t`Search by name or ID`}
        filters={[]}
        isDim={({ status }) => status !== 'active'}
        actions={
          <DownloadButton
            query={download}
            tip={t`All tracking links of this offer as CSV, not this page alone`}
          />
        }
      />
      <ConfirmDialog
        open={removal.asked !== null}
        command={removal}
        title={t`Delete the link ${name}?`}
        confirm={t`Delete`}
      >
        {consequence}
      </ConfirmDialog>
    </>
  );
}
