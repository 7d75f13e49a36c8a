import type { CSSProperties } from 'react';

/** The colours of the lines, in their fixed order; `previous` is the period that a single line is compared with. */
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

/** The colour of a line by its place, counted from 0; a seventh one begins anew. */
export const nthSeries = (index: number): SeriesName => ((index % 6) + 1) as SeriesName; // 1 to 6.

/** The colour of a series, for everything below. */
export const series = (name: SeriesName): CSSProperties =>
  // Custom properties are no part of the type.
  ({ '--series': colours[name] }) as CSSProperties;
