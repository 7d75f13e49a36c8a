import { defineSlotRecipe } from '@pandacss/dev';

const hairline = { strokeWidth: '1', vectorEffect: 'non-scaling-stroke' };

const widthOfTicks = 'calc(var(--letters, 0) * 0.85ch + 10px)';

const axis = {
  y: {
    position: 'relative',
    minWidth: { base: `max(46px, ${widthOfTicks})`, sm: `max(52px, ${widthOfTicks})` },
    '& > span': {
      position: 'absolute',
      insetInlineEnd: '10px',
      transform: 'translateY(-50%)',
      whiteSpace: 'nowrap',
    },
  },
  yEnd: {
    position: 'relative',
    gridColumn: '3',
    minWidth: { base: `max(38px, ${widthOfTicks})`, sm: `max(44px, ${widthOfTicks})` },
    '& > span': {
      position: 'absolute',
      insetInlineStart: '10px',
      transform: 'translateY(-50%)',
      whiteSpace: 'nowrap',
    },
  },
  x: { gridColumn: '2', position: 'relative', height: '24px' },
  tick: {
    position: 'absolute',
    top: '2',
    transform: 'translateX(-50%)',
    whiteSpace: 'nowrap',
    _first: { transform: 'none' },
    '&[data-minor]': { hideBelow: 'sm' },
    '&[data-end]': { transform: 'translateX(-100%)' },
  },
} as const;

const plot = {
  plot: {
    gridColumn: '2',
    position: 'relative',
    minWidth: '0',
    touchAction: 'pan-y',
    '&[data-zooms]': { cursor: 'crosshair' },
  },
  svg: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    overflow: 'visible',
    animation: 'draw {durations.slow} {easings.out}',
  },
  grid: { stroke: 'chart.grid', ...hairline },
  base: { stroke: 'border.strong', ...hairline },
  line: {
    fill: 'none',
    stroke: 'var(--series)',
    strokeWidth: '2',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
    '&[data-open]': { strokeDasharray: '6 4', strokeLinecap: 'butt' },
  },
  previous: {
    fill: 'none',
    stroke: 'var(--series)',
    strokeWidth: '1.5',
    strokeDasharray: '3 4',
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
  selection: { fill: 'accent.subtle' },
  cursor: { stroke: 'border.hover', strokeDasharray: '2 3', ...hairline },
  dot: {
    position: 'absolute',
    width: '9px',
    height: '9px',
    margin: '-4.5px',
    borderRadius: '50%',
    backgroundColor: 'var(--series)',
    boxShadow: '0 0 0 2px {colors.bg.surface}',
  },
  mark: {
    width: '15px',
    height: '15px',
    border: '2px solid {colors.warning.icon}',
    borderRadius: '50%',
    // On the line that it marks, and before the sentence about it.
    '[class*=plot] > &': { position: 'absolute', margin: '-7.5px', pointerEvents: 'none' },
  },
  note: {
    display: 'flex',
    gap: '2',
    '& > i': { flexShrink: '0' },
    '& > p': { color: 'fg.subtle' },
    '& > p > span': { color: 'fg.default' },
    // Kept while there is nothing to say, so that nothing moves when there is.
    minHeight: '20px',
    marginTop: '2',
    textStyle: 'hint',
  },
} as const;

const tip = {
  tip: {
    position: 'absolute',
    top: '2px',
    zIndex: '2',
    width: { sm: 'max-content' },
    minWidth: '184px',
    maxWidth: { sm: '340px' },
    paddingInline: '11px',
    paddingBlock: '9px',
    borderRadius: 'md',
    backgroundColor: 'bg.raised',
    boxShadow: 'popup',
    color: 'fg.default',
    textStyle: 'hint',
    transform: 'translateX(12px)',
    pointerEvents: 'none',
    '&[data-side=start]': { transform: 'translateX(calc(-100% - 12px))' },
    '&[data-low]': { top: 'auto', bottom: '10px' },
  },
  tipDate: { display: 'block', marginBottom: '5px', color: 'fg.subtle' },
  tipRow: {
    display: 'flex',
    alignItems: 'center',
    gap: '7px',
    lineHeight: '20px',
    '& > b': { marginInlineStart: 'auto', paddingInlineStart: '14px' },
  },
  swatch: {
    flexShrink: '0',
    width: '12px',
    height: '3px',
    borderRadius: '2px',
    backgroundColor: 'var(--series)',
    forcedColorAdjust: 'none',
    '&[data-dashed]': {
      height: '2px',
      borderRadius: '0',
      backgroundColor: 'transparent',
      printColorAdjust: 'exact',
      backgroundImage: 'repeating-linear-gradient(90deg, var(--series) 0 3px, transparent 3px 5px)',
    },
  },
} as const;

// The SVG stretches; labels are HTML around it, so that text never distorts.
export const chart = defineSlotRecipe({
  className: 'chart',
  slots: [
    'root',
    'wait',
    'y',
    'yEnd',
    'plot',
    'x',
    'tick',
    'svg',
    'grid',
    'base',
    'line',
    'previous',
    'selection',
    'cursor',
    'dot',
    'mark',
    'note',
    'tip',
    'tipDate',
    'tipRow',
    'swatch',
    'legend',
    'legendItem',
  ],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateRows: { base: '200px 24px', sm: '232px 24px' },
      textStyle: 'tick',
      color: 'chart.axis',
      borderRadius: 'sm',
      _focusVisible: { outlineOffset: '8px' },
      _print: { breakInside: 'avoid' },
    },
    wait: { gridColumn: '1 / -1', gridRow: '1 / -1', display: 'grid' },
    ...axis,
    ...plot,
    ...tip,
    legend: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      rowGap: '1',
      textStyle: 'hint',
      color: 'fg.muted',
    },
    legendItem: { display: 'flex', alignItems: 'center', gap: '6px' },
  },
  variants: {
    size: {
      md: {},
      lg: { root: { gridTemplateRows: { base: '220px 24px', sm: '280px 24px' } } },
    },
  },
  defaultVariants: { size: 'md' },
});
