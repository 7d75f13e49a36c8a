import type { Page as PageOf } from '#contract/endpoint.ts';
import type { GoalPayout } from '#contract/offer-parts.ts';
import { useFormats } from '#i18n/formats.tsx';
import { amountOf, modelName } from '#i18n/payouts.ts';
import { CountryTags } from '#ui/content/country-tags.tsx';
import { Table, type Column } from '#ui/tables/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { WholeList } from './whole-list.tsx';

function useColumns(): Column<GoalPayout>[] {
  const { t } = useLingui();
  const formats = useFormats();
  return [
    {
      id: 'goal',
      head: t`Event`,
      name: true,
      cell: ({ goal }) => (goal === 'default' ? t`Default` : goal),
    },
    {
      id: 'countries',
      head: t`Countries`,
      phone: 'wide',
      cell: ({ countries }) =>
        countries.length > 0 ? (
          <CountryTags codes={countries} nameOf={formats.country} limit={12} />
        ) : (
          <Trans>All countries of the offer</Trans>
        ),
    },
    {
      id: 'model',
      head: t`Model`,
      phone: 'wide',
      cell: ({ model }) => modelName(model),
    },
    {
      id: 'payout',
      head: t`Payout`,
      numeric: true,
      phone: 'beside',
      cell: (row) => <b>{amountOf({ ...row, varies: false }, formats)}</b>,
    },
  ];
}

/** Payouts, or revenues of the network: one row per event and its countries. */
export function PayoutTable({ query }: { query: UseQueryResult<PageOf<GoalPayout>> }) {
  const { t } = useLingui();
  const columns = useColumns();
  return (
    <WholeList query={query} none={<Trans>There are none yet.</Trans>}>
      {(rows) => <Table label={t`Payouts`} columns={columns} rows={rows} rowKey={({ id }) => id} />}
    </WholeList>
  );
}
