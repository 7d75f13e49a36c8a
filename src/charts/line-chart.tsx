import { memo, useMemo, type CSSProperties } from 'react';
import { chart } from '#styled/recipes';
import { ChartTip } from './chart-tip.tsx';
import {
  lineModel,
  type Axis,
  type Line,
  type LineMarkers,
  type LineModel,
  type Slot,
} from './line-model.ts';
import { labelledIndices, positionOf } from './scale.ts';
import { series } from './series.ts';
import { useCursor, type OnZoom } from './use-cursor.ts';

export type LineChartProps = {
  /** For screen readers. */
  label: string;
  slots: readonly Slot[];
  /** At most six, of two units; the area under the first is filled unless they have `markers`. */
  lines: readonly Line[];
  /** Shapes on lines that have one. */
  markers?: LineMarkers | undefined;
  /** 'lg' where the chart is the main part of the page. */
  size?: 'md' | 'lg';
  /** The index of a slot that a `ChartNote` is about: ringed on the first line. */
  marked?: number | null;
  /** Called when a range is selected by dragging or with Shift and the arrow keys. */
  onZoom?: OnZoom;
};

const mostLabels = 8;

function Ticks({ axis, side }: { axis: Axis; side: 'y' | 'yEnd' }) {
  const letters = Math.max(...axis.ticks.map(({ text }) => text.length));
  return (
    <div className={chart()[side]} style={{ '--letters': letters } as CSSProperties} aria-hidden="true">
      {axis.ticks.map(({ at, text }) => (
        <span key={at} style={{ top: `${at}%` }}>
          {text}
        </span>
      ))}
    </div>
  );
}

// Does not depend on the cursor.
const Drawing = memo(function Drawing({ model, hasArea }: { model: LineModel; hasArea: boolean }) {
  const styles = chart();
  const isAlone = model.lines.length === 1;
  return (
    <>
      {model.axes[0]?.ticks.map(({ at }) => (
        <path key={at} d={`M0 ${at}H100`} className={at === 100 ? styles.base : styles.grid} />
      ))}
      {hasArea ? <path d={model.area} fill="var(--colors-chart-1)" fillOpacity="0.1" /> : null}
      {model.lines.map(({ id, colour, beforePath }) => (
        <path
          key={id}
          d={beforePath}
          className={styles.previous}
          style={series(isAlone ? 'previous' : colour)}
        />
      ))}
      {model.lines.map(({ id, colour, path, isBars }) => (
        <path
          key={id}
          d={path}
          className={styles.line}
          style={series(colour)}
          data-bars={isBars ? '' : undefined}
        />
      ))}
      {model.lines.map(({ id, colour, openPath }) =>
        openPath ? (
          <path key={id} d={openPath} className={styles.line} style={series(colour)} data-open="" />
        ) : null,
      )}
    </>
  );
});

const Shapes = ({ model, markers }: { model: LineModel } & Pick<LineChartProps, 'markers'>) =>
  markers ? <markers.All model={model} /> : null;

function Mark({ model: { lines, count }, at }: { model: LineModel; at: number | null | undefined }) {
  const [line] = lines;
  const value = line?.values[at ?? -1] ?? null;
  if (!line || at === null || at === undefined || value === null) return null;
  const style = { left: `${positionOf(at, count)}%`, top: `${line.scale.at(value)}%` };
  return <i className={chart().mark} style={style} />;
}

const Labels = memo(function Labels({ slots }: { slots: readonly Slot[] }) {
  const styles = chart();
  return (
    <div className={styles.x} aria-hidden="true">
      {labelledIndices(slots.length, mostLabels).map((index, nth) => (
        <span
          key={index}
          className={styles.tick}
          style={{ left: `${positionOf(index, slots.length)}%` }}
          data-minor={nth % 3 === 0 ? undefined : ''}
          data-end={index > 0 && index === slots.length - 1 ? '' : undefined}
        >
          {slots[index]?.shortName}
        </span>
      ))}
    </div>
  );
});

/**
 * Figures over time on one or two axes, optionally beside a compared period. Arrow keys move between points, whose
 * values are announced; the caller shows a table of the same numbers.
 */
export function LineChart({ label, slots, lines, size = 'md', markers, marked, onZoom }: LineChartProps) {
  const styles = chart({ size });
  const count = slots.length;
  const model = useMemo(() => lineModel(lines, slots), [lines, slots]);
  const { at, selected, pointer, keyboard } = useCursor(count, count > 2 ? onZoom : undefined);
  const x = at === null ? 0 : positionOf(at, count);
  const [start, end] = model.axes;
  const [left, right] = selected ? [positionOf(selected.first, count), positionOf(selected.last, count)] : [];
  return (
    // Focusable, so that the keyboard reaches the points; the table beside it has the same numbers.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <figure className={styles.root} aria-label={label} tabIndex={0} {...keyboard}>
      {start ? <Ticks axis={start} side="y" /> : null}
      <div className={styles.plot} data-zooms={onZoom ? '' : undefined} {...pointer}>
        <svg className={styles.svg} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {left === undefined || right === undefined ? null : (
            <rect x={left} y="0" width={right - left} height="100" className={styles.selection} />
          )}
          <Drawing model={model} hasArea={!markers} />
          {at === null ? null : <path d={`M${x} 0V100`} className={styles.cursor} />}
        </svg>
        <Shapes model={model} markers={markers} />
        <Mark model={model} at={marked} />
        {at === null ? null : <ChartTip {...{ model, slots, at, x, selected, markers }} />}
      </div>
      {end ? <Ticks axis={end} side="yEnd" /> : null}
      <Labels slots={slots} />
    </figure>
  );
}
