import { query as queryOf } from '#api/queries.ts';
import { payments, paymentStatus, type Payment } from '#contract/payments.ts';
import { useFormats } from '#i18n/formats.tsx';
import { NetworkText } from '#i18n/network-text.tsx';
import { defineList, pageOptions } from '#lists/define-list.ts';
import { ListView } from '#lists/list-view.tsx';
import { useListSearch } from '#lists/use-list-search.ts';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import type { Column } from '#ui/tables/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { InvoiceCell } from './invoice-cell.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { paymentStatuses, usePaymentNames } from './payment-words.ts';
import { useOpenPayment } from './use-open-payment.ts';

const list = defineList(payments.list, {
  name: 'payments',
  sorts: ['requested_at', 'amount'],
  sort: '-requested_at',
  filters: ['status'],
  columns: ['requested_at', 'amount', 'method', 'status', 'invoice'],
});

const keyOf = ({ id }: Payment) => id;

function useColumns(hrefOf: (id: number) => string): Column<Payment>[] {
  const { t } = useLingui();
  const { date, money } = useFormats();
  const { methodOf } = usePaymentNames();
  return [
    {
      id: 'number',
      head: t`Number`,
      name: true,
      oneLine: true,
      cell: ({ id, number }) => <Link href={hrefOf(id)}>{number}</Link>,
    },
    {
      id: 'requested_at',
      head: t`Date`,
      sortable: true,
      oneLine: true,
      aside: {},
      cell: ({ requested_at: at }) => date(new Date(at)),
    },
    {
      id: 'amount',
      head: t`Amount`,
      hint: t`Without VAT`,
      numeric: true,
      sortable: true,
      cell: ({ amount, currency }) => money(amount, currency),
    },
    {
      id: 'method',
      head: t`Payment method`,
      phone: 'more',
      spare: true,
      aside: {},
      cell: ({ payment_method: method }) => <NetworkText>{methodOf(method)}</NetworkText>,
    },
    {
      id: 'status',
      head: t`Status`,
      phone: 'side',
      aside: {},
      cell: ({ status }) => <StatusBadge status={status} appearances={paymentStatuses} />,
    },
    {
      id: 'invoice',
      head: t`Invoice`,
      oneLine: true,
      aside: {
        under: 'number',
        cell: (payment) => (payment.invoice_number === null ? null : <InvoiceCell payment={payment} />),
      },
      cell: (payment) => <InvoiceCell payment={payment} />,
    },
  ];
}

/** The payments of the publisher and their requests, newest first; a row opens its details. */
export function PaymentList() {
  const { t, i18n } = useLingui();
  const [listSearch] = useListSearch(list);
  const { id, hrefOf, open, close } = useOpenPayment();
  const request = queryOf(payments.list, { query: list.toQuery(listSearch) });
  const query = useQuery({ ...request, ...pageOptions });
  return (
    <>
      <ListView
        first={{
          text: (
            <Trans>
              Your first payout will be listed here, with its date, amount and invoice, as soon as one is
              requested.
            </Trans>
          ),
        }}
        shape={list}
        label={t`Payments`}
        loadingRows={4}
        query={query}
        request={request}
        columns={useColumns(hrefOf)}
        rowKey={keyOf}
        onOpen={(row) => open(row.id)}
        filters={list.menu({
          status: {
            label: t`Status`,
            options: paymentStatus.options.map((value) => ({
              value,
              label: i18n._(paymentStatuses[value].label),
            })),
          },
        })}
      />
      {id === null ? null : <PaymentDialog key={id} id={id} onClose={close} />}
    </>
  );
}
