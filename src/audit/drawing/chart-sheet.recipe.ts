import { defineSlotRecipe } from '@pandacss/dev';

/** The sheet that a statechart is drawn on: it scrolls, and is dragged about with the pointer. */
export const chartSheet = defineSlotRecipe({
  className: 'chart-sheet',
  slots: ['root', 'drawing', 'zoom', 'legend', 'part', 'key', 'bar', 'never'],
  base: {
    root: {
      position: 'relative',
      flex: '1',
      minHeight: '0',
      overflow: 'auto',
      padding: '3',
      // The ring around a link stays whole.
      scrollPadding: '3',
      cursor: 'grab',
      background:
        'radial-gradient(circle at 1px 1px, {colors.border.hairline} 1px, transparent 1.2px) 0 0 / 18px 18px, {colors.bg.surface}',
      _focusVisible: { outlineOffset: '-2px' },
      '&[data-dragged]': { cursor: 'grabbing', userSelect: 'none' },
      _print: { overflow: 'visible', height: 'auto', padding: '0', background: 'none' },
    },
    drawing: {
      display: 'block',
      marginInline: 'auto',
      maxWidth: 'none',
      fontFamily: 'sans',
      '& text': { letterSpacing: '0' },
      '& [data-state] > rect': {
        transition: 'fill {durations.fast}, stroke {durations.fast}',
        _motionReduce: { transition: 'none' },
      },
      '& a': { cursor: 'pointer' },
      '& a:hover text': { textDecoration: 'underline' },
      // A transition is a row of words of several colours.
      '& [data-transition] > a:hover': {
        '& text': { textDecoration: 'none' },
        '& > rect:first-child': { fill: 'bg.hover' },
      },
      '& a:focus-visible': { outline: '2px solid {colors.focus.ring}', outlineOffset: '2px' },
      // Whole on one page, with its legend.
      _print: { width: 'full', height: 'auto', maxHeight: '556px', breakInside: 'avoid' },
    },
    zoom: { minWidth: '44px', fontSize: 'xs', textAlign: 'center', color: 'fg.muted' },
    legend: {
      flexShrink: '0',
      borderTop: '1px solid {colors.border.hairline}',
      fontSize: '2xs',
      '& > summary': {
        minHeight: { base: '40px', lg: '24px' },
        alignContent: 'center',
        paddingInline: '4',
        color: 'fg.muted',
        cursor: 'pointer',
        _focusVisible: { outlineOffset: '-2px' },
        _print: { listStyle: 'none' },
      },
      _print: { breakInside: 'avoid' },
    },
    part: {
      display: 'none',
      // Small ones share a page, side by side where they have room.
      _print: {
        display: 'inline-block',
        maxWidth: 'full',
        verticalAlign: 'top',
        breakInside: 'avoid',
        marginInlineEnd: '5',
        marginBottom: '2',
      },
      '& figcaption': { fontSize: 'xs', lineHeight: '20px' },
      '& svg': { display: 'block', fontFamily: 'sans', printColorAdjust: 'exact' },
    },
    key: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      rowGap: '0.5',
      paddingInline: '4',
      paddingBottom: '1.5',
      '& svg': { flexShrink: '0', printColorAdjust: 'exact' },
      lineHeight: '16px',
      color: 'fg.muted',
      '& li': { display: 'inline-flex', gap: '1.5', alignItems: 'center' },
      '& b': { fontWeight: 'medium', color: 'fg.default' },
    },
    bar: {
      height: '3px',
      borderRadius: 'full',
      backgroundColor: 'warning.icon',
      _highContrast: { backgroundColor: 'CanvasText' },
      '&[data-degree="1"]': { width: '6px' },
      '&[data-degree="4"]': { width: '24px' },
    },
    never: {
      paddingInline: '1.5',
      borderRadius: 'sm',
      border: '1px dashed {colors.error.icon}',
      color: 'error.fg',
    },
  },
});
