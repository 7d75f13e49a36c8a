import { query } from '#api/queries.ts';
import { offerParts } from '#contract/offer-parts.ts';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ItemDialog } from '../decisions/item-dialog.tsx';
import { EndForm } from './end-form.tsx';
import { PayoutForm } from './payout-form.tsx';

type Offer = Parameters<typeof EndForm>[0]['offer'];

function Payouts({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const request = query(offerParts.payouts, { params: { id: offer.id }, query: { limit: -1 } });
  const { data, error, isFetching, refetch } = useQuery(request);
  if (data) return <PayoutForm offer={offer} goals={data.data} onClose={onClose} />;
  if (error) return <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} />;
  return <Skeleton width="100%" height={160} />;
}

/** What is announced of an offer: its end, and what it pays from some time on. */
export function OfferDialog({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <ItemDialog
      query={query(offerParts.get, { params: { id } })}
      onClose={onClose}
      title={<Trans>Offer</Trans>}
      titleOf={({ name }) => name}
    >
      {(offer) => (
        <>
          <EndForm offer={offer} onClose={onClose} />
          <Payouts offer={offer} onClose={onClose} />
        </>
      )}
    </ItemDialog>
  );
}
