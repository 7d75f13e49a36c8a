import { defineSlotRecipe } from '@pandacss/dev';

// Those of the first row and column fall outside the strip.
const edges = {
  marginInlineStart: '-1px',
  marginTop: '-1px',
  borderInlineStart: '1px solid {colors.border.hairline}',
  borderTop: '1px solid {colors.border.hairline}',
};

export const kpiToggles = defineSlotRecipe({
  className: 'kpi-toggles',
  slots: ['strip', 'tile', 'label', 'swatch', 'value', 'compare', 'rest'],
  base: {
    strip: {
      display: { base: 'grid', xl: 'flex' },
      gridTemplateColumns: {
        base: 'repeat(2, minmax(0, 1fr))',
        sm: 'repeat(3, minmax(0, 1fr))',
        md: 'repeat(4, minmax(0, 1fr))',
      },
      flexWrap: 'wrap',
      // Long figures are as wide as they need.
      '&:has([data-long])': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
      },
      _print: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      overflow: 'clip',
      textWrap: 'balance',
      borderBottom: '1px solid {colors.border.hairline}',
    },
    tile: {
      position: 'relative',
      flex: { xl: '1 0 148px' },
      display: 'flex',
      flexWrap: 'wrap',
      alignContent: 'flex-start',
      alignItems: 'baseline',
      justifyContent: { sm: 'space-between' },
      columnGap: '2',
      rowGap: '1px',
      paddingTop: '11px',
      paddingBottom: '10px',
      paddingInline: '14px',
      paddingInlineStart: { base: '4', xl: '14px' },
      textAlign: 'left',
      cursor: 'pointer',
      ...edges,
      _first: { paddingInlineStart: '4' },
      _hover: { backgroundColor: 'bg.hover' },
      _focusVisible: { outline: '2px solid {colors.focus.ring}', outlineOffset: '-3px', borderRadius: 'lg' },
      // Its mark lies over the tile below.
      '&[aria-pressed=true]': { zIndex: '1' },
      '&[aria-pressed=true]::after': {
        content: '""',
        position: 'absolute',
        insetInline: '0',
        bottom: '0',
        height: '2px',
        backgroundColor: 'var(--series)',
        forcedColorAdjust: 'none',
      },
    },
    label: {
      width: 'full',
      minHeight: '16px',
      display: 'flex',
      alignItems: 'center',
      gap: '7px',
      textStyle: 'columnHead',
      color: 'fg.muted',
      '[aria-pressed=true] > &': { color: 'fg.default' },
    },
    swatch: {
      flexShrink: '0',
      width: '10px',
      height: '10px',
      borderRadius: '3px',
      boxShadow: 'inset 0 0 0 1.5px {colors.border.control}',
      forcedColorAdjust: 'none',
      '[aria-pressed=true] &': { backgroundColor: 'var(--series)', boxShadow: 'none' },
    },
    value: {
      fontSize: '16px',
      lineHeight: '24px',
      fontWeight: 'semibold',
      letterSpacing: 'snug',
      whiteSpace: 'nowrap',
    },
    compare: {
      width: 'full',
      minHeight: '16px',
      textStyle: 'hint',
      color: 'fg.subtle',
    },
    rest: {
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      justifyContent: { base: 'center', xl: 'flex-start' },
      paddingInline: '2',
      // The last of an odd number has its line for itself.
      '&:nth-child(odd)': { smDown: { gridColumn: '1 / -1' } },
      ...edges,
      _print: { display: 'none' },
    },
  },
});
