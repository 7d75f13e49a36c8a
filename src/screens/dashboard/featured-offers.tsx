import { query } from '#api/queries.ts';
import { offers, type Offer } from '#contract/offers.ts';
import { useFormats } from '#i18n/formats.tsx';
import { amountOf, payoutUnits } from '#i18n/payouts.ts';
import { useScreenshotUrl } from '#portal/use-screenshot-url.ts';
import { href } from '#routes';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Card } from '#ui/card.tsx';
import { CardBody } from '#ui/card-body.tsx';
import { CountryTags } from '#ui/country-tags.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { MediaRow } from '#ui/media-row.tsx';
import { Preview } from '#ui/preview.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';

const most = 5;
const placeholders = ['a', 'b', 'c'];

function FeaturedOffer({ offer }: { offer: Offer }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const thumbUrl = useScreenshotUrl('thumb');
  return (
    <MediaRow
      media={<Preview size="lg" src={thumbUrl(offer.thumb)} alt="" />}
      title={<Link href={`${href('offerWall')}?search=${offer.id}`}>{offer.name}</Link>}
      meta={
        <>
          <b>{amountOf(offer.payout, formats)}</b>
          {i18n._(payoutUnits[offer.payout.model])}
          <CountryTags codes={offer.countries} nameOf={formats.country} limit={2} />
        </>
      }
    />
  );
}

function Offers() {
  const { data, isError, isFetching, refetch } = useQuery(query(offers.featured, { query: { limit: most } }));
  if (data) {
    return data.data.length > 0 ? (
      data.data.map((offer) => <FeaturedOffer key={offer.id} offer={offer} />)
    ) : (
      <EmptyState />
    );
  }
  if (isError) return <FailedState onRetry={() => void refetch()} busy={isFetching} />;
  return placeholders.map((key) => (
    <MediaRow
      key={key}
      media={<Skeleton width={104} height={65} />}
      title={<Skeleton width="80%" />}
      meta={<Skeleton width={96} />}
    />
  ));
}

/** The offers that the network recommends, and the way to all others (O1). */
export function FeaturedOffers() {
  return (
    <Card
      title={<Trans>Featured offers</Trans>}
      end={
        <ArrowLink>
          <Link href={href('offerWall')}>
            <Trans>More offers</Trans>
          </Link>
        </ArrowLink>
      }
    >
      <CardBody>
        <Offers />
      </CardBody>
    </Card>
  );
}
