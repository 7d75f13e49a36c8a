const stepCount = 4;
const roundSteps = [1, 2, 2.5, 5, 10];

// The smallest round step of which `stepCount` reach `largest`; whole for counts.
function stepOf(largest: number, isWhole: boolean): number {
  const rough = (largest || 1) / stepCount;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (roundSteps.find((round) => round * power >= rough * (1 - 1e-9)) ?? 10) * power;
  return isWhole ? Math.max(1, Math.ceil(step)) : step;
}

// From 0 upwards; positions in percent from the top.
export type Scale = { at: (value: number) => number; ticks: readonly number[] };

// Always four steps, so that the lines of two axes coincide.
export function valueScale(values: readonly number[], isWhole = false): Scale {
  let largest = 0;
  for (const value of values) largest = Math.max(largest, value);
  const step = stepOf(largest, isWhole);
  const top = step * stepCount;
  return {
    at: (value) => 100 - (100 * value) / top,
    // Steps such as 0.1 add up to 0.30000000000000004.
    ticks: Array.from({ length: stepCount + 1 }, (_, nth) => Number((nth * step).toPrecision(12))),
  };
}

// In percent from the left.
export const positionOf = (index: number, count: number) => (count < 2 ? 50 : (index / (count - 1)) * 100);

// The nearest point to a part (0 to 1) of the width.
export const indexAt = (part: number, count: number) =>
  Math.min(count - 1, Math.max(0, Math.round(part * (count - 1))));

// At most `most`, evenly spread.
export function labelledIndices(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: Math.ceil(count / step) }, (_, nth) => nth * step);
}
