import type { PublicOffer } from '#contract/public.ts';
import type { CapSummary, Offer } from '#contract/offers.ts';
import { useFormats } from '#i18n/formats.tsx';
import { CountryTags } from '#ui/country-tags.tsx';
import { OfferCard } from '#ui/offer-card.tsx';
import { Preview } from '#ui/preview.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CapMeter } from './cap-meter.tsx';
import { Devices } from './devices.tsx';
import { amountOf, payoutUnits } from '#i18n/payouts.ts';
import { useScreenshotUrl } from '#portal/use-screenshot-url.ts';

type OfferTileProps = {
  offer: PublicOffer & Partial<Pick<Offer, 'epc'>> & { cap?: CapSummary | null };
  /** At the end of the card: where the publisher stands with the offer. */
  standing?: ReactNode;
};

/** An offer on a wall: what it pays, where it runs, how much of its cap is left (O1, O2). */
export function OfferTile({ offer, standing }: OfferTileProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const previewUrl = useScreenshotUrl('preview');
  const { payout, devices, epc, cap } = offer;
  const unit = i18n._(payoutUnits[payout.model]);
  return (
    <OfferCard
      preview={<Preview src={previewUrl(offer.preview)} alt="" />}
      title={offer.name}
      meta={[offer.category.name, String(offer.id)]}
      amount={amountOf(payout, formats)}
      unit={payout.varies ? <Trans>{unit}, up to</Trans> : unit}
      epc={
        epc === undefined ? null : (
          <>
            <abbr title={t`Earnings per click`}>EPC</abbr> <b>{formats.money(epc, payout.currency, 3)}</b>
          </>
        )
      }
      countries={<CountryTags codes={offer.countries} nameOf={formats.country} limit={3} />}
      devices={<Devices of={devices} />}
      note={cap === undefined ? null : <CapMeter cap={cap} />}
      action={standing}
    />
  );
}
