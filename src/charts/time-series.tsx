import { chart } from '#styled/recipes';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { ChartTip } from './chart-tip.tsx';
import { areaPath, linePath } from './paths.ts';
import { labelledIndices, positionOf, valueScale } from './scale.ts';
import { series } from './series.ts';

/** One point: `day` is YYYY-MM-DD; `value` is null where it cannot be computed. */
export type Point = { day: string; value: number | null };
export type TimeSeriesProps = {
  /** What the chart tells, for those who do not see it. */
  label: string;
  name: string;
  current: readonly Point[];
  /** The compared period, point by point beside `current`. */
  previous: readonly Point[];
  formatValue: (value: number | null) => string;
  formatTick: (value: number) => string;
  formatDay: (day: string) => string;
  formatShortDay: (day: string) => string;
};

const mostLabels = 8;
const valuesOf = (points: readonly Point[]) => points.map(({ value }) => value);
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

function useCursor(count: number) {
  const [cursor, setCursor] = useState<number | null>(null);
  const clamp = (index: number) => Math.min(count - 1, Math.max(0, index));
  return {
    cursor: cursor === null || cursor >= count ? null : cursor,
    handlers: {
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        setCursor(clamp(Math.round(((event.clientX - left) / width) * (count - 1))));
      },
      onPointerLeave: () => setCursor(null),
    },
    onBlur: () => setCursor(null),
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (step === undefined) return;
      event.preventDefault();
      setCursor((index) => clamp((index ?? (step > 0 ? -1 : count)) + step));
    },
  };
}

/** One metric over time beside the compared period; the arrow keys walk from point to point. */
export function TimeSeries({ label, name, current, previous, ...formats }: TimeSeriesProps) {
  const styles = chart();
  const { cursor, handlers, ...keyboard } = useCursor(current.length);
  const [values, before] = [valuesOf(current), valuesOf(previous)];
  const { scale, ticks } = valueScale([...values, ...before].map((value) => value ?? 0));
  const x = cursor === null ? 0 : positionOf(cursor, current.length);
  return (
    // A focusable figure is how a keyboard reaches the points; the table beside tells the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <figure className={styles.root} style={series(1)} aria-label={label} tabIndex={0} {...keyboard}>
      <div className={styles.y} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{ top: `${scale(tick)}%` }}>
            {formats.formatTick(tick)}
          </span>
        ))}
      </div>
      <div className={styles.plot} {...handlers}>
        <svg className={styles.svg} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {ticks.map((tick) => (
            <path key={tick} d={`M0 ${scale(tick)}H100`} className={tick === 0 ? styles.base : styles.grid} />
          ))}
          {cursor === null ? null : <path d={`M${x} 0V100`} className={styles.cursor} />}
          <path d={areaPath(values, scale)} fill="var(--series)" fillOpacity="0.1" />
          <path d={linePath(before, scale)} className={styles.previous} />
          <path d={linePath(values, scale)} className={styles.line} stroke="var(--series)" />
        </svg>
        {cursor === null ? null : (
          <ChartTip
            name={name}
            x={x}
            scale={scale}
            now={current[cursor]}
            then={previous[cursor]}
            {...formats}
          />
        )}
      </div>
      <div className={styles.x} aria-hidden="true">
        {labelledIndices(current.length, mostLabels).map((index, nth) => (
          <span
            key={index}
            className={styles.tick}
            style={{ left: `${positionOf(index, current.length)}%` }}
            data-minor={nth % 3 === 0 ? undefined : ''}
          >
            {formats.formatShortDay(current[index]?.day ?? '')}
          </span>
        ))}
      </div>
    </figure>
  );
}
