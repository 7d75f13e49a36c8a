import type { PaymentDetails } from '#contract/payments.ts';
import { useFormats } from '#i18n/formats.tsx';
import { NetworkText } from '#i18n/network-text.tsx';
import { dash } from '#i18n/words.ts';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
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

function useDates({
  requested_at,
  approved_at,
  paid_at,
  declined_at,
  reason,
  ...rest
}: PaymentDetails): Row[] {
  const { dateTime } = useFormats();
  const at = (id: string, term: ReactNode, instant: string | null): Row[] =>
    instant === null ? [] : [{ id, term, details: dateTime(new Date(instant)) }];
  return [
    ...at('requested_at', <Trans context="payout">Requested</Trans>, requested_at),
    ...at('approved_at', <Trans>Approved</Trans>, approved_at),
    ...at('paid_at', <Trans>Paid</Trans>, paid_at),
    ...at('declined_at', <Trans>Declined</Trans>, declined_at),
    ...at('withdrawn_at', <Trans>Withdrawn</Trans>, rest.withdrawn_at ?? null),
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

/** What a payment consists of and what became of it. */
export function PaymentFacts({ payment }: Of) {
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
