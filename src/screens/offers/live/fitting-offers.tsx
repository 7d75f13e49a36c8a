import { query } from '#api/queries.ts';
import { offers, type Offer } from '#contract/offers.ts';
import { useFormats } from '#i18n/formats.tsx';
import { NetworkNames } from '#i18n/network-text.tsx';
import { amountOf, modelName } from '#i18n/payouts.ts';
import { useScreenshotUrl } from '#offers/use-screenshot-url.ts';
import { href } from '#routes';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { CountryTags } from '#ui/content/country-tags.tsx';
import { MediaRow } from '#ui/content/media-row.tsx';
import { Preview } from '#ui/content/preview.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useOwnKinds } from '../own-kinds.ts';

// The dashboard has one of its own: shared, it would cost every dashboard a request more, for a list that is seldom empty.
function FittingOffer({ offer }: { offer: Offer }) {
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
          <b>{amountOf(offer.payout, formats)}</b>
          {modelName(offer.payout.model)}
          <CountryTags codes={offer.countries} nameOf={formats.country} limit={3} />
        </>
      }
    />
  );
}

/** Three offers for a publisher without one: of their kinds of traffic, those that pay best for a click, and why these. */
export function FittingOffers() {
  const { i18n } = useLingui();
  const { ids, kinds } = useOwnKinds();
  const names = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(kinds);
  const { data } = useQuery(
    query(offers.list, {
      query: { limit: 3, sort: '-epc', approval_status: ['none'], traffic_type_id: ids },
    }),
  );
  const fitting = data?.data ?? [];
  return (
    <Stack>
      {fitting.length > 0 ? (
        <>
          <p>
            {names === '' ? (
              <Trans>Best EPC</Trans>
            ) : (
              <Trans>
                Best EPC for your traffic (<NetworkNames>{names}</NetworkNames>)
              </Trans>
            )}
          </p>
          {fitting.map((offer) => (
            <FittingOffer key={offer.id} offer={offer} />
          ))}
        </>
      ) : null}
      <div>
        <FindOffer />
      </div>
    </Stack>
  );
}

/** To the wall. */
export function FindOffer() {
  return (
    <ButtonLink variant="primary">
      <Link href={href('offerWall')}>
        <Trans>Find an offer</Trans>
      </Link>
    </ButtonLink>
  );
}
