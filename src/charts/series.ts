import type { CSSProperties } from 'react';

const colours = { 1: 'var(--colors-chart-1)', previous: 'var(--colors-chart-previous)' } as const;

/** The colour of a series, for everything below. */
export const series = (name: keyof typeof colours): CSSProperties =>
  ({ '--series': colours[name] }) as CSSProperties;
