import { dash } from '#i18n/words.ts';
import { useScreenshotUrl } from '#offers/use-screenshot-url.ts';
import { CardSection } from '#ui/layout/card-section.tsx';
import { LinkStrip, LinkTile } from '#ui/content/link-strip.tsx';
import { Preview } from '#ui/content/preview.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'wouter';
import { useAdvertisers } from './use-own-filters.ts';

/** The groups of offers: one for each advertiser, and the way to its offers (O1). */
export function AdvertiserSection() {
  const { t } = useLingui();
  const [path] = useLocation();
  const { data } = useAdvertisers();
  const thumbUrl = useScreenshotUrl('thumb');
  if (!data || data.data.length === 0) return null;
  return (
    <CardSection title={<Trans>By advertiser</Trans>}>
      <LinkStrip label={t`Advertisers`}>
        {data.data.map(({ id, name, image, offers_count }) => (
          <LinkTile
            key={id}
            media={<Preview size="sm" src={thumbUrl(image)} alt="" />}
            note={
              Number.isNaN(offers_count) ? (
                dash
              ) : (
                <Plural value={offers_count} one="# offer" other="# offers" />
              )
            }
          >
            <Link href={`${path}?group_id=${id}`}>{name}</Link>
          </LinkTile>
        ))}
      </LinkStrip>
    </CardSection>
  );
}
