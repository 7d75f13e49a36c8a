import { CopyAll } from '#bulk/copy-all.tsx';
import { query as queryOf } from '#api/queries.ts';
import { linkStatus, trackingLinks, type TrackingLink } from '#contract/tracking-links.ts';
import { DownloadButton } from '#lists/download-button.tsx';
import { defineList, pageOptions } from '#lists/define-list.ts';
import { ListView } from '#lists/list-view.tsx';
import { useListSearch } from '#lists/use-list-search.ts';
import { usePeek } from '#lists/use-peek.ts';
import { choices } from '#contract/choices.ts';
import { Code } from '#ui/content/code.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import type { Column } from '#ui/tables/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LinkBadge, linkStatuses } from '../link-badge.tsx';
import { aheadNote } from '../ahead.tsx';
import { RowNote } from '../row-note.tsx';
import { useLinkFigures } from '../use-link-figures.ts';
import { FindOffer } from './fitting-offers.tsx';
import { LinkActions } from './link-actions.tsx';
import { Substitute } from '../substitute.tsx';

const list = defineList(trackingLinks.list, {
  name: 'tracking-links',
  sorts: ['name', 'created_at', 'clicks', 'conversions', 'payout'],
  sort: '-created_at',
  filters: ['offer_id', 'status'],
  columns: ['status', 'clicks', 'conversions', 'payout', 'campaign', 'created_at', 'url'],
  shown: ['status', 'clicks', 'conversions', 'payout', 'campaign', 'created_at'],
});

const LinkPeek = lazyComponent(async () => (await import('./link-peek.tsx')).LinkPeek);

const keyOf = ({ id }: TrackingLink) => id;

const noteOf = (offer: TrackingLink['offer'], substitute: TrackingLink['substitute']) =>
  substitute === undefined ? (
    aheadNote(offer)
  ) : (
    <RowNote>
      <Substitute of={substitute} />
    </RowNote>
  );

type OnPeek = (link: TrackingLink, from: Element) => void;

function useColumns(onPeek: OnPeek): Column<TrackingLink>[] {
  const { t } = useLingui();
  const figures = useLinkFigures();
  return useMemo(
    () => [
      {
        id: 'name',
        head: t`Name`,
        name: true,
        sortable: true,
        lines: 'plain',
        copied: ({ name, offer }) => ({ '': name, [t`Offer`]: offer.name }),
        cell: ({ name, offer, substitute }) => (
          <>
            <b data-title="">{name}</b>
            {offer.name}
            {noteOf(offer, substitute)}
          </>
        ),
      },
      { id: 'url', head: t`Address`, phone: 'wide', cell: ({ url }) => <Code cut="origin">{url}</Code> },
      {
        id: 'campaign',
        head: t`Campaign`,
        phone: 'more',
        cut: true,
        cell: ({ campaign }) => campaign?.name ?? '–',
      },
      {
        id: 'status',
        head: t`Status`,
        phone: 'side',
        aside: {},
        cell: ({ status }) => <LinkBadge status={status} />,
      },
      ...figures,
      {
        id: 'actions',
        head: t`Actions`,
        action: true,
        cell: (link) => <LinkActions link={link} onPeek={onPeek} />,
      },
    ],
    [t, figures, onPeek],
  );
}

// A row has no other command.
const bulk = {
  nameOf: ({ name }: TrackingLink) => name,
  actions: (rows: readonly TrackingLink[]) => <CopyAll addresses={rows.map(({ url }) => url)} />,
};

/** Every tracking link of the publisher (A11, O5). */
export function LinkList() {
  const { t, i18n } = useLingui();
  const [listSearch] = useListSearch(list);
  const request = queryOf(trackingLinks.list, { query: list.toQuery(listSearch) });
  const query = useQuery({ ...request, ...pageOptions });
  const offers = useQuery(queryOf(choices.approvalsOffers));
  const peek = usePeek({ rows: query.data?.data, rowKey: keyOf, Panel: LinkPeek });
  return (
    <ListView
      roomy
      shape={list}
      first={{
        text: <Trans>Choose an offer, and get your tracking link for it with a QR code.</Trans>,
        action: <FindOffer />,
      }}
      label={t`Tracking links`}
      query={query}
      request={request}
      columns={useColumns(peek.open)}
      peek={peek}
      rowKey={keyOf}
      searchLabel={t`Search by name or ID`}
      filters={list.menu({
        offer_id: {
          label: t`Offer`,
          options: offers.data?.data.map(({ id, name }) => ({ value: String(id), label: name })) ?? null,
          queries: [offers],
        },
        status: {
          label: t`Status`,
          options: linkStatus.options.map((value) => ({ value, label: i18n._(linkStatuses[value].label) })),
        },
      })}
      isDim={({ status }) => status !== 'active'}
      bulk={bulk}
      actions={
        <DownloadButton
          query={queryOf(trackingLinks.download, {
            query: list.narrowed(listSearch),
          })}
          tip={t`All tracking links of these filters as CSV, not this page alone`}
        />
      }
    />
  );
}
