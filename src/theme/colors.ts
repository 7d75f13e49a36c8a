import { palette } from './palette.ts';

const { neutral, tide, green, amber, red, blue, plum, series } = palette;

type Ramp = Record<50 | 100 | 200 | 300 | 400 | 500 | 600 | 700, string>;

const both = (light: string, dark: string) => ({ value: `light-dark(${light}, ${dark})` });

// The second value is for `prefers-contrast: more`.
const stronger = (usual: { value: string }, more: { value: string }) => ({
  value: { base: usual.value, _moreContrast: more.value },
});

const tint = (color: string, percent: number) => `color-mix(in oklab, ${color} ${percent}%, ${neutral[950]})`;

const veil = (color: string, percent: number) => `color-mix(in oklab, ${color} ${percent}%, transparent)`;

const status = (ramp: Ramp) => ({
  fg: both(ramp[700], ramp[300]),
  icon: both(ramp[600], ramp[400]),
  solid: both(ramp[600], ramp[500]),
  subtle: both(ramp[50], tint(ramp[500], 15)),
  border: stronger(both(ramp[200], tint(ramp[500], 38)), both(ramp[600], ramp[400])),
});

// Semantic colours, one `light-dark()` each: the theme follows `color-scheme` on the root element.
export const colors = {
  bg: {
    canvas: both(neutral[50], neutral[1000]),
    surface: both(neutral[0], neutral[950]),
    raised: both(neutral[0], neutral[900]),
    sunken: both(neutral[100], neutral[925]),
    selected: both(neutral[0], neutral[850]),
    hover: both('rgb(28 25 20 / 0.03)', 'rgb(255 255 255 / 0.04)'),
    subtle: both('rgb(28 25 20 / 0.05)', 'rgb(255 255 255 / 0.06)'),
    pressed: both('rgb(28 25 20 / 0.08)', 'rgb(255 255 255 / 0.08)'),
    inverse: both(neutral[900], neutral[100]),
    scrim: both('rgb(22 20 17 / 0.42)', 'rgb(6 6 5 / 0.62)'),
    veil: both(veil(neutral[50], 78), veil(neutral[1000], 78)),
    dim: both('transparent', 'rgb(0 0 0 / 0.14)'),
  },
  fg: {
    default: both(neutral[925], neutral[150]),
    muted: stronger(both(neutral[700], neutral[300]), both(neutral[900], neutral[150])),
    subtle: stronger(both(neutral[650], neutral[400]), both(neutral[800], neutral[200])),
    disabled: stronger(both(neutral[450], neutral[500]), both(neutral[600], neutral[400])),
    inverse: both(neutral[50], neutral[950]),
  },
  border: {
    hairline: stronger(both(neutral[200], neutral[850]), both(neutral[500], neutral[500])),
    strong: stronger(both(neutral[300], neutral[800]), both(neutral[600], neutral[400])),
    control: stronger(both('#918e8b', '#6e6b67'), both(neutral[800], neutral[200])),
    hover: stronger(both(neutral[600], neutral[400]), both(neutral[1000], neutral[0])),
    picture: both('rgb(0 0 0 / 0.08)', 'rgb(255 255 255 / 0.1)'),
  },
  accent: {
    fg: both(tide[700], tide[300]),
    icon: both(tide[600], tide[400]),
    solid: both(tide[600], '#0a7ca9'),
    solidHover: both(tide[700], tide[600]),
    on: { value: '#ffffff' },
    subtle: both(tide[50], tint(tide[500], 14)),
    muted: both(tide[100], tint(tide[500], 26)),
    border: stronger(both(tide[200], tint(tide[500], 42)), both(tide[600], tide[400])),
  },
  success: status(green),
  warning: status(amber),
  error: status(red),
  info: status(blue),
  operator: {
    fg: both(plum[700], plum[300]),
    solid: both(plum[700], plum[800]),
    on: { value: '#ffffff' },
    subtle: both(plum[50], tint(plum[500], 15)),
  },
  focus: { ring: both(tide[600], tide[300]) },
  chart: {
    1: both(series.light[1], series.dark[1]),
    2: both(series.light[2], series.dark[2]),
    3: both(series.light[3], series.dark[3]),
    4: both(series.light[4], series.dark[4]),
    5: both(series.light[5], series.dark[5]),
    6: both(series.light[6], series.dark[6]),
    previous: stronger(both(neutral[450], neutral[500]), both(neutral[600], neutral[400])),
    other: stronger(both(neutral[400], neutral[600]), both(neutral[600], neutral[400])),
    grid: stronger(both(neutral[150], neutral[900]), both(neutral[400], neutral[600])),
    axis: both(neutral[600], neutral[400]),
    areaFrom: both(veil(series.light[1], 16), veil(series.dark[1], 20)),
    areaTo: both(veil(series.light[1], 0), veil(series.dark[1], 0)),
  },
  art: {
    glow: { value: '#12465c' },
    mid: { value: '#0b2b3a' },
    deep: { value: '#081c27' },
    fg: { value: '#e6f3f9' },
    link: { value: '#9bd8f5' },
  },
};
