import { ChartDownloads } from '#charts/chart-downloads.tsx';
import { ChartSkeleton } from '#charts/chart-skeleton.tsx';
import { LegendList } from '#charts/legend-list.tsx';
import { LineChart } from '#charts/line-chart.tsx';
import type { TimePoint } from '#contract/analytics.ts';
import { saveChart } from '#figures/save-chart.ts';
import { useFigures } from '#figures/use-figures.ts';
import { CardHead } from '#ui/layout/card-head.tsx';
import { CardBody } from '#ui/layout/card.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useLingui } from '@lingui/react/macro';
import { Table2 } from 'lucide-react';
import { DailyTable } from './daily-table.tsx';
import { FigureHelp } from './figure-help.tsx';
import type { Periods } from './periods.ts';
import type { ShownDays } from './shown-days.ts';
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

type DailyPartProps = { points: readonly TimePoint[] | null; shown: ShownDays; periods: Periods };

export function DailyPart({ points, shown, periods }: DailyPartProps) {
  const { t } = useLingui();
  const written = useWrittenRange();
  const { figure, isTable, showTable } = useChosen();
  const daily = useDailyFigure({ figure, points: points ?? [], shown, periods });
  const { perDay, slots, line } = daily;
  return (
    <>
      <CardHead
        title={perDay}
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
      {isTable ? null : (
        <CardBody>
          {points ? (
            <LineChart
              label={
                shown.analytics.comparison === 'month'
                  ? t`${perDay}, compared with the month before`
                  : t`${perDay}, compared with the days before`
              }
              slots={slots}
              lines={[line]}
            />
          ) : (
            <ChartSkeleton />
          )}
        </CardBody>
      )}
    </>
  );
}
