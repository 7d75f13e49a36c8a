import { ChartDownloads } from '#charts/chart-downloads.tsx';
import { LegendList } from '#charts/legend-list.tsx';
import { LineChart } from '#charts/line-chart.tsx';
import type { DayRange } from '#i18n/days.ts';
import { daysOfInterval } from '#i18n/day-ranges.ts';
import { useFormats } from '#i18n/formats.tsx';
import { saveChart } from '#portal/save-chart.ts';
import { useFigures } from '#portal/use-figures.ts';
import { Card } from '#ui/card.tsx';
import { CardBody } from '#ui/card-body.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { FigureToggles } from '../figure-toggles.tsx';
import { linesOf } from '../lines.ts';
import type { Analytics } from '../use-analytics.ts';
import type { View } from '../use-view.ts';
import { useSlots } from './use-slots.ts';

/** The days from the first to the last point of a stretch. */
function zoomedTo({ now, interval }: View, first: number, last: number): DayRange | null {
  const [start, end] = [now.points?.[first], now.points?.[last]];
  if (!start || !end) return null;
  return {
    from: daysOfInterval(start.date, interval, now.range).from,
    to: daysOfInterval(end.date, interval, now.range).to,
  };
}

type ChartProps = { view: View } & Pick<Analytics, 'kpis' | 'now' | 'change'>;

/** Drawn anew only when its figures are others. */
const Chart = memo(function Chart({ view, kpis, now: at, change }: ChartProps) {
  const { t, i18n } = useLingui();
  const { day } = useFormats();
  const figures = useFigures();
  const slots = useSlots(view);
  const lines = linesOf(view, kpis, { figures, at });
  const written = ({ from, to }: DayRange) => (from === to ? day(from) : `${day(from)} – ${day(to)}`);
  const now = written(view.now.range);
  const then = view.compared && written(view.compared.range);
  const names = new Intl.ListFormat(i18n.locale).format(lines.map(({ name }) => name));
  return (
    <>
      <CardHead
        title={names}
        end={
          <>
            <LegendList
              entries={[
                { name: now, colour: 1 },
                ...(then ? [{ name: then, colour: 'previous' as const, isDashed: true }] : []),
              ]}
            />
            <ChartDownloads
              name={`timeseries-${view.now.range.from}-${view.now.range.to}`}
              slots={slots}
              lines={lines}
              onSave={saveChart}
              headOf={({ name, unit }) => (unit.startsWith('money') ? `${name} (${figures.currency})` : name)}
              texts={{
                title: names,
                subtitle: then ? t`${now}, compared with ${then}, days in UTC` : t`${now}, days in UTC`,
              }}
            />
          </>
        }
      />
      <CardBody>
        <LineChart
          size="lg"
          label={then ? t`${names}, ${now}, compared with ${then}` : t`${names}, ${now}`}
          slots={slots}
          lines={lines}
          onZoom={(first, last) => {
            const range = zoomedTo(view, first, last);
            if (range) change({ range });
          }}
        />
      </CardBody>
    </>
  );
});

type ChartCardProps = {
  view: View | null;
  analytics: Analytics;
  isFailed: boolean;
  isFetching: boolean;
  onRetry: () => void;
};

/** The key figures of the view and, unless a pivot needs the room, their lines over time (O10). */
export function ChartCard({ view, analytics, isFailed, isFetching, onRetry }: ChartCardProps) {
  const { t } = useLingui();
  const { isKnown } = useFigures();
  if (!view && isFailed) {
    return (
      <Card label={t`Key figures`}>
        <FailedState onRetry={onRetry} busy={isFetching} />
      </Card>
    );
  }
  const hasChart = analytics.tab !== 'pivot';
  return (
    <Card flush label={t`Key figures`} busy={isFetching}>
      <FigureToggles view={view} analytics={analytics} />
      {hasChart && view?.now.points && isKnown ? (
        <Chart view={view} kpis={analytics.kpis} now={analytics.now} change={analytics.change} />
      ) : null}
      {hasChart && !view?.now.points ? (
        <CardBody>
          <Skeleton width="100%" height={352} />
        </CardBody>
      ) : null}
    </Card>
  );
}
