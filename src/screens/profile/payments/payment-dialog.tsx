import { query } from '#api/queries.ts';
import { payments, type PaymentDetails } from '#contract/payments.ts';
import { useFormats } from '#i18n/formats.tsx';
import { NetworkText } from '#i18n/network-text.tsx';
import { dash } from '#i18n/words.ts';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { Button } from '#ui/controls/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { HiddenText } from '#ui/layout/hidden-text.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DocumentButton } from './document-button.tsx';
import { invoiceStatuses, paymentStatuses, usePaymentNames } from './payment-words.ts';

type Of = { payment: PaymentDetails };
type Row = { id: string; term: ReactNode; details: ReactNode };

function Covered({ payment: { conversions, first_day, last_day } }: Of) {
  const { day } = useFormats();
  const [first, last] = [day(first_day ?? ''), day(last_day ?? '')];
  return (
    <>
      <Plural value={conversions} one="# conversion" other="# conversions" />
      {conversions > 0 ? ', ' : null}
      {conversions > 0 && first === last ? first : null}
      {first === last ? null : (
        <Trans>
          {first} to {last}
        </Trans>
      )}
    </>
  );
}

function useDates({ requested_at, approved_at, paid_at, declined_at, reason }: PaymentDetails): Row[] {
  const { dateTime } = useFormats();
  const at = (id: string, term: ReactNode, instant: string | null): Row[] =>
    instant === null ? [] : [{ id, term, details: dateTime(new Date(instant)) }];
  return [
    ...at('requested_at', <Trans context="payout">Requested</Trans>, requested_at),
    ...at('approved_at', <Trans>Approved</Trans>, approved_at),
    ...at('paid_at', <Trans>Paid</Trans>, paid_at),
    ...at('declined_at', <Trans>Declined</Trans>, declined_at),
    ...(reason
      ? [{ id: 'reason', term: <Trans>Reason</Trans>, details: <NetworkText>{reason}</NetworkText> }]
      : []),
  ];
}

function useInvoice({ invoice }: PaymentDetails): Row[] {
  const { money, share } = useFormats();
  if (!invoice) return [];
  const { currency } = invoice;
  const rate = share(Number(invoice.vat_rate));
  return [
    {
      id: 'invoice',
      term: <Trans>Invoice</Trans>,
      details: (
        <>
          {invoice.number} <StatusBadge status={invoice.status} appearances={invoiceStatuses} />
        </>
      ),
    },
    { id: 'net', term: <Trans>Net</Trans>, details: money(invoice.net, currency) },
    {
      id: 'vat',
      term: <Trans>VAT, {rate}</Trans>,
      details: invoice.reverse_charge ? (
        <Trans>Reverse charge: the network owes the VAT</Trans>
      ) : (
        money(invoice.vat, currency)
      ),
    },
    { id: 'total', term: <Trans>Total</Trans>, details: money(invoice.total, currency) },
  ];
}

function Details({ payment }: Of) {
  const { money } = useFormats();
  const { methodOf } = usePaymentNames();
  const dates = useDates(payment);
  const invoice = useInvoice(payment);
  return (
    <DefinitionList
      items={[
        { id: 'amount', term: <Trans>Amount</Trans>, details: money(payment.amount, payment.currency) },
        {
          id: 'status',
          term: <Trans>Status</Trans>,
          details: <StatusBadge status={payment.status} appearances={paymentStatuses} />,
        },
        ...dates,
        {
          id: 'method',
          term: <Trans>Payment method</Trans>,
          details: <NetworkText>{methodOf(payment.payment_method)}</NetworkText>,
        },
        { id: 'payee', term: <Trans>Paid to</Trans>, details: payment.payee ?? dash },
        { id: 'covered', term: <Trans>Covers</Trans>, details: <Covered payment={payment} /> },
        ...invoice,
      ]}
    />
  );
}

function InvoiceButton({ payment }: { payment: PaymentDetails | undefined }) {
  const { t } = useLingui();
  if (!payment?.invoice) return null;
  const { id } = payment;
  return (
    <DocumentButton query={query(payments.invoice, { params: { id } })} tip={t`The invoice as PDF`}>
      <Trans>Download invoice</Trans>
    </DocumentButton>
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
      onClose={onClose}
      title={number ? <Trans>Payment {number}</Trans> : <Trans>Payment</Trans>}
      actions={
        <>
          <InvoiceButton payment={data} />
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      {data ? <Details payment={data} /> : null}
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
