import { CardGrid } from '#ui/layout/card-grid.tsx';
import { CardSection } from '#ui/layout/card-section.tsx';
import { HiddenText } from '#ui/layout/hidden-text.tsx';
import { LinkStrip, LinkTile } from '#ui/content/link-strip.tsx';
import { OfferCard } from '#ui/content/offer-card.tsx';
import { Preview } from '#ui/content/preview.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SuggestedPlaces } from './suggested-places.tsx';

const places = (count: number, place: (nth: number) => ReactNode) =>
  Array.from({ length: count }, (_, nth) => place(nth));

// In the shape of an `OfferTile`.
const placeOfOffer = (hasFigures: boolean) => (nth: number) => (
  <OfferCard
    key={nth}
    preview={<Preview src={undefined} alt="" />}
    title={<Skeleton width="70%" />}
    tags={
      <span>
        <Skeleton width={144} height={10} />
      </span>
    }
    amount={<Skeleton width={64} height={18} />}
    unit={<Skeleton width={56} height={10} />}
    figures={
      hasFigures
        ? [
            { id: 'epc', text: <Skeleton width={64} height={10} /> },
            { id: 'cr', text: <Skeleton width={56} height={10} /> },
          ]
        : []
    }
    countries={<Skeleton width={56} />}
    devices={<Skeleton width={72} height={10} />}
    note={hasFigures ? <Skeleton width={128} height={10} /> : null}
    action={hasFigures ? <Skeleton width={88} height={32} /> : null}
  />
);

const placeOfAdvertiser = (nth: number) => (
  <LinkTile
    key={nth}
    media={<Preview size="sm" src={undefined} alt="" />}
    note={<Skeleton width={48} height={10} />}
  >
    <div>
      <Skeleton width={96} height={10} />
    </div>
  </LinkTile>
);

type OfferSkeletonsProps = {
  /** Whether the cards have figures and caps, as on the publisher's wall. */
  hasFigures: boolean;
  /** Whether featured offers and advertisers are shown above. */
  hasTop?: boolean;
};

export function OfferSkeletons({ hasFigures, hasTop = false }: OfferSkeletonsProps) {
  const offers = (count: number, variant: 'filled' | 'strip' = 'filled') => (
    <CardGrid variant={variant}>{places(count, placeOfOffer(hasFigures))}</CardGrid>
  );
  return (
    <>
      <HiddenText>
        <Trans>Loading</Trans>
      </HiddenText>
      <div aria-hidden="true">
        {hasTop ? (
          <Stack>
            <CardSection title={<Trans>Featured</Trans>} sub={<Trans>Picked by the network</Trans>}>
              {offers(5, 'strip')}
            </CardSection>
            <SuggestedPlaces />
            <CardSection title={<Trans>By advertiser</Trans>}>
              <LinkStrip label="">{places(8, placeOfAdvertiser)}</LinkStrip>
            </CardSection>
            <CardSection title={<Trans>Other offers</Trans>}>{offers(10)}</CardSection>
          </Stack>
        ) : (
          offers(10)
        )}
      </div>
    </>
  );
}
