import { query } from '#api/queries.ts';
import { payments, type PaymentDetails } from '#contract/payments.ts';
import { Button } from '#ui/controls/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { HiddenText } from '#ui/layout/hidden-text.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { DocumentButton } from './document-button.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { Withdrawal } from './withdrawal.tsx';

function InvoiceButton({ payment }: { payment: PaymentDetails }) {
  const { t } = useLingui();
  if (!payment.invoice) return null;
  const { id } = payment;
  return (
    <DocumentButton query={query(payments.invoice, { params: { id } })} tip={t`The invoice as PDF`}>
      <Trans>Download invoice</Trans>
    </DocumentButton>
  );
}

function Commands({ payment }: { payment: PaymentDetails | undefined }) {
  if (!payment) return null;
  return (
    <>
      <InvoiceButton payment={payment} />
      <Withdrawal payment={payment} />
    </>
  );
}

function Loading() {
  return (
    <>
      <HiddenText>
        <Trans>Loading</Trans>
      </HiddenText>
      <Skeleton width="100%" height={240} />
    </>
  );
}

export function PaymentDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(query(payments.get, { params: { id } }));
  const isMissing = error?.status === 404;
  const number = data?.number;
  return (
    <Dialog
      open
      inAddress
      onClose={onClose}
      title={number ? <Trans>Payment {number}</Trans> : <Trans>Payment</Trans>}
      actions={
        <>
          <Commands payment={data} />
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      {data ? <PaymentFacts payment={data} /> : null}
      {!data && isMissing ? (
        <p>
          <Trans>There is no such payment.</Trans>
        </p>
      ) : null}
      {!data && error && !isMissing ? (
        <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} />
      ) : null}
      {!data && !error ? <Loading /> : null}
    </Dialog>
  );
}
