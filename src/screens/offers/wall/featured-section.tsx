import { query } from '#api/queries.ts';
import { offers, type Offer } from '#contract/offers.ts';
import { ArrowLink } from '#ui/content/arrow-link.tsx';
import { CardGrid } from '#ui/layout/card-grid.tsx';
import { CardSection } from '#ui/layout/card-section.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWallTab } from './use-wall-tab.ts';
import { mostFeatured } from './wall-query.ts';

const featuredQuery = query(offers.featured, { query: { limit: mostFeatured } });

export const useFeatured = () => useQuery(featuredQuery);
export const prefetchFeatured = (cache: QueryClient): Promise<unknown> => cache.query(featuredQuery);

/** How many offers stand here that the list below leaves out; null where it has to show them, as not all do. */
export function countAbove({ data, isError }: ReturnType<typeof useFeatured>): number | null {
  if (!data) return isError ? null : 0;
  return data.total > mostFeatured ? null : data.total;
}

/** The offers that the network recommends, above all others; missing while there are none (O1, L6). */
export function FeaturedSection({ card }: { card: (offer: Offer) => ReactNode }) {
  const { hrefOf } = useWallTab();
  const { data, isFetching } = useFeatured();
  if (!data || data.data.length === 0) return null;
  return (
    <CardSection
      title={<Trans>Featured</Trans>}
      sub={<Trans>Picked by the network</Trans>}
      busy={isFetching}
      end={
        <ArrowLink>
          <Link href={hrefOf('featured')}>
            <Trans>More offers</Trans>
          </Link>
        </ArrowLink>
      }
    >
      <CardGrid variant="strip">{data.data.map(card)}</CardGrid>
    </CardSection>
  );
}
