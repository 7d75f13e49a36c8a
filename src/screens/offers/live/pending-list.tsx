import { cachedRow } from '#api/cached-row.ts';
import { useBulkParts } from '#bulk/use-bulk-parts.ts';
import { approvals, type Approval } from '#contract/approvals.ts';
import { useFormats } from '#i18n/formats.tsx';
import { pageOptions } from '#lists/define-list.ts';
import { DownloadButton } from '#lists/download-button.tsx';
import { ListView } from '#lists/list-view.tsx';
import type { ListSearch } from '#lists/list-search.ts';
import { useListSearch } from '#lists/use-list-search.ts';
import { usePeek } from '#lists/use-peek.ts';
import { useGatedLocation } from '#portal/portal-context.tsx';
import { useRemoval } from '#portal/removal.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { href } from '#routes';
import { countryColumn } from '#ui/content/country-tags.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import type { Column } from '#ui/tables/table.tsx';
import { NetworkNames } from '#i18n/network-text.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { ApprovalBadge } from '../approval-badge.tsx';
import { useChange } from '../details/use-change.ts';
import { OfferCell, useOfferPart, usePayoutColumn } from '../offer-cell.tsx';
import { FindOffer } from './fitting-offers.tsx';
import { approvalsFile, approvalsOf, pendingOffers, undecided } from './approval-query.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { NextWords } from './next-words.tsx';
import { PendingActions } from './pending-actions.tsx';
import { useOfferFilters } from './use-offer-filters.ts';

const detailsOf = ({ id }: Approval) => href('liveOfferDetails', { id: String(id), type: 'pending' });

const keyOf = ({ id }: Approval) => id;

const PendingPeek = lazyComponent(async () => (await import('./pending-peek.tsx')).PendingPeek);

const offerOf = ({ offer }: Approval) => offer;
const countriesOf = ({ offer }: Approval) => offer.countries;

function useColumns(actions: (row: Approval) => ReactNode): Column<Approval>[] {
  const { t } = useLingui();
  const formats = useFormats();
  const ofOffer = useOfferPart(offerOf);
  const payout = usePayoutColumn<Approval>();
  return useMemo(
    () => [
      {
        id: 'name',
        head: t`Offer`,
        name: true,
        ...ofOffer,
        sortable: true,
        cell: (row) => <OfferCell offer={row.offer} href={detailsOf(row)} />,
      },
      {
        id: 'status',
        head: t`Status`,
        phone: 'side',
        aside: {},
        cell: (row) => <ApprovalBadge offer={{ approval: row, requires_approval: true }} />,
      },
      { ...payout, id: 'amount' },
      {
        id: 'countries',
        head: t`Countries`,
        phone: 'more',
        ...countryColumn(countriesOf, formats.country),
      },
      {
        id: 'category',
        head: t`Category`,
        phone: 'more',
        cell: ({ offer }) => <NetworkNames>{offer.category.name}</NetworkNames>,
      },
      {
        id: 'applied_at',
        head: t({ message: 'Applied', context: 'column' }),
        sortable: true,
        oneLine: true,
        cell: ({ applied_at }) => formats.date(new Date(applied_at)),
      },
      {
        id: 'next',
        head: t`What happens next`,
        phone: 'wide',
        oneLine: true,
        aside: { apart: true },
        cell: ({ status }) => <NextWords status={status} />,
      },
      { id: 'actions', head: t`Actions`, action: 'lasting', cell: actions },
    ],
    [t, formats, ofOffer, payout, actions],
  );
}

function useFilters({ filters }: Pick<ListSearch, 'filters'>) {
  const { t } = useLingui();
  const names = { pending: t`Pending`, rejected: t`Rejected`, blocked: t`Blocked` };
  const statuses = undecided.map((value) => ({ value, label: names[value] }));
  return pendingOffers.menu(
    useOfferFilters({ statuses, states: undecided, chosen: filters['country'] ?? [] }),
  );
}

const selectedOf = ({ id, status, offer: { name } }: Approval) => ({
  id,
  name,
  status: status === 'pending' ? ('undecided' as const) : ('other' as const),
});

function useWithdrawal() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const change = useChange();
  const remove = (id: number) => change((client) => client(approvals.remove, { params: { id } }));
  const withdrawal = useRemoval({
    remove,
    onRemoved: (id) => {
      const name = cachedRow(queries, approvals.list, id)?.offer.name ?? id;
      notify({ type: 'success', text: t`Your application for ${name} was withdrawn` });
    },
  });
  const bulk = useBulkParts({
    carryOut: (_, id) => remove(id),
    commands: ['withdraw'],
    selectedOf,
    question: ({ length }) => ({
      title: <Plural value={length} one="Withdraw # application?" other="Withdraw # applications?" />,
      text: <Trans>The network will not review this. You may apply again later.</Trans>,
      confirm: <Plural value={length} one="Withdraw # application" other="Withdraw # applications" />,
    }),
  });
  return { withdrawal, bulk };
}

/** Pending and refused applications, with the next step of each (A11, O6, O8). */
export function PendingList() {
  const { t } = useLingui();
  const [listSearch] = useListSearch(pendingOffers);
  const [, navigate] = useGatedLocation();
  const [read, setRead] = useState<Approval | null>(null);
  const { withdrawal, bulk } = useWithdrawal();
  const { ask, whyNotAsk } = withdrawal;
  const request = approvalsOf(listSearch, 'pending');
  const query = useQuery({ ...request, ...pageOptions });
  const peek = usePeek({ rows: query.data?.data, rowKey: keyOf, Panel: PendingPeek });
  const { open } = peek;
  const columns = useColumns(
    useCallback(
      (row) => (
        <PendingActions approval={row} onHistory={setRead} onPeek={open} withdrawal={{ ask, whyNotAsk }} />
      ),
      [open, ask, whyNotAsk],
    ),
  );
  return (
    <Stack>
      <ListView
        roomy
        shape={pendingOffers}
        first={{
          text: <Trans>Applications wait here until the network decides.</Trans>,
          action: <FindOffer />,
        }}
        label={t`Pending offers`}
        query={query}
        request={request}
        columns={columns}
        peek={peek}
        rowKey={keyOf}
        searchLabel={t`Search by name or ID`}
        filters={useFilters(listSearch)}
        onOpen={(row) => navigate(detailsOf(row))}
        isDim={({ status }) => status !== 'pending'}
        bulk={bulk}
        actions={
          <DownloadButton
            query={approvalsFile(listSearch, 'pending')}
            tip={t`All applications of these filters as CSV, not this page alone`}
          />
        }
      />
      <ConfirmDialog
        open={withdrawal.asked !== null}
        command={withdrawal}
        title={t`Withdraw the application?`}
        confirm={t`Withdraw application`}
      >
        <Trans>The network does not review it any more. You may apply again later.</Trans>
      </ConfirmDialog>
      {read ? <HistoryDialog approval={read} onClose={() => setRead(null)} /> : null}
    </Stack>
  );
}
