import { scaleLinear } from 'd3-scale';

const tickCount = 4;

/** The value axis: from 0 to a round number above the largest value, with its ticks, in percent from the top. */
export function valueScale(values: readonly number[]) {
  const largest = Math.max(...values, 0);
  const scale = scaleLinear()
    .domain([0, largest || 1])
    .nice(tickCount)
    .range([100, 0]);
  return { scale, ticks: scale.ticks(tickCount) };
}

/** Where the point at `index` of `count` lies, in percent from the left. */
export const positionOf = (index: number, count: number) => (count < 2 ? 50 : (index / (count - 1)) * 100);

/** At most `most` indices, evenly spread, for the labels of the time axis. */
export function labelledIndices(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: Math.ceil(count / step) }, (_, nth) => nth * step);
}
