import { Legend } from '#charts/legend.tsx';
import { Sparkline } from '#charts/sparkline.tsx';
import { useFormats } from '#i18n/formats.tsx';
import { Card } from '#ui/card.tsx';
import { CardBody } from '#ui/card-body.tsx';
import { CardHead } from '#ui/card-head.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { KpiStrip } from '#ui/kpi-strip.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Table2 } from 'lucide-react';
import { useState } from 'react';
import { DailyChart } from './daily-chart.tsx';
import { DailyTable } from './daily-table.tsx';
import { keyFigures, writeFigure, type KeyFigure } from './key-figures.ts';
import type { Performance, PerformanceData } from './use-performance.ts';

const directionOf = (change: number | null | undefined) => {
  if (!change) return 'flat' as const;
  return change > 0 ? ('up' as const) : ('down' as const);
};

function useTiles(data: PerformanceData | null) {
  const { i18n } = useLingui();
  const formats = useFormats();
  if (!data) return null;
  const { overview, current, definitions } = data;
  return keyFigures.map(({ id, label }) => {
    const write = writeFigure(
      formats,
      definitions.find((definition) => definition.id === id),
      overview.currency,
    );
    const change = overview.change[id];
    const before = write(overview.previous[id]);
    return {
      value: id,
      label: i18n._(label),
      figure: write(overview.current[id]),
      delta: { direction: directionOf(change), text: formats.change(change) },
      compare: <Trans>vs {before}</Trans>,
      spark: <Sparkline values={current.map(({ values }) => values[id] ?? null)} />,
    };
  });
}

function Daily({ figure, performance }: { figure: KeyFigure; performance: Performance }) {
  const { t, i18n } = useLingui();
  const { day } = useFormats();
  const [isTable, setIsTable] = useState(false);
  const perDay = keyFigures.find(({ id }) => id === figure)?.perDay;
  const written = ({ from, to }: Performance['range']) => `${day(from)} – ${day(to)}`;
  const { data, range, before } = performance;
  return (
    <>
      <CardHead
        title={perDay && i18n._(perDay)}
        end={
          <>
            <Legend current={written(range)} previous={written(before)} />
            <IconButton
              size="sm"
              icon={Table2}
              label={t`Show as table`}
              pressed={isTable}
              onClick={() => setIsTable(!isTable)}
            />
          </>
        }
      />
      {data && isTable ? <DailyTable figure={figure} data={data} /> : null}
      {isTable ? null : (
        <CardBody>
          {data ? <DailyChart figure={figure} data={data} /> : <Skeleton width="100%" height={256} />}
        </CardBody>
      )}
    </>
  );
}

/** The key figures beside those of the period before, and one of them day by day. */
export function PerformanceCard({ performance }: { performance: Performance }) {
  const { t } = useLingui();
  const [figure, setFigure] = useState<KeyFigure>('payout');
  const tiles = useTiles(performance.data);
  if (performance.isFailed) {
    return (
      <Card label={t`Performance`}>
        <FailedState onRetry={performance.refresh} busy={performance.isFetching} />
      </Card>
    );
  }
  return (
    <Card flush label={t`Performance`} busy={performance.isFetching}>
      <KpiStrip label={t`Key figures`} value={figure} onChange={setFigure} items={tiles} />
      <Daily figure={figure} performance={performance} />
    </Card>
  );
}
