import type { Payout } from '#contract/offers.ts';
import { useFormats } from '#i18n/formats.tsx';
import { amountOf, modelName } from '#i18n/payouts.ts';
import { useScreenshotUrl } from '#offers/use-screenshot-url.ts';
import { withFixedDashes } from '#ui/content/fixed-dashes.ts';
import { Preview } from '#ui/content/preview.tsx';
import { longFigure } from '#ui/figures/long-figure.ts';
import type { Column } from '#ui/tables/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { aheadNote, type AnnouncedOffer } from './ahead.tsx';

type OfferCellProps = {
  offer: { id: number; name: string; thumb: string | null };
  href: string;
  /** Beside the ID. */
  category?: string;
};

/** An offer in a column with `lines: 'md'`: its picture, its name as a link, its ID. */
export function OfferCell({ offer, href, category }: OfferCellProps) {
  const thumbUrl = useScreenshotUrl('thumb');
  return (
    <>
      <Preview size="md" src={thumbUrl(offer.thumb)} alt="" />
      <Link href={href} data-offer={offer.id} data-title="">
        {withFixedDashes(offer.name)}
      </Link>
      {category === undefined ? offer.id : `${offer.id} · ${category}`}
    </>
  );
}

type Part<Row> = Pick<Column<Row>, 'lines' | 'note' | 'copied'>;
type PartOffer = { id: number; name: string; category?: { name: string } } & AnnouncedOffer;

/**
 * For columns with an `OfferCell`: a picture, what is about to change, and cells of their own among copied rows. Pass the
 * same function each time.
 */
export function useOfferPart<Row>(offerOf: (row: Row) => PartOffer, hasCategory = false): Part<Row> {
  const { t } = useLingui();
  return useMemo(
    () => ({
      lines: 'md',
      note: (row) => aheadNote(offerOf(row)),
      copied: (row) => {
        const { id, name, category } = offerOf(row);
        return { '': name, [t`ID`]: String(id), ...(hasCategory && { [t`Category`]: category?.name ?? '' }) };
      },
    }),
    [t, offerOf, hasCategory],
  );
}

/** What an offer pays, in a table. */
export function PayoutAmount({ payout }: { payout: Payout }) {
  const amount = amountOf(payout, useFormats());
  return (
    <>
      {payout.varies ? <Trans>up to</Trans> : null} <b data-long={longFigure(amount)}>{amount}</b>{' '}
      {modelName(payout.model)}
    </>
  );
}

/** A column of it. */
export function usePayoutColumn<Row extends { payout: Payout }>(): Pick<
  Column<Row>,
  'head' | 'cell' | 'numeric' | 'copied'
> {
  const { t } = useLingui();
  const formats = useFormats();
  return useMemo(
    () => ({
      head: t`Payout`,
      numeric: true,
      cell: ({ payout }) => <PayoutAmount payout={payout} />,
      copied: ({ payout }) => ({
        '': amountOf(payout, formats),
        [t`Maximum`]: payout.varies ? t`up to` : '',
        [t`Model`]: modelName(payout.model),
      }),
    }),
    [t, formats],
  );
}
