import { query as queryOf } from '#api/queries.ts';
import { payments, paymentStatus, type Payment } from '#contract/payments.ts';
import { useFormats } from '#i18n/formats.tsx';
import { NetworkText } from '#i18n/network-text.tsx';
import { defineList } from '#lists/define-list.ts';
import { ListView } from '#lists/list-view.tsx';
import { useListSearch } from '#lists/use-list-search.ts';
import { paymentStatuses, usePaymentNames } from '#screens/profile/payments/payment-words.ts';
import { MediaRow } from '#ui/content/media-row.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import type { Column } from '#ui/tables/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { listOptions } from '../list-options.ts';
import { useOpenItem } from '../decisions/use-open-item.ts';
import { useCountWith } from '../use-waiting.ts';
import { PayoutDialog } from './payout-dialog.tsx';

const list = defineList(payments.list, {
  name: 'operator-payments',
  sorts: ['requested_at', 'amount'],
  sort: 'requested_at',
  filters: ['status'],
  filtersAtFirst: { status: ['requested', 'approved'] },
  columns: ['amount', 'method', 'status', 'requested_at'],
});

const keyOf = ({ id }: Payment) => id;

function useColumns(hrefOf: (id: number) => string): Column<Payment>[] {
  const { t } = useLingui();
  const { dateTime, money } = useFormats();
  const { methodOf } = usePaymentNames();
  return [
    {
      id: 'number',
      head: t`Payment`,
      name: true,
      cell: ({ id, number, partner }) => (
        <MediaRow
          size="cell"
          media={null}
          title={<Link href={hrefOf(id)}>{number}</Link>}
          meta={partner.name}
        />
      ),
    },
    {
      id: 'amount',
      head: t`Amount`,
      numeric: true,
      sortable: true,
      cell: ({ amount, currency }) => money(amount, currency),
    },
    {
      id: 'method',
      head: t`Payment method`,
      phone: 'more',
      cell: ({ payment_method: method }) => <NetworkText>{methodOf(method)}</NetworkText>,
    },
    {
      id: 'status',
      head: t`Status`,
      phone: 'side',
      cell: ({ status }) => <StatusBadge status={status} appearances={paymentStatuses} />,
    },
    {
      id: 'requested_at',
      head: t({ message: 'Requested', context: 'payout' }),
      sortable: true,
      oneLine: true,
      phone: 'wide',
      cell: ({ requested_at: at }) => dateTime(new Date(at)),
    },
  ];
}

/** Payouts of publishers, those that are not over first unless the filter asks for others. */
export function PayoutsPage() {
  const { t, i18n } = useLingui();
  const [listSearch] = useListSearch(list);
  const { id, hrefOf, open, close } = useOpenItem();
  const request = queryOf(payments.list, { query: { ...list.toQuery(listSearch), everyone: true } });
  const query = useQuery({ ...request, ...listOptions });
  useCountWith('payouts', query);
  return (
    <>
      <ListView
        first={{ text: <Trans>No payout waits for you. Requests appear here.</Trans> }}
        shape={list}
        label={t`Payouts`}
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
      {id === null ? null : <PayoutDialog key={id} id={id} onClose={close} />}
    </>
  );
}
