import type { Payout } from '#contract/offers.ts';
import { useFormats } from '#i18n/formats.tsx';
import { amountOf, modelName } from '#i18n/payouts.ts';
import { useScreenshotUrl } from '#offers/use-screenshot-url.ts';
import { MediaRow } from '#ui/content/media-row.tsx';
import { Preview } from '#ui/content/preview.tsx';
import { longFigure } from '#ui/figures/long-figure.ts';
import { Copied } from '#ui/tables/copied.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { aheadNote, type AnnouncedOffer } from './ahead.tsx';

type OfferCellProps = {
  offer: { id: number; name: string; thumb: string | null } & AnnouncedOffer;
  href: string;
  /** Beside the ID. */
  category?: string;
};

/** An offer in a table: its picture, its name as a link, its ID, what is about to change. */
export function OfferCell({ offer, href, category }: OfferCellProps) {
  const { t } = useLingui();
  const thumbUrl = useScreenshotUrl('thumb');
  return (
    <MediaRow
      size="cell"
      media={<Preview size="md" src={thumbUrl(offer.thumb)} alt="" />}
      title={
        <Copied>
          <Link href={href} data-offer={offer.id}>
            {offer.name}
          </Link>
        </Copied>
      }
      meta={
        <>
          <Copied head={t`ID`}>{offer.id}</Copied>
          {category === undefined ? null : (
            <>
              {' · '}
              <Copied head={t`Category`}>{category}</Copied>
            </>
          )}
        </>
      }
      note={aheadNote(offer)}
    />
  );
}

/** What an offer pays, in a table. */
export function PayoutAmount({ payout }: { payout: Payout }) {
  const { t } = useLingui();
  const amount = amountOf(payout, useFormats());
  return (
    <>
      {payout.varies ? <Trans>up to</Trans> : null}{' '}
      <Copied>
        <b data-long={longFigure(amount)}>{amount}</b>
      </Copied>{' '}
      <Copied head={t`Model`}>{modelName(payout.model)}</Copied>
    </>
  );
}
