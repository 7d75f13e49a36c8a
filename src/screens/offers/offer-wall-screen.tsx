import { query } from '#api/queries.ts';
import { offerParts } from '#contract/offer-parts.ts';
import { offers, type Offer } from '#contract/offers.ts';
import { DownloadButton } from '#lists/download-button.tsx';
import { defineList, type SearchOf, pageOptions } from '#lists/define-list.ts';
import { readListSearch } from '#lists/list-search.ts';
import { useListSearch } from '#lists/use-list-search.ts';
import { tabOf } from '#lists/use-tab.ts';
import { PinnedViews } from '#lists/views/pinned-views.tsx';
import { SavedViews } from '#lists/views/saved-views.tsx';
import { viewParameters } from '#lists/views/view-address.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { isFirstAttempt, isUnanswered } from './first-attempt.ts';
import { AdvertiserSection } from './wall/advertiser-section.tsx';
import { countAbove, prefetchFeatured, FeaturedSection, useFeatured } from './wall/featured-section.tsx';
import { OfferAction } from './wall/offer-action.tsx';
import { OfferDialog } from './wall/offer-dialog.tsx';
import { OfferTile } from './wall/offer-tile.tsx';
import { SuggestedPlaces } from './wall/suggested-places.tsx';
import { useChosenOffer } from './wall/use-chosen-offer.ts';
import { useOfferColumns } from './wall/wall-table.tsx';
import { prefetchAdvertisers, useAdvertisers, useOwnFilters } from './wall/use-own-filters.ts';
import { layoutOf, useWallLayout, type WallLayout } from './wall/use-wall-layout.ts';
import { useWallTab } from './wall/use-wall-tab.ts';
import {
  countsIn,
  isWhole,
  narrowedByTab,
  sharedFilters,
  wallTabs,
  type WallTab,
} from './wall/wall-query.ts';
import { WallView } from './wall/wall-view.tsx';

const list = defineList(offers.list, {
  name: 'offer-wall',
  sorts: ['featured', 'created_at', 'payout', 'epc', 'name'],
  sort: '-epc',
  filters: ['approval_status', ...sharedFilters, 'group_id'],
  columns: ['category', 'countries', 'devices', 'tags', 'payout', 'cr', 'epc', 'cap', 'status', 'created_at'],
  shown: ['category', 'countries', 'devices', 'payout', 'cr', 'epc', 'cap'],
  also: ['tab', 'view'],
});

type Search = SearchOf<typeof list>;

// Code and requests come after the wall, which waits for neither.
const SuggestedSection = lazyComponent(
  async () => (await import('./wall/suggested-section.tsx')).SuggestedSection,
  undefined,
  { hasInitialStyles: true },
);

const views = { kind: list.name, parameters: viewParameters(list) };

function useSorts() {
  const { t } = useLingui();
  return [
    { value: '-epc', label: t`Highest EPC` },
    { value: '-featured', label: t`Featured first` },
    { value: '-created_at', label: t`Newest` },
    { value: '-payout', label: t`Highest payout` },
    { value: 'name', label: t`Name` },
  ];
}

// Publishers see what they can run or apply for now.
const partOf = (tab: WallTab) => ({ ...narrowedByTab[tab], status: ['active' as const] });
// Featured offers stand above the others, which leave them out.
const isRest = (listSearch: Search, tab: WallTab, layout: WallLayout) =>
  layout === 'cards' && isWhole(listSearch, tab);
const narrowedBy = (listSearch: Search, tab: WallTab) => ({ ...list.narrowed(listSearch), ...partOf(tab) });
const offersOf = (listSearch: Search, tab: WallTab, leavesOutFeatured: boolean) =>
  query(offers.list, {
    query: { ...list.toQuery(listSearch), ...partOf(tab), ...(leavesOutFeatured ? { featured: false } : {}) },
  });
const countsOf = (listSearch: Search, tab: WallTab) =>
  query(offers.facets, { query: narrowedBy(listSearch, tab) });

export function prefetch(cache: QueryClient, address: URLSearchParams): readonly Promise<unknown>[] {
  const request = [readListSearch(address, list), tabOf(wallTabs, address)] as const;
  return [
    cache.query(offersOf(...request, isRest(...request, layoutOf(address)))),
    cache.query(countsOf(...request)),
    prefetchFeatured(cache),
    prefetchAdvertisers(cache),
  ];
}

/** The offers that a publisher can run or apply for (O1). */
export default function OfferWallScreen() {
  const { t } = useLingui();
  const [listSearch] = useListSearch(list);
  const { tab } = useWallTab();
  const { id, hrefOf, open, close } = useChosenOffer();
  const [layout] = useWallLayout();
  const featured = useFeatured();
  const above = isRest(listSearch, tab, layout) ? countAbove(featured) : null;
  const request = offersOf(listSearch, tab, above !== null);
  const found = useQuery({ ...request, ...pageOptions });
  const counted = useQuery({ ...countsOf(listSearch, tab), placeholderData: keepPreviousData });
  // Nothing can be shown before the offers themselves: until then a call that is tried again is waited for, too.
  const isAwaited = found.isPending ? isUnanswered : isFirstAttempt;
  const isTopPending = [featured, useAdvertisers()].some(isAwaited);
  const actionOf = (offer: Offer) => <OfferAction offer={offer} onOpen={() => open(offer.id)} />;
  const card = (offer: Offer) => (
    <OfferTile key={offer.id} offer={offer} href={hrefOf(offer.id)} action={actionOf(offer)} />
  );
  return (
    <WallView
      title={<Trans>Offer Wall</Trans>}
      shape={list}
      sorts={useSorts()}
      filters={list.menu(useOwnFilters(counted, listSearch))}
      query={found}
      request={request}
      views={<SavedViews {...views} />}
      pinned={<PinnedViews {...views} />}
      counts={countsIn(counted)}
      isTopPending={isTopPending}
      above={above ?? 0}
      top={
        <>
          <FeaturedSection card={card} />
          <Suspense fallback={<SuggestedPlaces />}>
            <SuggestedSection />
          </Suspense>
          <AdvertiserSection />
        </>
      }
      card={card}
      hasFigures
      columns={useOfferColumns(hrefOf, actionOf)}
      onOpen={(offer) => open(offer.id)}
      actions={
        <DownloadButton
          query={query(offerParts.download, { query: narrowedBy(listSearch, tab) })}
          tip={t`All offers of these filters as CSV; sort and page do not apply`}
        />
      }
    >
      {id === null ? null : <OfferDialog key={id} id={id} onClose={close} />}
    </WallView>
  );
}
