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
import { useChosen } from './use-chosen.ts';
import { useDailyFigure, type DailyFigure } from './use-daily-figure.ts';
import { useWrittenRange } from './use-written-range.ts';

function Downloads({ daily, periods }: { daily: DailyFigure; periods: Periods }) {
  const { t } = useLingui();
  const written = useWrittenRange();
  const { currency, definitionOf } = useFigures();
  const { figure, perDay, slots, line } = daily;
  const { from, to } = periods.month;
  const [now, then] = [written(periods.month), written(periods.wholeBefore)];
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

export function DailyPart({ points, periods }: { points: readonly TimePoint[] | null; periods: Periods }) {
  const { t } = useLingui();
  const written = useWrittenRange();
  const { figure, isTable, showTable } = useChosen();
  const daily = useDailyFigure({ figure, points: points ?? [], periods });
  const { perDay, slots, line } = daily;
  return (
    <>
      <CardHead
        title={perDay}
        end={
          <>
            <LegendList
              entries={[
                { name: written(periods.month), colour: 1 },
                { name: written(periods.wholeBefore), colour: 'previous', isDashed: true },
              ]}
            />
            <FigureHelp />
            <Downloads daily={daily} periods={periods} />
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
            <LineChart label={t`${perDay}, compared with the month before`} slots={slots} lines={[line]} />
          ) : (
            <ChartSkeleton />
          )}
        </CardBody>
      )}
    </>
  );
}
