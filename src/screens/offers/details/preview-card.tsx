import { query } from '#api/queries.ts';
import type { ApprovalDetails } from '#contract/approvals.ts';
import { offerParts } from '#contract/offer-parts.ts';
import { useScreenshotUrl } from '#offers/use-screenshot-url.ts';
import { Card } from '#ui/layout/card.tsx';
import { Preview } from '#ui/content/preview.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';

export const PreviewCard = ({ src }: Pick<ComponentProps<typeof Preview>, 'src'>) => (
  <Card title={<Trans>Landing page preview</Trans>} flush>
    <Preview src={src} alt="" />
  </Card>
);

/** Of an application, which names the thumb alone: that is too small for a card, so it is shown where nothing else is. */
export function OfferPreview({ offer: { id, thumb } }: Pick<ApprovalDetails, 'offer'>) {
  const [previewUrl, thumbUrl] = [useScreenshotUrl('preview'), useScreenshotUrl('thumb')];
  const { data, isPending } = useQuery({
    ...query(offerParts.get, { params: { id } }),
    enabled: thumb !== null,
  });
  if (thumb === null) return null;
  if (isPending) return <PreviewCard src={undefined} />;
  return <PreviewCard src={data ? previewUrl(data.preview) : thumbUrl(thumb)} />;
}
