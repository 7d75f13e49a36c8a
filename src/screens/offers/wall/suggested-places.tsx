import { LinkStrip, LinkTile } from '#ui/content/link-strip.tsx';
import { Preview } from '#ui/content/preview.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { CardSection } from '#ui/layout/card-section.tsx';
import { Trans } from '@lingui/react/macro';

const places = [1, 2, 3, 4, 5, 6];

/** As tall as the suggested offers, which come after all others of the wall. */
export const SuggestedPlaces = () => (
  <CardSection
    title={<Trans>Suggested for you</Trans>}
    sub={<Trans>By your clicks of the last 30 days and the traffic in your profile</Trans>}
    busy
  >
    <LinkStrip label="">
      {places.map((nth) => (
        <LinkTile
          key={nth}
          wide
          media={<Preview size="md" src={undefined} alt="" />}
          note={<Skeleton width={96} height={10} />}
          reason={<Skeleton width={128} height={10} />}
        >
          <div>
            <Skeleton width={120} height={10} />
          </div>
        </LinkTile>
      ))}
    </LinkStrip>
  </CardSection>
);
