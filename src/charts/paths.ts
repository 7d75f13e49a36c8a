import { positionOf, type Scale } from './scale.ts';
import { thinnedOut } from './thin-out.ts';

// No screen can show more.
const mostDots = 1200;
const rounded = (percent: number) => Math.round(percent * 100) / 100;

// `count` points fill the width.
type Drawn = { values: readonly (number | null)[]; scale: Scale; count: number };
type Spot = { x: number; y: number };

// In percent of the plot.
function stretchesOf({ values, scale, count }: Drawn): Spot[][] {
  const stretches: Spot[][] = [[]];
  for (const { index, value } of thinnedOut(values, mostDots)) {
    if (value === null) stretches.push([]);
    else stretches.at(-1)?.push({ x: rounded(positionOf(index, count)), y: rounded(scale.at(value)) });
  }
  return stretches.filter(({ length }) => length > 0);
}

const through = (spots: readonly Spot[]) => `M${spots.map(({ x, y }) => `${x},${y}`).join('L')}`;

// Breaks where a value is missing; a single spot is closed so that it shows as a dot.
export const linePath = (drawn: Drawn): string =>
  stretchesOf(drawn)
    .map((spots) => (spots.length > 1 ? through(spots) : `${through(spots)}Z`))
    .join('');

// Drawn in full, and dashed from the point before the first unfinished one. -1: all are finished.
export function splitAt<Value>(values: readonly (Value | null)[], first: number) {
  const openFrom = first < 0 ? values.length : first;
  const isOpen = values.slice(openFrom).some((value) => value !== null);
  return {
    finished: values.map((value, index) => (index < openFrom ? value : null)),
    open: values.map((value, index) => (isOpen && index >= openFrom - 1 ? value : null)),
  };
}

// Of the room that a value has.
const barShare = 0.6;

// A bar for each value but zeros and those that are missing; the first and the last are cut at the edge.
export function barPath({ values, scale, count }: Drawn): string {
  const half = (barShare * 50) / Math.max(1, count - 1);
  const bottom = rounded(scale.at(0));
  return values
    .map((value, index) => {
      if (!value) return '';
      const x = positionOf(index, count);
      const [left, right] = [rounded(Math.max(0, x - half)), rounded(Math.min(100, x + half))];
      return `M${left},${bottom}V${rounded(scale.at(value))}H${right}V${bottom}Z`;
    })
    .join('');
}

export function areaPath(drawn: Drawn): string {
  const y = rounded(drawn.scale.at(0));
  const onAxis = (spot: Spot | undefined) => (spot ? [{ x: spot.x, y }] : []);
  return stretchesOf(drawn)
    .map((spots) => `${through([...spots, ...onAxis(spots.at(-1)), ...onAxis(spots[0])])}Z`)
    .join('');
}
