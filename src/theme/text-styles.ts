const style = (size: string, weight: string, extra: Record<string, string> = {}) => ({
  value: { fontSize: size, lineHeight: size, fontWeight: weight, ...extra },
});

/** The few ways text looks. Screens choose one of these instead of sizes and weights. */
export const textStyles = {
  display: style('3xl', 'semibold', { letterSpacing: 'tight' }),
  pageTitle: style('xl', 'semibold', { letterSpacing: 'tight' }),
  dialogTitle: style('lg', 'semibold', { letterSpacing: 'snug' }),
  sectionTitle: style('md', 'semibold', { letterSpacing: 'snug' }),
  metric: style('2xl', 'semibold', { letterSpacing: 'snug' }),
  body: style('md', 'regular'),
  ui: style('sm', 'medium'),
  cell: style('sm', 'regular'),
  hint: style('xs', 'regular'),
  columnHead: style('xs', 'medium'),
  tick: style('2xs', 'regular'),
};
