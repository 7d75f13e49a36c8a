import type { Offer } from '#contract/offers.ts';
import { useFormats } from '#i18n/formats.tsx';
import { amountOf, modelName } from '#i18n/payouts.ts';
import { useScreenshotUrl } from '#offers/use-screenshot-url.ts';
import { href } from '#routes';
import { ArrowLink } from '#ui/content/arrow-link.tsx';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { CountryTags } from '#ui/content/country-tags.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { MediaRow } from '#ui/content/media-row.tsx';
import { Preview } from '#ui/content/preview.tsx';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { ageOf, Loaded } from './loaded.tsx';
import { MediaSkeleton } from './media-skeleton.tsx';
import type { Part } from './part.ts';
import { mostFeatured } from './use-dashboard.ts';

function FeaturedOffer({ offer }: { offer: Offer }) {
  const formats = useFormats();
  const thumbUrl = useScreenshotUrl('thumb');
  return (
    <MediaRow
      media={<Preview size="lg" src={thumbUrl(offer.thumb)} alt="" />}
      title={
        <Link href={`${href('offerWall')}?offer=${offer.id}`} data-offer={offer.id}>
          {offer.name}
        </Link>
      }
      meta={
        <>
          <span>
            {offer.payout.varies ? <Trans>up to</Trans> : null} <b>{amountOf(offer.payout, formats)}</b>
          </span>
          {modelName(offer.payout.model)}
          <CountryTags codes={offer.countries} nameOf={formats.country} limit={2} />
        </>
      }
    />
  );
}

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
                <FeaturedOffer key={offer.id} offer={offer} />
              ))}
            </CardBody>
          ) : (
            <EmptyState text={<Trans>The network features no offers at the moment.</Trans>}>
              <ButtonLink>
                <Link href={href('offerWall')}>
                  <Trans>Find an offer</Trans>
                </Link>
              </ButtonLink>
            </EmptyState>
          )
        }
      </Loaded>
    </Card>
  );
}
