import { markers } from '#styled/recipes';
import type { DrawnLine } from './line-model.ts';
import { series } from './series.ts';

/** Shapes in a square of 10, one for each series: lines differ without their colours, and all of them are solid. */
export const shapes = [
  'M5 .8a4.2 4.2 0 1 0 0 8.4a4.2 4.2 0 1 0 0-8.4z',
  'M1.2 1.2h7.6v7.6h-7.6z',
  'M5 .4L9.8 9H.2z',
  'M5 0L10 5L5 10L0 5z',
  'M.2 1h9.6L5 9.6z',
  'M3.4 .2h3.2v3.2h3.2v3.2H6.6v3.2H3.4V6.6H.2V3.4h3.2z',
];

/** The shape of a line, as in the chart; `isHollow` while the line is hidden. */
export function Marker({
  line,
  isHollow = false,
}: {
  line: Pick<DrawnLine, 'marker' | 'colour'>;
  isHollow?: boolean;
}) {
  return (
    <svg
      className={markers().sign}
      viewBox="-1 -1 12 12"
      style={series(line.colour)}
      data-hollow={isHollow ? '' : undefined}
      aria-hidden="true"
    >
      <path d={line.marker} />
    </svg>
  );
}
