import { query } from '#api/queries.ts';
import { offerParts } from '#contract/offer-parts.ts';
import { Segment } from '#ui/controls/segment.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ItemDialog } from '../decisions/item-dialog.tsx';
import { useNetwork } from '../network-context.tsx';
import { EndForm } from './end-form.tsx';
import { InviteForm } from './invite-form.tsx';
import { OfferForm } from './offer-form.tsx';
import { PayoutForm } from './payout-form.tsx';

type Offer = Parameters<typeof EndForm>[0]['offer'];

function Payouts({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const request = query(offerParts.payouts, { params: { id: offer.id }, query: { limit: -1 } });
  const { data, error, isFetching, refetch } = useQuery(request);
  if (data) return <PayoutForm offer={offer} goals={data.data} onClose={onClose} />;
  if (error) return <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} />;
  return <Skeleton width="100%" height={160} />;
}

// One form at a time: what is saved closes the dialog.
const parts = { details: OfferForm, end: EndForm, payout: Payouts, invitation: InviteForm };

/** An offer, and what is announced of it: its end, and what it pays from some time on. */
export function OfferDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useLingui();
  const { leaving } = useNetwork();
  const [part, setPart] = useState<keyof typeof parts>('details');
  const Part = parts[part];
  return (
    <ItemDialog
      query={query(offerParts.get, { params: { id } })}
      onClose={onClose}
      title={<Trans>Offer</Trans>}
      titleOf={({ name }) => name}
    >
      {(offer) => (
        <>
          <Segment
            label={t`What to change`}
            value={part}
            onChange={(next) => leaving.ask(() => setPart(next))}
            items={[
              { value: 'details', label: t`Details` },
              { value: 'end', label: t`End` },
              { value: 'payout', label: t`Next payout` },
              { value: 'invitation', label: t`Invitation` },
            ]}
          />
          <Part offer={offer} onClose={onClose} />
        </>
      )}
    </ItemDialog>
  );
}
