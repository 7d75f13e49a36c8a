const values = <Name extends string, Value>(table: Record<Name, Value>) => {
  const rows = Object.entries(table).map(([name, value]) => [name, { value }]);
  // Object.fromEntries loses the keys; they are those of the table.
  return Object.fromEntries(rows) as Record<Name, { value: Value }>;
};

/** Everything but colours: spacing, sizes, type, motion, layers. */
export const tokens = {
  spacing: values({
    0: '0px',
    0.5: '0.125rem',
    1: '0.25rem',
    1.5: '0.375rem',
    2: '0.5rem',
    2.5: '0.625rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    7: '1.75rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    16: '4rem',
    24: '6rem',
    toastOffset: '55px',
  }),
  sizes: {
    ...values({ full: '100%' }),
    control: values({ sm: '1.75rem', md: '2rem', lg: '2.5rem', touch: '2.75rem' }),
    row: values({ head: '2.125rem', compact: '2.0625rem', default: '2.5rem', twoLine: '3.625rem' }),
    content: values({ form: '56.25rem', page: '90rem', wide: '110rem' }),
    ...values({
      topBar: '47px',
      statusBar: '34px',
      rail: '14.5rem',
      aside: '21rem',
      target: '24px',
      toast: '22.5rem',
    }),
  },
  radii: values({ none: '0px', xs: '3px', sm: '5px', md: '7px', lg: '10px', xl: '14px', full: '999px' }),
  fonts: values({
    sans: "'Hanken Grotesk Variable', 'Hanken Grotesk Fallback', system-ui, sans-serif",
    mono: "'Geist Mono Variable', ui-monospace, Menlo, monospace",
  }),
  fontSizes: values({
    '2xs': '0.6875rem',
    xs: '0.75rem',
    sm: '0.8125rem',
    md: '0.875rem',
    lg: '1rem',
    xl: '1.125rem',
    '2xl': '1.375rem',
    '3xl': '1.75rem',
    '4xl': '2.25rem',
  }),
  lineHeights: values({
    '2xs': '1rem',
    xs: '1rem',
    sm: '1.25rem',
    md: '1.25rem',
    lg: '1.5rem',
    xl: '1.625rem',
    '2xl': '1.75rem',
    '3xl': '2.125rem',
    '4xl': '2.625rem',
  }),
  fontWeights: values({ regular: '430', medium: '530', semibold: '620', bold: '700' }),
  letterSpacings: values({ tight: '-0.018em', snug: '-0.008em', normal: '0', wide: '0.02em' }),
  zIndex: values({
    sticky: 10,
    pinned: 11,
    topBar: 1000,
    statusBar: 1100,
    dropdown: 2000,
    drawer: 2100,
    dialog: 2200,
    toast: 2400,
    blocking: 2500,
  }),
  durations: values({ fast: '120ms', base: '180ms', slow: '260ms', skeleton: '1400ms' }),
  easings: values({
    out: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    inOut: 'cubic-bezier(0.6, 0, 0.3, 1)',
    in: 'cubic-bezier(0.5, 0, 0.9, 0.4)',
  }),
};

const textStyle = (size: string, weight: string, extra: Record<string, string> = {}) => ({
  value: { fontSize: size, lineHeight: size, fontWeight: weight, ...extra },
});

/** Use these instead of sizes and weights. */
export const textStyles = {
  display: textStyle('3xl', 'semibold', { letterSpacing: 'tight' }),
  pageTitle: textStyle('xl', 'semibold', { letterSpacing: 'tight' }),
  dialogTitle: textStyle('lg', 'semibold', { letterSpacing: 'snug' }),
  sectionTitle: textStyle('md', 'semibold', { letterSpacing: 'snug' }),
  metric: textStyle('2xl', 'semibold', { letterSpacing: 'snug' }),
  body: textStyle('md', 'regular'),
  ui: textStyle('sm', 'medium'),
  cell: textStyle('sm', 'regular'),
  hint: textStyle('xs', 'regular'),
  columnHead: textStyle('xs', 'medium'),
  tick: textStyle('2xs', 'regular'),
};

const still = { transform: 'none', opacity: 1 };

export const keyframes = {
  popIn: { from: { opacity: 0, transform: 'translateY(-2px) scale(0.985)' }, to: still },
  fadeIn: { from: { opacity: 0 }, to: { opacity: 1 } },
  // A screen in place of another one.
  enter: { from: { opacity: 0.4 }, to: { opacity: 1 } },
  fadeOut: { from: { opacity: 1 }, to: { opacity: 0 } },
  // A chart from its first point to its last; then nothing is clipped.
  draw: { from: { clipPath: 'inset(-8px 100% -8px -8px)' }, to: { clipPath: 'inset(-8px)' } },
  slideInEnd: { from: { transform: 'translateX(24px)', opacity: 0 }, to: still },
  slideOutEnd: { from: still, to: { transform: 'translateX(24px)', opacity: 0 } },
  riseIn: { from: { transform: 'translateY(12px)', opacity: 0 }, to: still },
  shimmer: { from: { backgroundPosition: '200% 0' }, to: { backgroundPosition: '-60% 0' } },
  spin: { to: { transform: 'rotate(360deg)' } },
  sweep: { from: { transform: 'translateX(-20%)' }, to: { transform: 'translateX(170%)' } },
};
