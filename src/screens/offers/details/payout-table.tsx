import type { Page as PageOf } from '#contract/endpoint.ts';
import type { GoalPayout } from '#contract/offer-parts.ts';
import { useFormats } from '#i18n/formats.tsx';
import { amountOf, modelName } from '#i18n/payouts.ts';
import { CountryTags } from '#ui/content/country-tags.tsx';
import { Table, type Column } from '#ui/tables/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { WholeList } from './whole-list.tsx';

// What a payout becomes; most offers announce nothing.
function useNextColumn(rows: readonly GoalPayout[]): Column<GoalPayout>[] {
  const { t } = useLingui();
  const formats = useFormats();
  const at = rows.find(({ next }) => next)?.next?.at;
  if (at === undefined) return [];
  const day = formats.utcDate(new Date(at));
  const written = (row: GoalPayout) => {
    const payout = row.next?.payout;
    if (!payout) return <Trans>no longer paid</Trans>;
    const [now, then] = [row, { ...row, ...payout }].map((one) =>
      [amountOf({ ...one, varies: false }, formats), modelName(one.model)].join(' '),
    );
    if (now === then) return <Trans>unchanged</Trans>;
    return (
      <b>{row.model === payout.model ? amountOf({ ...row, ...payout, varies: false }, formats) : then}</b>
    );
  };
  return [{ id: 'next', head: t`From ${day}`, numeric: true, cell: written }];
}

function useColumns(rows: readonly GoalPayout[]): Column<GoalPayout>[] {
  const { t } = useLingui();
  const formats = useFormats();
  const next = useNextColumn(rows);
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
    ...next,
  ];
}

const none: readonly GoalPayout[] = [];

function Rows({ rows }: { rows: readonly GoalPayout[] | null }) {
  const { t } = useLingui();
  const columns = useColumns(rows ?? none);
  return <Table label={t`Payouts`} columns={columns} rows={rows} loadingRows={2} rowKey={({ id }) => id} />;
}

/** As high as most of them. */
export const PayoutPlaces = () => <Rows rows={null} />;

/** Payouts, or revenues of the network: one row per event and its countries. */
export function PayoutTable({ query }: { query: UseQueryResult<PageOf<GoalPayout>> }) {
  return (
    <WholeList query={query} none={<Trans>There are none yet.</Trans>} places={<PayoutPlaces />}>
      {(rows) => <Rows rows={rows} />}
    </WholeList>
  );
}
