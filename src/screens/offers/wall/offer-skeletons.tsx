import { CardGrid } from '#ui/card-grid.tsx';
import { HiddenText } from '#ui/hidden-text.tsx';
import { OfferCard } from '#ui/offer-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Trans } from '@lingui/react/macro';

const placeholders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A wall that is still loading. */
export function OfferSkeletons() {
  return (
    <>
      <HiddenText>
        <Trans>Loading</Trans>
      </HiddenText>
      <div aria-hidden="true">
        <CardGrid>
          {placeholders.map((key) => (
            <OfferCard
              key={key}
              preview={<Skeleton width="100%" height={147} />}
              title={<Skeleton width="70%" />}
              meta={[]}
              amount=""
              unit={<Skeleton width={96} />}
              countries={<Skeleton width={64} />}
            />
          ))}
        </CardGrid>
      </div>
    </>
  );
}
