import type { Offer } from '#contract/offers.ts';
import { useFormats } from '#i18n/formats.tsx';
import { NetworkNames } from '#i18n/network-text.tsx';
import { amountOf, modelName } from '#i18n/payouts.ts';
import { useScreenshotUrl } from '#offers/use-screenshot-url.ts';
import { href } from '#routes';
import { LinkStrip, LinkTile } from '#ui/content/link-strip.tsx';
import { Preview } from '#ui/content/preview.tsx';
import { CardSection } from '#ui/layout/card-section.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { takenBy } from './main-countries.ts';
import { useSuggested } from './use-suggested.ts';
import { SuggestedPlaces } from './suggested-places.tsx';
import { useChosenOffer } from './use-chosen-offer.ts';

type Suggested = ReturnType<typeof useSuggested>;

/** Why an offer is suggested: the share of the publisher's clicks that it takes, else their kinds of traffic. */
function Reason({ offer, countries, kinds }: Pick<Suggested, 'countries' | 'kinds'> & { offer: Offer }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const listOf = (names: readonly string[]) =>
    new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(names);
  const taken = takenBy(offer, countries);
  if (taken.length === 0) {
    const names = listOf(kinds);
    return (
      <NetworkNames>
        <Trans>For {names}</Trans>
      </NetworkNames>
    );
  }
  const share = formats.share(taken.reduce((sum, { percent }) => sum + percent, 0));
  const names = listOf(taken.map(({ code }) => code));
  return (
    <Trans>
      {names}: {share} of your clicks
    </Trans>
  );
}

function SuggestedOffer({ offer, ...why }: Pick<Suggested, 'countries' | 'kinds'> & { offer: Offer }) {
  const formats = useFormats();
  const thumbUrl = useScreenshotUrl('thumb');
  const { hrefOf } = useChosenOffer();
  const { payout, epc } = offer;
  return (
    <LinkTile
      wide
      media={<Preview size="md" src={thumbUrl(offer.thumb)} alt="" />}
      note={
        <>
          {payout.varies ? <Trans>up to</Trans> : null} {amountOf(payout, formats)} {modelName(payout.model)}
          {epc === null ? null : ` · EPC ${formats.money(epc, payout.currency, 3)}`}
        </>
      }
      reason={<Reason offer={offer} {...why} />}
    >
      <Link href={hrefOf(offer.id)} data-offer={offer.id}>
        {offer.name}
      </Link>
    </LinkTile>
  );
}

/** Offers by the publisher's own traffic, each with its reason (O1). */
export function SuggestedSection() {
  const { t } = useLingui();
  const { offers, isUnknown, isError, ...why } = useSuggested();
  if (isError) return null;
  if (offers === null && !isUnknown) return <SuggestedPlaces />;
  return (
    <CardSection
      title={<Trans>Suggested for you</Trans>}
      sub={
        why.countries.length > 0 ? (
          <Trans>By your clicks of the last 30 days and the traffic in your profile</Trans>
        ) : (
          <Trans>By the traffic in your profile</Trans>
        )
      }
    >
      {offers && offers.length > 0 ? (
        <LinkStrip label={t`Suggested for you`}>
          {offers.map((offer) => (
            <SuggestedOffer key={offer.id} offer={offer} {...why} />
          ))}
        </LinkStrip>
      ) : (
        <p>
          {isUnknown ? (
            <Trans>
              Name your <Link href={href('profile')}>kinds of traffic</Link>, and offers that take them appear
              here.
            </Trans>
          ) : (
            <Trans>You run or have applied for every offer that takes your traffic.</Trans>
          )}
        </p>
      )}
    </CardSection>
  );
}
