import { positionOf, type Scale } from './scale.ts';
import { thinnedOut } from './thin-out.ts';

/** More dots than this cannot be told apart on any screen. */
const mostDots = 1200;
const rounded = (percent: number) => Math.round(percent * 100) / 100;

/** The values of a line on its axis; `count` points fill the width. */
type Drawn = { values: readonly (number | null)[]; scale: Scale; count: number };
type Spot = { x: number; y: number };

/** The stretches without a missing value, each as its spots in percent of the plot. */
function stretchesOf({ values, scale, count }: Drawn): Spot[][] {
  const stretches: Spot[][] = [[]];
  for (const { index, value } of thinnedOut(values, mostDots)) {
    if (value === null) stretches.push([]);
    else stretches.at(-1)?.push({ x: rounded(positionOf(index, count)), y: rounded(scale.at(value)) });
  }
  return stretches.filter(({ length }) => length > 0);
}

const through = (spots: readonly Spot[]) => `M${spots.map(({ x, y }) => `${x},${y}`).join('L')}`;

/** The path of a line, in percent of its plot; it breaks where a value is missing. A spot by itself is a dot: it is closed. */
export const linePath = (drawn: Drawn): string =>
  stretchesOf(drawn)
    .map((spots) => (spots.length > 1 ? through(spots) : `${through(spots)}Z`))
    .join('');

/**
 * The values before the first unfinished one, and from right before it on: what is drawn in full, and dashed. Where
 * `openFrom` is -1, as `findIndex` says it, all of them are finished.
 */
export function splitAt<Value>(values: readonly (Value | null)[], first: number) {
  const openFrom = first < 0 ? values.length : first;
  const isOpen = values.slice(openFrom).some((value) => value !== null);
  return {
    finished: values.map((value, index) => (index < openFrom ? value : null)),
    open: values.map((value, index) => (isOpen && index >= openFrom - 1 ? value : null)),
  };
}

/** The area under that line. */
export function areaPath(drawn: Drawn): string {
  const y = rounded(drawn.scale.at(0));
  const onAxis = (spot: Spot | undefined) => (spot ? [{ x: spot.x, y }] : []);
  return stretchesOf(drawn)
    .map((spots) => `${through([...spots, ...onAxis(spots.at(-1)), ...onAxis(spots[0])])}Z`)
    .join('');
}
