import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { palette } from '#theme/palette.ts';
import { accentVariables, pages } from './accent.ts';

// WCAG 2.2, relative luminance, written by hand: the code under test has a library for it.
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const pair = /^var\(--lightningcss-light,(#[0-9a-f]{6})\)var\(--lightningcss-dark,(#[0-9a-f]{6})\)$/;
function themesOf(text = '') {
  const [, light = text, dark = text] = pair.exec(text) ?? [];
  return { light, dark };
}

const aColor = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const extremes = ['#000000', '#ffffff', '#ffff00', '#00ff00', '#0000ff', '#767676', '#ff0000'];

test('the grounds are those of the theme', () => {
  const { neutral } = palette;
  expect(pages).toEqual({
    light: [neutral[0], neutral[50]],
    dark: [neutral[1000], neutral[950], neutral[900]],
  });
});

describe.each(['light', 'dark'] as const)('[A9] any accent, %s', (theme) => {
  const problemsOf = (color: string) => {
    const made = accentVariables(color);
    const of = (name: string) => themesOf(made[`--colors-${name}`])[theme];
    const worst = (name: string, grounds: readonly string[]) =>
      Math.min(...grounds.map((ground) => contrast(of(name), ground)));
    const found = {
      text: worst('accent-fg', [...pages[theme], of('accent-subtle')]),
      button: worst('accent-on', [of('accent-solid'), of('accent-solid-hover')]),
      icon: worst('accent-icon', pages[theme]),
      ring: worst('focus-ring', pages[theme]),
    };
    const least = { text: 4.5, button: 4.5, icon: 3, ring: 3 };
    return Object.entries(least).filter(([name, most]) => found[name as keyof typeof found] < most);
  };
  test('can be read and seen', () => {
    expect(extremes.flatMap(problemsOf)).toEqual([]);
    expect(fc.sample(aColor, 200).flatMap(problemsOf)).toEqual([]);
  });
});

test('buttons have the accent itself, with white text where that can be read', () => {
  expect(accentVariables('#7A3CFF')).toMatchObject({
    '--colors-accent-solid': '#7a3cff',
    '--colors-accent-on': '#ffffff',
  });
  expect(accentVariables('#ffd400')).toMatchObject({
    '--colors-accent-solid': '#ffd400',
    '--colors-accent-on': '#000000',
  });
});
