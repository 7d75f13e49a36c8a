import { query } from '#api/queries.ts';
import { trackingLinks } from '#contract/tracking-links.ts';
import { CopyField } from '#ui/controls/copy-field.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { CardSection } from '#ui/layout/card-section.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

function Content({ offerId }: { offerId: number }) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(
    query(trackingLinks.ofOffer, {
      params: { offerId },
      query: { limit: 1, sort: '-clicks', status: ['active'] },
    }),
  );
  if (!data) {
    return error ? (
      <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <Skeleton width="100%" height={44} />
    );
  }
  const [link] = data.data;
  if (!link) return <Trans>There is no active link yet.</Trans>;
  const { name, url } = link;
  return (
    <>
      {name}
      <CopyField text={url} label={t`Copy link: ${name}`} />
    </>
  );
}

/** The link of an offer that has the most clicks, to be copied. */
export function BestLink({ offerId }: { offerId: number }) {
  return (
    <CardSection title={<Trans>Link with the most clicks</Trans>}>
      <Content offerId={offerId} />
    </CardSection>
  );
}
