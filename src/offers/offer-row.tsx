import type { Offer } from '#contract/offers.ts';
import { useFormats } from '#i18n/formats.tsx';
import { amountOf, unitOf } from '#i18n/payouts.ts';
import { href } from '#routes';
import { CountryTags } from '#ui/content/country-tags.tsx';
import { MediaRow } from '#ui/content/media-row.tsx';
import { Preview } from '#ui/content/preview.tsx';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { useScreenshotUrl } from './use-screenshot-url.ts';

/** An offer to look at: its picture, its name as a link to it on the wall, what it pays, where. */
export function OfferRow({ offer }: { offer: Offer }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const thumbUrl = useScreenshotUrl('thumb');
  return (
    <MediaRow
      media={<Preview size="lg" src={thumbUrl(offer.thumb)} alt="" />}
      title={<Link href={`${href('offerWall')}?offer=${offer.id}`}>{offer.name}</Link>}
      meta={
        <>
          <b>{amountOf(offer.payout, formats)}</b>
          {unitOf(offer.payout.model, i18n)}
          <CountryTags codes={offer.countries} nameOf={formats.country} limit={2} />
        </>
      }
    />
  );
}
