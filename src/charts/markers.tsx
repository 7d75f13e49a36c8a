import { memo } from 'react';
import { markers as recipe } from '#styled/recipes';
import type { DrawnLine, LineModel } from './line-model.ts';
import { Marker } from './marker.tsx';
import { labelledIndices, positionOf } from './scale.ts';

// As many as tell a line from others: at every point they would hide a long line.
const most = 8;

// Lines that run together show their shapes side by side.
function spotsOf({ values, scale }: DrawnLine, nth: number) {
  const indices = labelledIndices(values.length, most);
  const step = indices[1] ?? 1;
  return indices.flatMap((index) => {
    const at = index + (nth % step);
    const value = values[at] ?? null;
    return value === null ? [] : [{ at, left: positionOf(at, values.length), top: scale.at(value) }];
  });
}

/** The shapes on a plot. */
export const Markers = memo(function Markers({ model }: { model: LineModel }) {
  return model.lines.map((line, nth) =>
    spotsOf(line, nth).map(({ at, left, top }) => (
      <span key={`${line.id} ${at}`} className={recipe().spot} style={{ left: `${left}%`, top: `${top}%` }}>
        <Marker line={line} />
      </span>
    )),
  );
});
