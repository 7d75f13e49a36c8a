import type { CapSummary, Offer } from '#contract/offers.ts';
import type { PublicOffer } from '#contract/public.ts';
import { useFormats, type Formats } from '#i18n/formats.tsx';
import { amountOf, modelName } from '#i18n/payouts.ts';
import { useScreenshotUrl } from '#offers/use-screenshot-url.ts';
import { CountryTags } from '#ui/content/country-tags.tsx';
import { OfferCard } from '#ui/content/offer-card.tsx';
import { withFixedDashes } from '#ui/content/fixed-dashes.ts';
import { Preview } from '#ui/content/preview.tsx';
import { longFigure } from '#ui/figures/long-figure.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Ahead } from '../ahead.tsx';
import { CapMeter } from '../cap-meter.tsx';
import { Devices } from '../devices.tsx';
import { OfferTags } from './offer-tags.tsx';
import { tipOf } from '#ui/overlays/tip-anchor.ts';

export type WallOffer = PublicOffer &
  Partial<Pick<Offer, 'epc' | 'cr' | 'figures_of' | 'expires_at' | 'payout_change'>> & {
    cap?: CapSummary | null;
  };

type OfferTileProps = {
  offer: WallOffer;
  href: string;
  /** At the end of the card. */
  action?: ReactNode;
};

function useEarnings({ epc, cr, figures_of: whose, payout }: WallOffer, formats: Formats) {
  const { t } = useLingui();
  const perClick = formats.money(epc, payout.currency, 3);
  const otherTip = whose === 'network' ? t`Earnings per click in the network` : t`Earnings per click`;
  const epcTip = whose === 'own' ? t`Your earnings per click in the last 30 days` : otherTip;
  return [
    ...(epc === undefined || epc === null
      ? []
      : [
          {
            id: 'epc',
            text: (
              <>
                <abbr {...tipOf(epcTip)}>{whose === 'own' ? t`Your EPC` : 'EPC'}</abbr>{' '}
                <b data-long={longFigure(perClick)}>{perClick}</b>
              </>
            ),
          },
        ]),
    ...(cr === undefined || cr === null
      ? []
      : [
          {
            id: 'cr',
            text: (
              <>
                <abbr {...tipOf(t`Conversion rate: conversions per click`)}>CR</abbr>{' '}
                <b>{formats.rate(cr)}</b>
              </>
            ),
          },
        ]),
  ];
}

/** A card on a wall: payout, countries, cap and action (O1, O2). */
export function OfferTile({ offer, href, action }: OfferTileProps) {
  const formats = useFormats();
  const previewUrl = useScreenshotUrl('preview');
  const { payout, devices, cap } = offer;
  return (
    <OfferCard
      preview={<Preview src={previewUrl(offer.preview)} alt="" />}
      title={<Link href={href}>{withFixedDashes(offer.name)}</Link>}
      meta={[offer.category.name, String(offer.id)]}
      tags={<OfferTags tags={offer.tags} />}
      ahead={<Ahead inBadges offer={offer} />}
      limit={payout.varies ? <Trans>up to</Trans> : null}
      amount={amountOf(payout, formats)}
      unit={modelName(payout.model)}
      figures={useEarnings(offer, formats)}
      countries={<CountryTags codes={offer.countries} nameOf={formats.country} limit={3} />}
      devices={<Devices of={devices} />}
      note={cap === undefined ? null : <CapMeter cap={cap} currency={payout.currency} />}
      action={action}
    />
  );
}
