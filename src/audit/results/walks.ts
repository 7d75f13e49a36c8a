/** Which generated tests take which transitions of a chart; `takes` are places in `transitions` (M2, M3). */
export type ChartWalks = {
  chart: string;
  transitions: readonly string[];
  walks: readonly { title: string; takes: readonly number[] }[];
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
