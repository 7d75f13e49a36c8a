import { ChartDownloads } from '#charts/chart-downloads.tsx';
import { DashedEnd } from '#charts/dashed-end.tsx';
import { ChartSkeleton } from '#charts/chart-skeleton.tsx';
import { LegendList } from '#charts/legend-list.tsx';
import { LineChart } from '#charts/line-chart.tsx';
import type { TimePoint } from '#contract/analytics.ts';
import type { DayRange } from '#contract/days.ts';
import { saveChart } from '#figures/save-chart.ts';
import { useFigures } from '#figures/use-figures.ts';
import { CardHead } from '#ui/layout/card-head.tsx';
import { CardBody } from '#ui/layout/card.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useLingui } from '@lingui/react/macro';
import { Table2 } from 'lucide-react';
import { latestUnusual, type UnusualFigure } from './anomalies.ts';
import { DailyTable } from './daily-table.tsx';
import { FigureHelp } from './figure-help.tsx';
import type { Periods } from './periods.ts';
import type { ShownDays } from './shown-days.ts';
import { UnusualNote } from './unusual-note.tsx';
import { useChosen } from './use-chosen.ts';
import { useDailyFigure, type DailyFigure } from './use-daily-figure.ts';
import { useWrittenRange } from './use-written-range.ts';

function Downloads({ daily, shown }: { daily: DailyFigure; shown: ShownDays }) {
  const { t } = useLingui();
  const written = useWrittenRange();
  const { currency, definitionOf } = useFigures();
  const { figure, perDay, slots, line } = daily;
  const { from, to } = shown.range;
  const [now, then] = [written(shown.range), written(shown.before)];
  const isMoney = definitionOf(figure)?.type === 'money';
  return (
    <ChartDownloads
      name={`${figure}-${from}-${to}`}
      slots={slots}
      lines={[line]}
      texts={{ title: perDay, subtitle: t`${now}, compared with ${then}, days in UTC` }}
      headOf={({ name }) => (isMoney ? `${name} (${currency})` : name)}
      onSave={saveChart}
    />
  );
}

const finishedDays = ({ range }: ShownDays, { yesterday }: Periods): DayRange => ({
  from: range.from,
  to: range.to < yesterday ? range.to : yesterday,
});

type Shown = { points: readonly TimePoint[] | null; shown: ShownDays };
type DailyChartProps = Shown & { daily: DailyFigure; unusual: UnusualFigure | null };

function DailyChart({ points, shown, daily, unusual }: DailyChartProps) {
  const { t } = useLingui();
  const { perDay, slots, line } = daily;
  if (!points) return <ChartSkeleton />;
  return (
    <LineChart
      label={
        shown.analytics.comparison === 'month'
          ? t`${perDay}, compared with the month before`
          : t`${perDay}, compared with the days before`
      }
      slots={slots}
      lines={[line]}
      marked={unusual ? slots.findIndex(({ id }) => id === unusual.day) : null}
    />
  );
}

export function DailyPart({ points, shown, periods }: Shown & { periods: Periods }) {
  const { t } = useLingui();
  const written = useWrittenRange();
  const { figure, isTable, showTable } = useChosen();
  const daily = useDailyFigure({ figure, points: points ?? [], shown, periods });
  const unusual = points && latestUnusual(points, figure, finishedDays(shown, periods));
  return (
    <>
      <CardHead
        title={daily.perDay}
        end={
          <>
            <LegendList
              entries={[
                { name: written(shown.range), colour: 1 },
                { name: written(shown.before), colour: 'previous', isDashed: true },
              ]}
            />
            <FigureHelp />
            <Downloads daily={daily} shown={shown} />
            <IconButton
              size="sm"
              icon={Table2}
              label={t`Show as table`}
              pressed={isTable}
              onClick={() => showTable(!isTable)}
            />
          </>
        }
      />
      {points && isTable ? <DailyTable daily={daily} /> : null}
      {isTable && !unusual ? null : (
        <CardBody>
          {isTable ? null : <DailyChart {...{ points, shown, daily, unusual }} />}
          <UnusualNote unusual={unusual}>
            {!isTable && shown.range.to === periods.today ? <DashedEnd /> : null}
          </UnusualNote>
        </CardBody>
      )}
    </>
  );
}
