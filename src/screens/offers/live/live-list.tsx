import { useBulkParts } from '#bulk/use-bulk-parts.ts';
import type { Approval } from '#contract/approvals.ts';
import { useFormats } from '#i18n/formats.tsx';
import { pageOptions } from '#lists/define-list.ts';
import { DownloadButton } from '#lists/download-button.tsx';
import { readListSearch } from '#lists/list-search.ts';
import { ListView } from '#lists/list-view.tsx';
import { useListSearch } from '#lists/use-list-search.ts';
import { usePeek } from '#lists/use-peek.ts';
import { useGatedLocation } from '#portal/portal-context.tsx';
import { useRowCharts } from '#portal/row-charts.ts';
import { href } from '#routes';
import { countryColumn } from '#ui/content/country-tags.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import type { Column } from '#ui/tables/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, type ComponentProps } from 'react';
import { CapMeter } from '../cap-meter.tsx';
import type { SelectedRow } from '#machines/bulk-command/bulk-command.machine.ts';
import { OfferCell, useOfferPart, usePayoutColumn } from '../offer-cell.tsx';
import { useFigureColumns } from '../use-figure-columns.ts';
import { FittingOffers } from './fitting-offers.tsx';
import { LiveActions } from './live-actions.tsx';
import { LiveStatus } from './live-status.tsx';
import { approvalsFile, approvalsOf, liveOffers } from './approval-query.ts';
import { useOfferFilters } from './use-offer-filters.ts';

const CompareOffers = lazyComponent(async () => (await import('./compare-offers.tsx')).CompareOffers);

// A single one compares with nothing.
const compared = (rows: readonly Approval[]) =>
  rows.length > 1 ? (
    <Suspense>
      <CompareOffers rows={rows} />
    </Suspense>
  ) : null;

const LivePeek = lazyComponent(async () => (await import('./live-peek.tsx')).LivePeek);

const detailsOf = ({ id }: Approval) => href('liveOfferDetails', { id: String(id), type: 'live' });

const keyOf = ({ id }: Approval) => id;

const capOf = ({ cap, payout }: Approval) =>
  cap ? <CapMeter cap={cap} currency={payout.currency} /> : <Trans>No cap</Trans>;

const offerOf = ({ offer }: Approval) => offer;
const countriesOf = ({ offer }: Approval) => offer.countries;

type OnPeek = ComponentProps<typeof LiveActions>['onPeek'];

function useColumns(onPeek: OnPeek): Column<Approval>[] {
  const { t } = useLingui();
  const formats = useFormats();
  const figures = useFigureColumns<Approval>({ hasEpc: true });
  const ofOffer = useOfferPart(offerOf, true);
  const payout = usePayoutColumn<Approval>();
  return useMemo(
    () => [
      {
        id: 'name',
        head: t`Offer`,
        name: true,
        ...ofOffer,
        sortable: true,
        cell: (row) => (
          <OfferCell offer={row.offer} href={detailsOf(row)} category={row.offer.category.name} />
        ),
      },
      {
        id: 'status',
        head: t`Status`,
        phone: 'side',
        aside: {},
        cell: (row) => <LiveStatus approval={row} />,
      },
      { ...payout, id: 'amount', phone: 'more' },
      ...figures,
      {
        id: 'countries',
        head: t`Countries`,
        phone: 'more',
        ...countryColumn(countriesOf, formats.country),
      },
      {
        id: 'cap',
        head: t`Cap`,
        phone: 'more',
        cell: capOf,
      },
      {
        id: 'decided_at',
        head: t`Approved`,
        sortable: true,
        phone: 'more',
        oneLine: true,
        cell: ({ decided_at }) => (decided_at ? formats.dateTime(new Date(decided_at)) : '–'),
      },
      {
        id: 'actions',
        head: t`Actions`,
        action: 'lasting',
        cell: (row) => <LiveActions approval={row} onPeek={onPeek} />,
      },
    ],
    [t, formats, figures, ofOffer, payout, onPeek],
  );
}

const selectedOf = ({ offer: { id, name }, paused }: Approval): SelectedRow => ({
  id,
  name,
  status: paused ? 'paused' : 'running',
});

/** The page of live offers that an address shows. */
export const liveAt = (address: URLSearchParams) => approvalsOf(readListSearch(address, liveOffers), 'live');

/** The publisher's live offers, with figures and actions (A11, O6). */
export function LiveList() {
  const { t } = useLingui();
  const [listSearch] = useListSearch(liveOffers);
  const [, navigate] = useGatedLocation();
  const request = approvalsOf(listSearch, 'live');
  const query = useQuery({ ...request, ...pageOptions });
  const peek = usePeek({ rows: query.data?.data, rowKey: keyOf, Panel: LivePeek });
  return (
    <ListView
      roomy
      shape={liveOffers}
      first={{
        text: <Trans>Your live offers appear here with clicks and earnings.</Trans>,
        action: <FittingOffers />,
      }}
      label={t`Live offers`}
      query={query}
      request={request}
      columns={useColumns(peek.open)}
      peek={peek}
      rowKey={keyOf}
      searchLabel={t`Search by name or ID`}
      filters={liveOffers.menu(
        useOfferFilters({
          statuses: [
            { value: 'live', label: t`Live` },
            { value: 'paused', label: t`Paused` },
          ],
          states: ['approved'],
          chosen: listSearch.filters['country'] ?? [],
        }),
      )}
      onOpen={(row) => navigate(detailsOf(row))}
      isDim={({ paused }) => paused}
      bulk={useBulkParts({
        carryOut: useRowCharts('offer'),
        commands: ['pause', 'unpause'],
        selectedOf,
        also: compared,
      })}
      actions={
        <DownloadButton
          query={approvalsFile(listSearch, 'live')}
          tip={t`All live offers of these filters as CSV, not this page alone`}
        />
      }
    />
  );
}
