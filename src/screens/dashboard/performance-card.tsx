import { Sparkline } from '#charts/sparkline.tsx';
import type { TimePoint } from '#contract/analytics.ts';
import { analyticsHref } from '#figures/analytics-address.ts';
import { useComparison } from '#figures/comparison.tsx';
import { rangeNames } from '#figures/range-names.ts';
import { useFigures } from '#figures/use-figures.ts';
import { ArrowLink } from '#ui/content/arrow-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { CountedFigure } from '#ui/figures/counted-figure.tsx';
import { KpiStrip } from '#ui/figures/kpi-strip.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { ComparedDays } from './compared-days.tsx';
import { DailyPart } from './daily-part.tsx';
import { comparedTotals, daily, keyFigures, type KeyFigure } from './figures.ts';
import { ageOf } from './loaded.tsx';
import type { Part } from './part.ts';
import type { Periods } from './periods.ts';
import { RangeButton } from './range-button.tsx';
import type { ShownDays } from './shown-days.ts';
import { useChosen } from './use-chosen.ts';

type PerformanceProps = { figures: Part<TimePoint[]>; shown: ShownDays; periods: Periods };

const reportOf = ({ analytics }: ShownDays, figure: KeyFigure) =>
  analyticsHref({ ...analytics, kpis: [figure] });

function useTiles({ figures: { data }, shown, periods: { today } }: PerformanceProps) {
  const { t } = useLingui();
  const compare = useComparison();
  const figures = useFigures();
  if (!data) return null;
  const { range, parts } = shown;
  const { now, over, before } = comparedTotals(data, range, parts);
  return keyFigures.map((id) => {
    const label = figures.label(id);
    const days = daily(data, id, range);
    return {
      value: id,
      label,
      figure: <CountedFigure id={id} value={now[id]} write={figures.write(id)} />,
      hint: figures.meaning(id),
      ...compare(id, { now: over, before, parts }),
      spark: (
        <Sparkline
          values={days.map(({ value }) => value)}
          openFrom={days.findIndex(({ day }) => day === today)}
        />
      ),
      report: <Link href={reportOf(shown, id)}>{t`${label}: open in Analytics`}</Link>,
    };
  });
}

export function PerformanceCard({ figures, shown, periods }: PerformanceProps) {
  const { t, i18n } = useLingui();
  const { figure, choose } = useChosen();
  const tiles = useTiles({ figures, shown, periods });
  return (
    <Card
      flush
      title={shown.preset ? i18n._(rangeNames[shown.preset]) : <Trans>Chosen days</Trans>}
      sub={<ComparedDays {...shown} />}
      end={
        <>
          <RangeButton shown={shown} today={periods.today} />
          <ArrowLink>
            <Link href={reportOf(shown, figure)}>
              <Trans>Open in Analytics</Trans>
            </Link>
          </ArrowLink>
        </>
      }
      busy={figures.isBusy}
      foot={figures.isFailed ? null : ageOf(figures)}
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
          <DailyPart points={figures.data} shown={shown} periods={periods} />
        </>
      )}
    </Card>
  );
}
