import { query as queryOf } from '#api/queries.ts';
import { trackingLinks, type TrackingLink } from '#contract/tracking-links.ts';
import { DownloadButton } from '#lists/download-button.tsx';
import type { ListSearch, ListShape } from '#lists/list-search.ts';
import { ListView } from '#lists/list-view.tsx';
import { useListSearch } from '#lists/use-list-search.ts';
import { askedBy, knownOf, numbersOf, searchedBy } from '#lists/wire-filters.ts';
import { choices } from '#contract/choices.ts';
import { Badge } from '#ui/content/badge.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { RowActions } from '#ui/tables/row-actions.tsx';
import { Code } from '#ui/content/code.tsx';
import type { Column } from '#ui/tables/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLinkFigures } from '../use-link-figures.ts';

const statuses = ['active', 'paused'] as const;
const sorts = ['name', 'created_at', 'clicks', 'conversions', 'payout'] as const;

const shape: ListShape = {
  name: 'tracking-links',
  sorts,
  sort: '-created_at',
  filters: ['offer_id', 'status'],
  columns: ['url', 'offer', 'campaign', 'status', 'clicks', 'conversions', 'payout', 'created_at'],
};

const narrowed = (listSearch: ListSearch) => ({
  offer_id: numbersOf(listSearch, 'offer_id'),
  status: knownOf(listSearch, 'status', statuses),
});

const linksOf = (listSearch: ListSearch) =>
  queryOf(trackingLinks.list, {
    query: {
      ...askedBy(listSearch),
      ...narrowed(listSearch),
      // The address was read by a shape that names these sorts only.
      sort: listSearch.sort as (typeof sorts)[number],
    },
  });

const keyOf = ({ id }: TrackingLink) => id;

function useColumns(): Column<TrackingLink>[] {
  const { t } = useLingui();
  const figures = useLinkFigures();
  return useMemo(
    () => [
      { id: 'name', head: t`Name`, name: true, sortable: true, cell: ({ name }) => name },
      { id: 'url', head: t`Address`, phone: 'wide', cell: ({ url }) => <Code cut>{url}</Code> },
      { id: 'offer', head: t`Offer`, phone: 'more', cell: ({ offer }) => offer.name },
      { id: 'campaign', head: t`Campaign`, phone: 'more', cell: ({ campaign }) => campaign?.name ?? '–' },
      {
        id: 'status',
        head: t`Status`,
        phone: 'side',
        cell: ({ status }) =>
          status === 'active' ? (
            <Badge tone="success">
              <Trans>Active</Trans>
            </Badge>
          ) : (
            <Badge>
              <Trans>Paused</Trans>
            </Badge>
          ),
      },
      ...figures,
      {
        id: 'actions',
        head: t`Actions`,
        action: true,
        cell: ({ name, url }) => (
          <RowActions>
            <CopyButton text={url} label={t`Copy the link ${name}`} />
          </RowActions>
        ),
      },
    ],
    [t, figures],
  );
}

/** Every tracking link of the publisher (A11, O5). */
export function LinkList() {
  const { t } = useLingui();
  const [listSearch] = useListSearch(shape);
  const asked = linksOf(listSearch);
  const query = useQuery({ ...asked, placeholderData: keepPreviousData });
  const offers = useQuery(queryOf(choices.approvalsOffers)).data?.data;
  return (
    <ListView
      roomy
      shape={shape}
      label={t`Tracking links`}
      query={query}
      asked={asked}
      columns={useColumns()}
      rowKey={keyOf}
      searchLabel={t`Search by name or ID`}
      filters={[
        {
          name: 'offer_id',
          label: t`Offer`,
          options: offers?.map(({ id, name }) => ({ value: String(id), label: name })) ?? null,
        },
        {
          name: 'status',
          label: t`Status`,
          options: [
            { value: 'active', label: t`Active` },
            { value: 'paused', label: t`Paused` },
          ],
        },
      ]}
      isDim={({ status }) => status === 'paused'}
      actions={
        <DownloadButton
          query={queryOf(trackingLinks.download, {
            query: { ...searchedBy(listSearch), ...narrowed(listSearch) },
          })}
          title={t`All tracking links of these filters as CSV, not this page alone`}
        />
      }
    />
  );
}
