import { analyticsHref } from '#figures/analytics-address.ts';
import { SumChange } from '#figures/comparison.tsx';
import { useFigures } from '#figures/use-figures.ts';
import { useScreenshotUrl } from '#offers/use-screenshot-url.ts';
import { href } from '#routes';
import { ArrowLink } from '#ui/content/arrow-link.tsx';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Preview } from '#ui/content/preview.tsx';
import { Table, type Column } from '#ui/tables/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { keyFigures } from './figures.ts';
import { ageOf, Loaded } from './loaded.tsx';
import { finishedEarnings, type TopOffers } from './top-offers.ts';
import type { Periods } from './periods.ts';
import { mostTopOffers, type Dashboard } from './use-dashboard.ts';

type Row = TopOffers['now'][number];
// `parts` is null while nothing is finished.
type Compared = Omit<TopOffers, 'now'> & Pick<Periods, 'parts'>;

const monthToDate = { preset: 'month-to-date', comparison: 'month' } as const;
const reportOf = ({ offer }: Row) =>
  analyticsHref({ ...monthToDate, filters: { offer_id: [String(offer.id)] } });

function OfferName({ row }: { row: Row }) {
  const thumbUrl = useScreenshotUrl('thumb');
  return (
    <>
      <Preview size="sm" src={thumbUrl(row.offer.thumb)} alt="" />
      <Link href={reportOf(row)} data-offer={row.offer.id} data-title="">
        {row.offer.name}
      </Link>
    </>
  );
}

function useColumns(compared: Compared | null): Column<Row>[] {
  const { t } = useLingui();
  const figures = useFigures();
  return [
    { id: 'name', head: t`Offer`, name: true, lines: 'sm', cell: (row) => <OfferName row={row} /> },
    ...keyFigures.map((id): Column<Row> => ({
      id,
      head: figures.head(id),
      numeric: true,
      minor: id !== 'payout',
      ...(id === 'payout' && { phone: 'beside' as const }),
      spare: id === 'unique_clicks' || id === 'cr' || id === 'epc',
      cell: ({ values }) => {
        const written = figures.write(id)(values[id]);
        return id === 'payout' ? <b>{written}</b> : written;
      },
    })),
    {
      id: 'before',
      head: t`vs last month`,
      numeric: true,
      aside: { under: 'payout' },
      hint: t`Earnings of full days against the same days last month`,
      cell: (row) =>
        compared && <SumChange kpi="payout" {...finishedEarnings(row, compared)} parts={compared.parts} />,
    },
  ];
}

function Rows({ now, compared }: { now: TopOffers['now'] | null; compared: Compared | null }) {
  const { t } = useLingui();
  const columns = useColumns(compared);
  return (
    <Table
      label={t`Top offers`}
      columns={columns}
      rows={now}
      loadingRows={mostTopOffers}
      rowKey={({ offer }) => offer.id}
    />
  );
}

export function TopOffersCard({ topOffers, periods }: Pick<Dashboard, 'topOffers' | 'periods'>) {
  return (
    <Card
      flush
      title={<Trans>Top offers</Trans>}
      sub={<Trans>by earnings, month to date</Trans>}
      busy={topOffers.isBusy}
      end={
        <ArrowLink>
          <Link href={analyticsHref(monthToDate)}>
            <Trans>Open in Analytics</Trans>
          </Link>
        </ArrowLink>
      }
      foot={ageOf(topOffers)}
    >
      <Loaded part={topOffers} skeleton={<Rows now={null} compared={null} />}>
        {({ now, ...compared }) =>
          now.length > 0 ? (
            <Rows now={now} compared={{ ...compared, parts: periods.parts }} />
          ) : (
            <EmptyState
              text={<Trans>Your best offers are listed here as soon as one of your links is clicked.</Trans>}
            >
              <ButtonLink>
                <Link href={href('offerWall')}>
                  <Trans>Find an offer</Trans>
                </Link>
              </ButtonLink>
            </EmptyState>
          )
        }
      </Loaded>
    </Card>
  );
}
