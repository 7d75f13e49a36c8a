import { referenceQueries } from '#api/reference-data.ts';
import type { PaymentDetails, PaymentStatus } from '#contract/payments.ts';
import { codeAsWords, dash } from '#i18n/words.ts';
import type { StatusAppearance } from '#ui/feedback/status-badge.tsx';
import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';

export const paymentStatuses: Record<PaymentStatus, StatusAppearance> = {
  requested: { label: msg({ message: 'Requested', context: 'payout' }), tone: 'info' },
  approved: { label: msg`Approved`, tone: 'info' },
  paid: { label: msg`Paid`, tone: 'success' },
  declined: { label: msg`Declined`, tone: 'error' },
  withdrawn: { label: msg`Withdrawn`, tone: 'neutral' },
};

type InvoiceStatus = NonNullable<PaymentDetails['invoice']>['status'];
export const invoiceStatuses: Record<
  Extract<InvoiceStatus, 'open' | 'paid' | 'canceled'>,
  StatusAppearance
> = {
  open: { label: msg`Open`, tone: 'info' },
  paid: { label: msg({ message: 'Paid', context: 'invoice' }), tone: 'success' },
  canceled: { label: msg`Cancelled`, tone: 'neutral' },
};

/** The network's names of ways and terms of payment. */
export function usePaymentNames() {
  const { data } = useQuery(referenceQueries.start);
  return {
    methodOf: (method: string | null) =>
      data?.payment_request_payment_methods.find(({ id }) => id === method)?.name ??
      codeAsWords(method ?? ''),
    termsOf: (terms: number | null) =>
      data?.partners_payment_terms.find(({ id }) => id === terms)?.name ?? dash,
  };
}
