import type { ApiError } from '#api/api-error.ts';
import { ChartDownloads } from '#charts/chart-downloads.tsx';
import { ChartSkeleton } from '#charts/chart-skeleton.tsx';
import { DashedEnd } from '#charts/dashed-end.tsx';
import { LegendList } from '#charts/legend-list.tsx';
import { LineChart } from '#charts/line-chart.tsx';
import { nthSeries } from '#charts/series.ts';
import { timeOf } from '#figures/comparison.tsx';
import { saveChart } from '#figures/save-chart.ts';
import { useFigures } from '#figures/use-figures.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { CardHead } from '#ui/layout/card-head.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { HiddenText } from '#ui/layout/hidden-text.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { FailedPart } from '#ui/platform/failed-part.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { useLingui, Trans } from '@lingui/react/macro';
import { memo, Suspense, type ReactNode } from 'react';
import { FigureToggles } from '../figure-toggles.tsx';
import { headIn, linesOf } from '../lines.ts';
import { SplitPicker } from '../split/split-picker.tsx';
import type { Analytics } from '../use-analytics.ts';
import type { View } from '../use-view.ts';
import { useSlots } from './use-slots.ts';
import { useWritten } from './use-written.ts';
import { zoomedTo } from './zoomed-range.ts';

type ChartHeadProps = {
  names: ReactNode;
  /** The legend: each figure, or the period of a single one. */
  drawn: readonly string[];
  then: string | null;
  children: ReactNode;
};

const ChartHead = ({ names, drawn, then, children }: ChartHeadProps) => (
  <CardHead
    title={names}
    end={
      <>
        <LegendList
          entries={[
            ...drawn.map((name, nth) => ({ name, colour: nthSeries(nth) })),
            ...(then ? [{ name: then, colour: 'previous' as const, isDashed: true }] : []),
          ]}
        />
        <SplitPicker />
        {children}
      </>
    }
  />
);

const listed = (names: readonly string[], locale: string) => new Intl.ListFormat(locale).format(names);

function ComingChart({ analytics: { range, compared, kpis } }: { analytics: Analytics }) {
  const written = useWritten();
  const figures = useFigures();
  const { i18n } = useLingui();
  const names = kpis.map(figures.label);
  return (
    <>
      <ChartHead
        names={listed(names, i18n.locale)}
        drawn={names.length > 1 ? names : [written(range)]}
        then={compared && written(compared)}
      >
        <HiddenText>
          <Trans>Loading</Trans>
        </HiddenText>
        <Skeleton width={28} height={28} />
      </ChartHead>
      <CardBody>
        <ChartSkeleton size="lg" />
      </CardBody>
    </>
  );
}

type ChartProps = { view: View } & Pick<Analytics, 'kpis' | 'change'>;

// Rendering is expensive: only when its figures change.
const Chart = memo(function Chart({ view, kpis, change }: ChartProps) {
  const { t, i18n } = useLingui();
  const written = useWritten();
  const figures = useFigures();
  const slots = useSlots(view);
  const lines = linesOf(view, kpis, figures);
  const now = written(view.now.range);
  const then = view.compared && written(view.compared.range);
  const names = listed(
    lines.map(({ name }) => name),
    i18n.locale,
  );
  return (
    <>
      <ChartHead names={names} drawn={lines.length > 1 ? lines.map(({ name }) => name) : [now]} then={then}>
        <ChartDownloads
          name={`timeseries-${view.now.range.from}-${view.now.range.to}`}
          slots={slots}
          lines={lines}
          onSave={saveChart}
          headOf={headIn(figures.currency)}
          texts={{
            title: names,
            subtitle: then ? t`${now}, compared with ${then}, days in UTC` : t`${now}, days in UTC`,
          }}
        />
      </ChartHead>
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

const SplitChart = lazyComponent(
  async () => (await import('../split/split-chart.tsx')).SplitChart,
  FailedPart,
);

function Drawn({ view, analytics }: { view: View | null; analytics: Analytics }) {
  const {
    kpis: [kpi],
    kpis,
    split,
    change,
  } = analytics;
  if (!view?.now.points) return <ComingChart analytics={analytics} />;
  if (!split || !kpi) return <Chart view={view} kpis={kpis} change={change} />;
  return (
    <Suspense fallback={<ComingChart analytics={analytics} />}>
      <SplitChart {...{ view, split, kpi, analytics }} />
    </Suspense>
  );
}

type NoteProps = { hours: number | null; interval: View['interval']; hasChart: boolean };

function UnfinishedNote({ hours, interval, hasChart }: NoteProps) {
  const time = timeOf(hours ?? 0);
  return (
    <>
      {hours === null ? (
        <Trans>Changes compare full days only.</Trans>
      ) : (
        <Trans>Changes compare both days until {time} UTC.</Trans>
      )}{' '}
      {hasChart ? <DashedEnd isDay={interval === 'day'} /> : null}
    </>
  );
}

function BegunNote({ day }: { day: string }) {
  const begun = useFormats().day(day);
  return <Trans>No changes: your traffic began on {begun}, after the compared days begin.</Trans>;
}

function noteOf(view: View | null, { split }: Analytics, hasChart: boolean) {
  const parts = view?.equal?.parts;
  const unfinished =
    parts && !parts.isWhole ? (
      <UnfinishedNote hours={parts.hours} interval={view.interval} hasChart={hasChart} />
    ) : null;
  if (view?.begun) return <BegunNote day={view.begun} />;
  if (!split || !hasChart || !view?.compared) return unfinished;
  return (
    <>
      {unfinished ? <>{unfinished}. </> : null}
      <Trans>The lines are compared with each other, not with another period.</Trans>
    </>
  );
}

type ChartCardProps = {
  view: View | null;
  analytics: Analytics;
  failure: ApiError | null;
  isFetching: boolean;
  onRetry: () => void;
};

/** The key figures of the view and, unless a pivot needs the room, their lines over time (O10). */
export function ChartCard({ view, analytics, failure, isFetching, onRetry }: ChartCardProps) {
  const { t } = useLingui();
  if (!view && failure) {
    return (
      <Card label={t`Key figures`}>
        <FailedState failure={failure} onRetry={onRetry} busy={isFetching} />
      </Card>
    );
  }
  const { hasChart } = analytics;
  return (
    <Card flush label={t`Key figures`} busy={isFetching} foot={noteOf(view, analytics, hasChart)}>
      <FigureToggles view={view} analytics={analytics} />
      {hasChart ? <Drawn view={view} analytics={analytics} /> : null}
    </Card>
  );
}
