import { DashedEnd } from '#charts/dashed-end.tsx';
import { Sparkline } from '#charts/sparkline.tsx';
import type { TimePoint } from '#contract/analytics.ts';
import { analyticsHref } from '#figures/analytics-address.ts';
import { useComparison } from '#figures/comparison.tsx';
import { useFigures } from '#figures/use-figures.ts';
import { ArrowLink } from '#ui/content/arrow-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { KpiStrip } from '#ui/figures/kpi-strip.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { DailyPart } from './daily-part.tsx';
import { comparedTotals, daily, keyFigures, type KeyFigure } from './figures.ts';
import { ageOf } from './loaded.tsx';
import type { Part } from './part.ts';
import type { Periods } from './periods.ts';
import { useChosen } from './use-chosen.ts';
import { useWrittenRange } from './use-written-range.ts';

type PerformanceProps = { figures: Part<TimePoint[]>; periods: Periods };

const reportOf = (figure: KeyFigure) =>
  analyticsHref({ preset: 'month-to-date', comparison: 'month', kpis: [figure] });

function useTiles({ figures: { data }, periods }: PerformanceProps) {
  const { t } = useLingui();
  const compare = useComparison();
  const figures = useFigures();
  if (!data) return null;
  const { month, parts, today } = periods;
  const { now, over, before } = comparedTotals(data, month, parts);
  return keyFigures.map((id) => {
    const label = figures.label(id);
    const days = daily(data, id, month);
    return {
      value: id,
      label,
      figure: figures.write(id)(now[id]),
      hint: figures.meaning(id),
      ...compare(id, { now: over?.[id], before: before?.[id], parts }),
      spark: (
        <Sparkline
          values={days.map(({ value }) => value)}
          openFrom={days.findIndex(({ day }) => day === today)}
        />
      ),
      report: <Link href={reportOf(id)}>{t`${label}: open in Analytics`}</Link>,
    };
  });
}

export function PerformanceCard({ figures, periods }: PerformanceProps) {
  const { t } = useLingui();
  const written = useWrittenRange();
  const { figure, choose } = useChosen();
  const tiles = useTiles({ figures, periods });
  const [month, before] = [written(periods.month), periods.parts && written(periods.parts.before)];
  return (
    <Card
      flush
      title={<Trans>Month to date</Trans>}
      sub={
        before ? (
          <Trans>
            {month}, finished days compared with {before}
          </Trans>
        ) : (
          month
        )
      }
      end={
        <ArrowLink>
          <Link href={reportOf(figure)}>
            <Trans>Open in Analytics</Trans>
          </Link>
        </ArrowLink>
      }
      busy={figures.isBusy}
      foot={
        figures.isFailed ? null : (
          <>
            <DashedEnd /> {ageOf(figures)}
          </>
        )
      }
    >
      {figures.isFailed ? (
        <FailedState failure={figures.failure} onRetry={figures.refresh} busy={figures.isBusy} />
      ) : (
        <>
          <KpiStrip
            label={t`Key figures`}
            value={figure}
            onChange={choose}
            items={tiles}
            count={keyFigures.length}
          />
          <DailyPart points={figures.data} periods={periods} />
        </>
      )}
    </Card>
  );
}
