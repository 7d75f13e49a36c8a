import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { colors } from './colors.ts';

const texts = { default: colors.fg.default, muted: colors.fg.muted, subtle: colors.fg.subtle };
const grounds = {
  canvas: colors.bg.canvas,
  surface: colors.bg.surface,
  raised: colors.bg.raised,
  sunken: colors.bg.sunken,
};
type Token = { value: string | { base: string } };

function inTheme({ value }: Token, theme: 'light' | 'dark'): string {
  const [, light = '', dark = ''] =
    /light-dark\((#\w{6}), (#\w{6})\)/.exec(typeof value === 'string' ? value : value.base) ?? [];
  return { light, dark }[theme];
}

test.each(['light', 'dark'] as const)('[A9] texts have a contrast of at least 7:1 (AAA), %s', (theme) => {
  const tooFaint = Object.entries(texts).flatMap(([text, color]) =>
    Object.entries(grounds)
      .filter(([, ground]) => wcagContrast(inTheme(color, theme), inTheme(ground, theme)) < 7)
      .map(([ground]) => `${text} on ${ground}`),
  );
  expect(tooFaint).toEqual([]);
});
