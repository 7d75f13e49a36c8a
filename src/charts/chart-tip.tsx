import { chart } from '#styled/recipes';
import { series } from './series.ts';
import type { Point, TimeSeriesProps } from './time-series.tsx';

type ChartTipProps = Pick<TimeSeriesProps, 'name' | 'formatDay' | 'formatValue'> & {
  x: number;
  scale: (value: number) => number;
  now: Point | undefined;
  then: Point | undefined;
};

/** What the cursor of a time series points at: both values, and the day compared with. */
export function ChartTip({ name, x, scale, now, then, formatDay, formatValue }: ChartTipProps) {
  const styles = chart();
  if (!now) return null;
  const heights = [now.value, then?.value].flatMap((value) =>
    value === null || value === undefined ? [] : [scale(value)],
  );
  const isHigh = heights.some((height) => height < 50);
  return (
    <>
      {now.value === null ? null : (
        <span className={styles.dot} style={{ left: `${x}%`, top: `${scale(now.value)}%` }} />
      )}
      {typeof then?.value === 'number' ? (
        <span
          className={styles.dot}
          style={{ ...series('previous'), left: `${x}%`, top: `${scale(then.value)}%` }}
        />
      ) : null}
      <div
        className={styles.tip}
        style={{ left: `${x}%` }}
        data-side={x > 60 ? 'start' : 'end'}
        data-low={isHigh ? '' : undefined}
        role="status"
      >
        <span className={styles.tipDate}>{formatDay(now.day)}</span>
        <span className={styles.tipRow}>
          <i className={styles.swatch} />
          {name}
          <b>{formatValue(now.value)}</b>
        </span>
        {then ? (
          <span className={styles.tipRow} style={series('previous')}>
            <i className={styles.swatch} data-dashed="" />
            {formatDay(then.day)}
            <b>{formatValue(then.value)}</b>
          </span>
        ) : null}
      </div>
    </>
  );
}
