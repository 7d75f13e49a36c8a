import { useScreenshotUrl } from '#offers/use-screenshot-url.ts';
import { MediaRow } from '#ui/content/media-row.tsx';
import { Preview } from '#ui/content/preview.tsx';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

type OfferCellProps = {
  offer: { id: number; name: string; thumb: string | null };
  href: string;
  /** Beside the ID: its category. */
  meta?: ReactNode;
};

/** An offer in a table: its picture, its name as a link, its ID. */
export function OfferCell({ offer, href, meta }: OfferCellProps) {
  const thumbUrl = useScreenshotUrl('thumb');
  return (
    <MediaRow
      size="cell"
      media={<Preview size="md" src={thumbUrl(offer.thumb)} alt="" />}
      title={<Link href={href}>{offer.name}</Link>}
      meta={
        <>
          {offer.id}
          {meta ? <> · {meta}</> : null}
        </>
      }
    />
  );
}
