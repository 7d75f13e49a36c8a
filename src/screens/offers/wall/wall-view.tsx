import type { Page as PageOf } from '#contract/endpoint.ts';
import { useFormats } from '#i18n/formats.tsx';
import type { ListRequest } from '#lists/api-request.ts';
import { FilterChips } from '#lists/filter-chips.tsx';
import { FilterPanel } from '#lists/filter-panel.tsx';
import { FilterSheet } from '#lists/filter-sheet.tsx';
import type { Filter } from '#lists/filters.ts';
import type { ListSearch, ListShape } from '#lists/list-search.ts';
import { ResultsAnnouncement } from '#lists/results-announcement.tsx';
import { useListSearch, type ChangeList } from '#lists/use-list-search.ts';
import { Page } from '#ui/layout/page.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { RailLayout } from '#ui/layout/rail-layout.tsx';
import { TabLink, TabLinks } from '#ui/layout/tab-links.tsx';
import type { Column } from '#ui/tables/table.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useRef, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'wouter';
import { OfferSkeletons } from './offer-skeletons.tsx';
import { useWallLayout } from './use-wall-layout.ts';
import { useWallTab } from './use-wall-tab.ts';
import { useWallKeys } from './use-wall-keys.ts';
import { isWhole, wallTabs, type WallTab } from './wall-query.ts';
import { WallResults } from './wall-results.tsx';
import { WallToolbar } from './wall-toolbar.tsx';

type WallViewProps<Row> = Pick<ComponentProps<typeof PageHead>, 'variant' | 'title'> & {
  /** Under the title; the total by default. */
  meta?: ReactNode;
  shape: ListShape;
  sorts: readonly { value: string; label: string }[];
  filters: readonly Filter[];
  query: UseQueryResult<PageOf<Row>>;
  request?: ListRequest;
  /** Saved views, on the publisher's wall. */
  views?: ReactNode;
  pinned?: ReactNode;
  /** How many offers each part has, where the network counts; `null` until it has answered. */
  counts: Partial<Record<WallTab, number | null>> | undefined;
  /** Above all offers, while nothing narrows them down. */
  top?: ReactNode;
  /** How many offers stand there that the list leaves out. */
  above?: number;
  /** The content above is still loading: nothing is shown that it would push down. */
  isTopPending?: boolean;
  card: (row: Row) => ReactNode;
  /** Whether the cards have figures and caps. */
  hasFigures?: boolean;
  columns: readonly Column<Row>[];
  onOpen: (row: Row) => void;
  /** At the end of the head: a download. */
  actions?: ReactNode;
  /** The open offer, as a dialog over the wall. */
  children: ReactNode;
};

const tabLabels: Record<WallTab, MessageDescriptor> = {
  all: msg`All`,
  featured: msg`Featured`,
  new: msg`New`,
};

function Tabs({ counts }: { counts: WallViewProps<never>['counts'] }) {
  const { t, i18n } = useLingui();
  const { count } = useFormats();
  const { tab, hrefOf } = useWallTab();
  const formatted = (number: number | null | undefined) =>
    typeof number === 'number' ? count(number) : number;
  return (
    <TabLinks label={t`Parts of the offer wall`}>
      {wallTabs.map((name) => (
        <TabLink key={name} current={name === tab} count={formatted(counts?.[name])}>
          <Link href={hrefOf(name)}>{i18n._(tabLabels[name])}</Link>
        </TabLink>
      ))}
    </TabLinks>
  );
}

function Rail({
  narrowing,
  children,
}: {
  narrowing: { filters: readonly Filter[]; listSearch: ListSearch; onChange: ChangeList };
  children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <RailLayout title={t`Filters`} rail={<FilterPanel {...narrowing} />}>
      <FilterChips {...narrowing} />
      {children}
    </RailLayout>
  );
}

// On the first page of all cards, unless they could not be loaded.
function useTop<Row>({ shape, query, top }: Pick<WallViewProps<Row>, 'shape' | 'query' | 'top'>): ReactNode {
  const [listSearch] = useListSearch(shape);
  const { tab } = useWallTab();
  const [layout] = useWallLayout();
  const isFailed = query.isError && !query.data;
  const isFirst = layout === 'cards' && listSearch.page === 1 && isWhole(listSearch, tab);
  return isFirst && !isFailed ? top : null;
}

function Total({ total, above }: { total: number | undefined; above: number }) {
  if (total === undefined) return null;
  if (above === 0) return <Trans>Total: {total}</Trans>;
  return <Plural value={total} one="# offer, featured" other={`# offers, ${above} of them featured`} />;
}

const sumOf = (listed: number | undefined, above: number) =>
  listed === undefined ? undefined : listed + above;

/**
 * A wall of offers: tabs, search, filters with counts, cards or a table; its state is in the address (O1, O2, L1 to
 * L7).
 */
export function WallView<Row extends { id: number }>(props: WallViewProps<Row>) {
  const {
    shape,
    filters,
    query,
    counts,
    top,
    above = 0,
    isTopPending = false,
    title,
    variant: headVariant,
    meta,
    pinned,
    children,
    ...wall
  } = props;
  const region = useRef<HTMLDivElement>(null);
  useWallKeys(region);
  const [listSearch, change] = useListSearch(shape);
  const narrowing = { filters, listSearch, onChange: change };
  const total = sumOf(query.data?.total, above);
  const isTopAwaited = useDeferredValue(isTopPending);
  const shownTop = useTop({ shape, query, top });
  const toolbar = { shape, query, region, ...wall };
  return (
    <Page width="wide">
      <PageHead
        variant={headVariant}
        title={title}
        meta={meta ?? <Total total={total} above={above} />}
        actions={<WallToolbar {...toolbar} sheet={<FilterSheet {...narrowing} total={total} />} />}
      />
      <Tabs counts={counts} />
      <Rail narrowing={narrowing}>
        {pinned}
        {shownTop && isTopAwaited ? (
          <OfferSkeletons hasFigures={wall.hasFigures ?? false} hasTop />
        ) : (
          <>
            {shownTop}
            <div ref={region}>
              <ResultsAnnouncement total={total} query={query} />
              <WallResults
                {...wall}
                shape={shape}
                query={query}
                isBelow={Boolean(shownTop)}
                isRest={above > 0}
              />
            </div>
          </>
        )}
      </Rail>
      {children}
    </Page>
  );
}
