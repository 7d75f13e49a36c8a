import { clampChroma, formatHex, oklch, wcagContrast, type Oklch } from 'culori';

type Theme = 'light' | 'dark';

/** Contrasts of WCAG: text, and what is no text but has to be seen. */
const readable = 4.5;
const visible = 3;

/** What colours stand on: the pages of the theme (src/theme/colors.ts). */
export const pages: Record<Theme, readonly string[]> = {
  light: ['#ffffff', '#fbf9f8'],
  dark: ['#0e0d0c', '#161513', '#21201d'],
};

/** Lightness, and the part of the accent's colourfulness, where the search for a colour begins. */
const shades = {
  fg: { light: [0.45, 1], dark: [0.83, 0.75], least: readable },
  icon: { light: [0.52, 1], dark: [0.74, 1], least: visible },
  ring: { light: [0.52, 1], dark: [0.83, 0.75], least: visible },
  subtle: { light: [0.98, 0.12], dark: [0.25, 0.3], least: 0 },
  muted: { light: [0.95, 0.3], dark: [0.31, 0.45], least: 0 },
  border: { light: [0.89, 0.55], dark: [0.38, 0.6], least: 0 },
} as const;
type Shade = keyof typeof shades;

const hexOf = (color: Oklch) => formatHex(clampChroma(color, 'oklch'));
const away: Record<Theme, number> = { light: -0.01, dark: 0.01 };

/** The lightness nearest to where the search begins at which it can be told from all that it stands on. */
function reached(color: Oklch, step: number, isEnough: (hex: string) => boolean): string {
  const hex = hexOf(color);
  const l = color.l + step;
  return isEnough(hex) || l < 0 || l > 1 ? hex : reached({ ...color, l }, step, isEnough);
}

function shadeOf(accent: Oklch, name: Shade, theme: Theme): string {
  const {
    [theme]: [l, part],
    least,
  } = shades[name];
  // Text stands on the subtle shade as well.
  const ground = name === 'fg' ? [...pages[theme], shadeOf(accent, 'subtle', theme)] : pages[theme];
  const isEnough = (hex: string) => ground.every((other) => wcagContrast(hex, other) >= least);
  return reached({ ...accent, l, c: accent.c * part }, away[theme], isEnough);
}

/** The accent itself is the ground of buttons; their text is white, or black where white cannot be read. */
function buttonOf(hex: string, accent: Oklch) {
  const on = wcagContrast('#ffffff', hex) >= readable ? '#ffffff' : '#000000';
  const hover = { ...accent, l: Math.min(accent.l + (on === '#ffffff' ? -0.06 : 0.06), 1) };
  return { on, hover: hexOf(hover) };
}

// The form that the build gives `light-dark()`, so that it follows the theme in the same browsers.
const both = (light: string, dark: string) =>
  `var(--lightningcss-light,${light})var(--lightningcss-dark,${dark})`;

/** Of the bars of a phone's browser, light and dark. */
export function barColors(hex: string): readonly [string, string] {
  const accent = oklch(hex) ?? { mode: 'oklch', l: 0.5, c: 0 };
  return [hex.toLowerCase(), shadeOf(accent, 'muted', 'dark')];
}

/** Of links, as `light-dark()` takes them. */
export const linkColor = (hex: string) => {
  const accent = oklch(hex) ?? { mode: 'oklch', l: 0.5, c: 0 };
  return `light-dark(${shadeOf(accent, 'fg', 'light')}, ${shadeOf(accent, 'fg', 'dark')})`;
};

/** The portal's custom properties for an accent, such as '#7a3cff'; each can be read where it is used (WCAG AA). */
export function accentVariables(hex: string): Record<string, string> {
  const accent = oklch(hex) ?? { mode: 'oklch', l: 0.5, c: 0 };
  const { on, hover } = buttonOf(hex, accent);
  const shade = (name: Shade) => both(shadeOf(accent, name, 'light'), shadeOf(accent, name, 'dark'));
  return {
    '--colors-accent-fg': shade('fg'),
    '--colors-accent-icon': shade('icon'),
    '--colors-accent-solid': hex.toLowerCase(),
    '--colors-accent-solid-hover': hover,
    '--colors-accent-on': on,
    '--colors-accent-subtle': shade('subtle'),
    '--colors-accent-muted': shade('muted'),
    '--colors-accent-border': shade('border'),
    '--colors-focus-ring': shade('ring'),
  };
}
