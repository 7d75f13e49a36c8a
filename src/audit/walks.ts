/** Which generated tests take which transitions of a chart; `takes` are places in `transitions` (M2, M3). */
export type ChartWalks = {
  chart: string;
  transitions: readonly string[];
  walks: readonly { title: string; takes: readonly number[] }[];
};
