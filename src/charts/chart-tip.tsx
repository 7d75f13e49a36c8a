import { Trans } from '@lingui/react/macro';
import { chart } from '#styled/recipes';
import type { DrawnLine, LineMarkers, LineModel, Slot } from './line-model.ts';
import { series } from './series.ts';

type Value = number | null;
const orNone = (value: Value | undefined): Value => value ?? null;
const dockedBelow = 50;

type ChartTipProps = {
  model: LineModel;
  slots: readonly Slot[];
  at: number;
  /** In percent from the left. */
  x: number;
  selected: { first: number; last: number } | null;
  markers: LineMarkers | undefined;
};

function Dots({ line, at, x }: { line: DrawnLine; at: number; x: number }) {
  const value = orNone(line.values[at]);
  if (value === null) return null;
  return (
    <span
      className={chart().dot}
      style={{ ...series(line.colour), left: `${x}%`, top: `${line.scale.at(value)}%` }}
    />
  );
}

type RowProps = Pick<ChartTipProps, 'markers'> & { line: DrawnLine; value: Value; isBefore: boolean };

function Row({ line, value, isBefore, markers }: RowProps) {
  const styles = chart();
  return (
    <span className={styles.tipRow} style={series(line.colour)}>
      {markers ? (
        <markers.One line={line} />
      ) : (
        <i className={styles.swatch} data-dashed={isBefore ? '' : undefined} />
      )}
      {line.name}
      <b>{line.write(value)}</b>
    </span>
  );
}

type SelectionTextProps = { slots: readonly Slot[]; first: number; last: number };

function SelectionText({ slots, ...selected }: SelectionTextProps) {
  const [first, last] = [slots[selected.first]?.name, slots[selected.last]?.name];
  return (
    <span className={chart().tipDate}>
      <Trans>
        {first} to {last}: let go or press Enter to zoom in
      </Trans>
    </span>
  );
}

type RowsProps = Omit<RowProps, 'line' | 'value'> & { lines: readonly DrawnLine[]; at: number };

function Rows({ lines, at, ...row }: RowsProps) {
  const valueOf = ({ values, before }: DrawnLine) => orNone((row.isBefore ? before : values)?.[at]);
  return lines.map((line) => <Row key={line.id} line={line} value={valueOf(line)} {...row} />);
}

// The values at the cursor, and those they are compared with.
export function ChartTip({ model, slots, at, x, selected, markers }: ChartTipProps) {
  const styles = chart();
  const slot = slots[at];
  if (!slot) return null;
  const { lines } = model;
  const isHigh = lines.some((line) => line.scale.at(orNone(line.values[at]) ?? 0) < dockedBelow);
  const compared = lines.filter(({ before }) => before !== null);
  return (
    <>
      {lines.map((line) => (
        <Dots key={line.id} line={line} at={at} x={x} />
      ))}
      <div
        className={styles.tip}
        style={{ left: `${x}%` }}
        data-side={x > 60 ? 'start' : 'end'}
        data-low={isHigh ? '' : undefined}
        role="status"
      >
        {selected ? <SelectionText slots={slots} {...selected} /> : null}
        <span className={styles.tipDate}>{slot.name}</span>
        <Rows lines={lines} at={at} isBefore={false} markers={markers} />
        {slot.before !== null && compared.length > 0 ? (
          <>
            <span className={styles.tipDate}>{slot.before}</span>
            <Rows lines={compared} at={at} isBefore markers={markers} />
          </>
        ) : null}
      </div>
    </>
  );
}
