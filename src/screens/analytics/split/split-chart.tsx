import { ChartDownloads } from '#charts/chart-downloads.tsx';
import { ChartSkeleton } from '#charts/chart-skeleton.tsx';
import { LineChart } from '#charts/line-chart.tsx';
import type { Line } from '#charts/line-model.ts';
import { Marker } from '#charts/marker.tsx';
import { Markers } from '#charts/markers.tsx';
import { saveChart } from '#figures/save-chart.ts';
import { useFigures } from '#figures/use-figures.ts';
import { CardBody } from '#ui/layout/card.tsx';
import { CardHead } from '#ui/layout/card-head.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { NoteLine } from '#ui/figures/figure-strip.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { headIn } from '../lines.ts';
import { useSlots } from '../timeseries/use-slots.ts';
import { useWritten } from '../timeseries/use-written.ts';
import { zoomedTo } from '../timeseries/zoomed-range.ts';
import type { Analytics } from '../use-analytics.ts';
import { useDimensions } from '../use-dimensions.ts';
import type { View } from '../use-view.ts';
import { LineLegend } from './line-legend.tsx';
import { SplitPicker } from './split-picker.tsx';
import { useSplitLines, type DrawableLine, type SplitProps } from './use-split-lines.ts';

const markers = { One: Marker, All: Markers };

// The key figures stand above the lines, and are of more than these.
function OfAll({ filters }: Pick<View, 'filters'>) {
  const isFiltered = Object.values(filters).some((values) => values && values.length > 0);
  return (
    <NoteLine>
      {isFiltered ? (
        <Trans>The figures above are of all that you filter for, not of these lines alone.</Trans>
      ) : (
        <Trans>The figures above are of all your traffic, not of these lines alone.</Trans>
      )}
    </NoteLine>
  );
}

type PlotProps = { lines: readonly DrawableLine[]; drawn: readonly Line[]; label: string; view: View } & {
  onZoom: Analytics['change'];
};

function Plot({ lines, drawn, label, view, onZoom }: PlotProps) {
  const slots = useSlots(view);
  const failed = lines.find(({ state }) => state === 'failed');
  if (lines.every(({ points }) => points === null)) {
    if (!failed || lines.some(({ state }) => state === 'loading')) return <ChartSkeleton size="lg" />;
    return (
      <FailedState
        failure={failed.failure}
        busy={lines.some(({ isFetching }) => isFetching)}
        onRetry={() => lines.forEach(({ retry }) => retry())}
      />
    );
  }
  return (
    <LineChart
      size="lg"
      label={label}
      slots={slots}
      lines={drawn}
      markers={markers}
      onZoom={(first, last) => {
        const range = zoomedTo(view, first, last);
        if (range) onZoom({ range });
      }}
    />
  );
}

/** One figure of several offers, countries or other values, a line each (O10). */
export function SplitChart({ analytics, ...props }: SplitProps & { analytics: Pick<Analytics, 'change'> }) {
  const { view, split } = props;
  const { t } = useLingui();
  const { name } = useDimensions();
  const figures = useFigures();
  const written = useWritten();
  const slots = useSlots(view);
  const { lines, write, figure } = useSplitLines(props);
  const drawn = lines.flatMap(({ drawn: line, points, isHidden }) => (points && !isHidden ? [line] : []));
  const [dimension, now] = [name(split.by), written(view.now.range)];
  const names = t`${figure} by ${dimension}`;
  return (
    <>
      <CardHead
        title={names}
        end={
          <>
            <SplitPicker />
            <ChartDownloads
              name={`timeseries-${split.by}-${view.now.range.from}-${view.now.range.to}`}
              slots={slots.map((slot) => ({ ...slot, before: null }))}
              lines={drawn}
              onSave={saveChart}
              headOf={headIn(figures.currency)}
              texts={{ title: names, subtitle: t`${now}, days in UTC` }}
            />
          </>
        }
      />
      <CardBody>
        <OfAll filters={view.filters} />
        <LineLegend
          lines={lines}
          split={split}
          write={({ sums }) => write(sums?.[props.kpi])}
          onChange={(changed) => analytics.change({ split: changed })}
        />
        <Plot {...{ lines, drawn, view }} label={t`${names}, ${now}`} onZoom={analytics.change} />
      </CardBody>
    </>
  );
}
