/** Which generated tests take which transitions of a chart; `takes` are places in `transitions` (M2, M3). */
export type ChartWalks = {
  chart: string;
  transitions: readonly string[];
  walks: readonly { title: string; takes: readonly number[] }[];
};

/**
 * The generated tests of a chart step by step, in the order of `ChartWalks` (M2, M3). A step is the place of its event in
 * `events`, which are keys of a simulation, then those of the transitions that it took: none where the chart ignores it.
 */
export type WalkSteps = {
  chart: string;
  events: readonly string[];
  walks: readonly { start: string; steps: readonly (readonly number[])[] }[];
};

/**
 * What the walks in a real browser take of a chart, and why not the rest (M2); transitions are places in those of
 * `ChartWalks`. `file` holds the walk.
 */
export type BrowserWalks = {
  chart: string;
  file: string;
  taken: readonly number[];
  exempt: readonly { reason: string; transitions: readonly number[] }[];
};

/** Which of the walks of a chart a generated test is, from 1: '[T1] start 6, 37 steps' is the sixth. */
export const numberOfWalk = (title: string): number => Number(/(\d+), \d+ steps$/.exec(title)?.[1] ?? 0);
