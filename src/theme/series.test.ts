import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { palette } from './palette.ts';

const { neutral, series } = palette;

test.each([
  ['light', series.light, neutral[0]],
  ['dark', series.dark, neutral[950]],
])(
  '[A9] [O10] each of the six series stands out from the %s surface by 3:1, and no two are alike',
  (_, colours, surface) => {
    const all = Object.values(colours);
    expect(all.filter((colour) => wcagContrast(colour, surface) < 3)).toEqual([]);
    expect(new Set(all).size).toBe(6);
  },
);
