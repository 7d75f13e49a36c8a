import type { Offer } from '#contract/offers.ts';
import { OfferRow } from '#offers/offer-row.tsx';
import { href } from '#routes';
import { ArrowLink } from '#ui/content/arrow-link.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { ageOf, Loaded } from './loaded.tsx';
import { MediaSkeleton } from './media-skeleton.tsx';
import type { Part } from './part.ts';
import { mostFeatured } from './use-dashboard.ts';

export function FeaturedOffers({ featured }: { featured: Part<Offer[]> }) {
  return (
    <Card
      title={<Trans>Featured offers</Trans>}
      busy={featured.isBusy}
      end={
        <ArrowLink>
          <Link href={href('offerWall')}>
            <Trans>More offers</Trans>
          </Link>
        </ArrowLink>
      }
      foot={ageOf(featured)}
    >
      <Loaded
        part={featured}
        skeleton={
          <CardBody>
            <MediaSkeleton count={mostFeatured} size="lg" />
          </CardBody>
        }
      >
        {(offers) =>
          offers.length > 0 ? (
            <CardBody>
              {offers.map((offer) => (
                <OfferRow key={offer.id} offer={offer} />
              ))}
            </CardBody>
          ) : (
            <EmptyState />
          )
        }
      </Loaded>
    </Card>
  );
}
