import { TimeSeries } from '#charts/time-series.tsx';
import { useLingui } from '@lingui/react/macro';
import { useDailyFigure, type DailyFigureProps } from './use-daily-figure.ts';

/** One key figure day by day beside the period before, as a chart. */
export function DailyChart(props: DailyFigureProps) {
  const { t } = useLingui();
  const { formats, name, perDay, current, previous, write, writeTick } = useDailyFigure(props);
  return (
    <TimeSeries
      label={t`${perDay}, compared with the period before`}
      name={name}
      current={current}
      previous={previous}
      formatValue={write}
      formatTick={writeTick}
      formatDay={formats.day}
      formatShortDay={formats.shortDay}
    />
  );
}
