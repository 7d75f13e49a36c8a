import { query } from '#api/queries.ts';
import { DashedEnd } from '#charts/dashed-end.tsx';
import { TimeSeries } from '#charts/time-series.tsx';
import { analytics, type Kpi } from '#contract/analytics.ts';
import type { ApprovalDetails } from '#contract/approvals.ts';
import { lastDays } from '#contract/days.ts';
import { stateOf } from '#i18n/finished.ts';
import { useFormats } from '#i18n/formats.tsx';
import { analyticsHref } from '#figures/analytics-address.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { useFigures } from '#figures/use-figures.ts';
import { ArrowLink } from '#ui/content/arrow-link.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { FigureStrip } from '#ui/figures/figure-strip.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { Segment } from '#ui/controls/segment.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TextBlock } from '#ui/content/text-block.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';

const days = 30;
const drawn = ['payout', 'clicks', 'conversions'] as const satisfies readonly Kpi[];
type Drawn = (typeof drawn)[number];
export const chartHeight = 256;

function Daily({ offerId, figure }: { offerId: number; figure: Drawn }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { label, write, tick, ...figures } = useFigures();
  const { networkClock } = usePortal();
  const [at] = useState(networkClock.now);
  const range = useMemo(() => lastDays(days, at), [at]);
  const { from, to } = range;
  const request = { date_from: from, date_to: to, kpi: [...drawn], offer_id: [offerId] };
  const { data, error, isFetching, refetch } = useQuery(query(analytics.timeseries, { query: request }));
  const points = useMemo(
    () =>
      (data ?? []).map(({ date, values }) => ({
        day: date,
        value: values[figure] ?? null,
        isOpen: stateOf(date, { interval: 'day', range, at }) === 'running',
      })),
    [data, figure, range, at],
  );
  if (!data || !figures.isLoaded) {
    const failure = figures.failure ?? error;
    const refresh = () => {
      figures.refresh();
      void refetch();
    };
    return failure ? (
      <FailedState failure={failure} onRetry={refresh} busy={isFetching || figures.isFetching} />
    ) : (
      <Skeleton width="100%" height={chartHeight} />
    );
  }
  const name = label(figure);
  return (
    <TimeSeries
      label={t`${name} per day`}
      name={name}
      current={points}
      previous={[]}
      formatValue={write(figure)}
      formatTick={tick(figure)}
      formatDay={formats.day}
      formatShortDay={formats.shortDay}
    />
  );
}

export const sumCount = 5;

function Sums({ figures }: Pick<ApprovalDetails, 'figures'>) {
  const formats = useFormats();
  const { label } = useFigures();
  const { clicks, conversions, payout, currency } = figures;
  const per = (value: number) => (clicks > 0 ? value / clicks : null);
  const rate = per(conversions);
  return (
    <FigureStrip
      count={sumCount}
      items={[
        { id: 'payout', label: label('payout'), figure: formats.money(payout, currency) },
        { id: 'conversions', label: label('conversions'), figure: formats.count(conversions) },
        { id: 'clicks', label: label('clicks'), figure: formats.count(clicks) },
        { id: 'cr', label: label('cr'), figure: formats.rate(rate === null ? null : rate * 100) },
        { id: 'epc', label: label('epc'), figure: formats.money(per(payout), currency, 3) },
      ]}
    />
  );
}

export function OverviewFigures({ approval: { offer, figures } }: { approval: ApprovalDetails }) {
  const { t } = useLingui();
  const { label } = useFigures();
  const [figure, setFigure] = useState<Drawn>('payout');
  return (
    <Card
      flush
      title={<Trans>Your last 30 days</Trans>}
      sub={<Trans>Days in UTC</Trans>}
      end={
        <Segment
          label={t`Figure`}
          value={figure}
          onChange={setFigure}
          items={drawn.map((value) => ({ value, label: label(value) }))}
        />
      }
    >
      <Sums figures={figures} />
      <CardBody>
        <TextBlock>
          <Daily offerId={offer.id} figure={figure} />
          <small>
            <DashedEnd />
          </small>
          <FormActions>
            <ArrowLink>
              <Link
                href={analyticsHref({ preset: 'last-30-days', filters: { offer_id: [String(offer.id)] } })}
              >
                <Trans>All figures of this offer</Trans>
              </Link>
            </ArrowLink>
          </FormActions>
        </TextBlock>
      </CardBody>
    </Card>
  );
}
