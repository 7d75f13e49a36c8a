import type { CSSProperties } from 'react';

// In fixed order; `previous` is the period that a single line is compared with.
const colours = {
  1: 'var(--colors-chart-1)',
  2: 'var(--colors-chart-2)',
  3: 'var(--colors-chart-3)',
  4: 'var(--colors-chart-4)',
  5: 'var(--colors-chart-5)',
  6: 'var(--colors-chart-6)',
  previous: 'var(--colors-chart-previous)',
} as const;
export type SeriesName = keyof typeof colours;

/** By index; the seventh line has the first colour again. */
export const nthSeries = (index: number): SeriesName => ((index % 6) + 1) as SeriesName; // 1 to 6.

/** Sets the colour of a series for its descendants. */
export const series = (name: SeriesName): CSSProperties =>
  // CSSProperties lacks custom properties.
  ({ '--series': colours[name] }) as CSSProperties;
