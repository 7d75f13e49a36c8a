import { changeOf } from '#i18n/figures.ts';
import { useFormats } from '#i18n/formats.tsx';
import { analyticsHref } from '#portal/analytics-address.ts';
import { useFigures } from '#portal/use-figures.ts';
import { useScreenshotUrl } from '#portal/use-screenshot-url.ts';
import { href } from '#routes';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Delta } from '#ui/delta.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { MediaRow } from '#ui/media-row.tsx';
import { Preview } from '#ui/preview.tsx';
import { Table, type Column } from '#ui/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { keyFigures } from './figures.ts';
import { ageOf, Loaded } from './loaded.tsx';
import { beforeOf, type TopOffers } from './top-offers.ts';
import { mostTopOffers, type Dashboard } from './use-dashboard.ts';

type Row = TopOffers['now'][number];

const monthToDate = { preset: 'month-to-date', comparison: 'month' } as const;
const reportOf = ({ offer }: Row) =>
  analyticsHref({ ...monthToDate, filters: { offer_id: [String(offer.id)] } });

function OfferName({ row }: { row: Row }) {
  const thumbUrl = useScreenshotUrl('thumb');
  return (
    <MediaRow
      size="cell"
      media={<Preview size="sm" src={thumbUrl(row.offer.thumb)} alt="" />}
      title={<Link href={reportOf(row)}>{row.offer.name}</Link>}
    />
  );
}

function useColumns({ before }: Pick<TopOffers, 'before'>): Column<Row>[] {
  const { t } = useLingui();
  const { change } = useFormats();
  const figures = useFigures();
  return [
    { id: 'name', head: t`Offer`, name: true, cell: (row) => <OfferName row={row} /> },
    ...keyFigures.map((id): Column<Row> => ({
      id,
      head: figures.head(id),
      numeric: true,
      minor: id !== 'payout',
      cell: ({ values }) => {
        const written = figures.write(id)(values[id]);
        return id === 'payout' ? <b>{written}</b> : written;
      },
    })),
    {
      id: 'before',
      head: t`vs last month`,
      numeric: true,
      cell: ({ offer, values }) => {
        const percent = changeOf(values.payout, beforeOf(before, offer.id));
        if (percent === null) return change(percent);
        return <Delta change={percent}>{change(percent)}</Delta>;
      },
    },
  ];
}

const nothingBefore = { data: [], total: 0 };

function Rows({ now, before }: { now: TopOffers['now'] | null; before: TopOffers['before'] }) {
  const { t } = useLingui();
  const columns = useColumns({ before });
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

/** The offers that earned most this month, held against the same days last month. */
export function TopOffersCard({ topOffers }: Pick<Dashboard, 'topOffers'>) {
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
      <Loaded part={topOffers} skeleton={<Rows now={null} before={nothingBefore} />}>
        {({ now, before }) =>
          now.length > 0 ? (
            <Rows now={now} before={before} />
          ) : (
            <EmptyState>
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
