import { colors } from './colors.ts';

const ink = (light: number, dark: string) => `light-dark(rgb(30 26 18 / ${light}), ${dark})`;

/** Tokens that depend on the theme or the window width. */
export const semanticTokens = {
  colors,
  shadows: {
    xs: { value: `0 1px 1.5px ${ink(0.06, 'rgb(0 0 0 / 0.4)')}` },
    popup: {
      value: [
        `0 0 0 1px ${ink(0.08, 'rgb(255 255 255 / 0.1)')}`,
        `0 2px 4px ${ink(0.05, 'transparent')}`,
        `0 10px 28px -6px ${ink(0.16, 'rgb(0 0 0 / 0.7)')}`,
      ].join(', '),
    },
    dialog: {
      value: [
        `0 0 0 1px ${ink(0.07, 'rgb(255 255 255 / 0.11)')}`,
        `0 8px 16px -4px ${ink(0.1, 'transparent')}`,
        `0 32px 64px -12px ${ink(0.28, 'rgb(0 0 0 / 0.85)')}`,
      ].join(', '),
    },
    drawer: {
      value: [
        `-1px 0 0 ${ink(0.08, 'rgb(255 255 255 / 0.1)')}`,
        `-24px 0 64px -16px ${ink(0.24, 'rgb(0 0 0 / 0.8)')}`,
      ].join(', '),
    },
  },
  spacing: {
    pageGutter: { value: { base: '{spacing.4}', md: '{spacing.5}', lg: '{spacing.6}' } },
    pageGap: { value: { base: '{spacing.4}', lg: '{spacing.5}' } },
  },
};
