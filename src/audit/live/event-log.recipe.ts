import { defineSlotRecipe } from '@pandacss/dev';

/** The steps of charts, under the sheet. */
export const eventLog = defineSlotRecipe({
  className: 'event-log',
  slots: ['root', 'head', 'time', 'jump', 'steps', 'offers', 'offer'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      flexShrink: '0',
      height: '236px',
      minHeight: '0',
      borderTop: '1px solid {colors.border.hairline}',
      // Nothing to scroll yet.
      '&[data-empty]': { height: 'auto' },
      // What stands above it needs the room.
      '&[data-low]': { height: { xl: '180px' } },
      _print: { height: 'auto' },
    },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      rowGap: '1',
      minHeight: '42px',
      paddingInlineStart: '4',
      paddingInlineEnd: '2',
      paddingBlock: '1',
      '& h2': { fontSize: 'sm', fontWeight: 'semibold' },
      _print: { '& > :not(h2, span)': { display: 'none' } },
    },
    time: { flex: '1', minWidth: '120px', maxWidth: '320px', accentColor: '{colors.accent.icon}' },
    // Over the steps, so that nothing moves when it comes and goes.
    jump: {
      position: 'absolute',
      insetInlineEnd: '5',
      bottom: '3',
      zIndex: '1',
      _print: { display: 'none' },
    },
    steps: {
      flex: '1',
      minHeight: '0',
      overflow: 'auto',
      _print: { overflow: 'visible' },
      borderTop: '1px solid {colors.border.hairline}',
      _focusVisible: { outlineOffset: '-2px' },
      '& table': { width: 'full', borderCollapse: 'collapse', fontSize: 'xs' },
      '& th': {
        position: 'sticky',
        top: '0',
        backgroundColor: 'bg.surface',
        textAlign: 'start',
        fontWeight: 'medium',
        color: 'fg.subtle',
      },
      '& th, & td': {
        height: '27px',
        paddingInline: '2.5',
        whiteSpace: 'nowrap',
        borderBottom: '1px solid {colors.border.hairline}',
        _first: { paddingInlineStart: '4' },
      },
      // No column lies beyond the edge.
      '& table[data-wrapped] td': { whiteSpace: 'normal', overflowWrap: 'anywhere', paddingBlock: '1' },
      '& tr[data-current] td': {
        backgroundColor: 'accent.subtle',
        _highContrast: { borderBlock: '1px solid Highlight' },
      },
      '& button': { minHeight: '24px', color: 'accent.fg', _hover: { textDecoration: 'underline' } },
    },
    offers: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5' },
    offer: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'start',
      gap: '0.5',
      fontSize: 'xs',
      lineHeight: '16px',
      color: 'fg.muted',
      '& button': {
        maxWidth: 'full',
        height: 'auto',
        paddingBlock: '1',
        '& > span': { whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start' },
      },
    },
  },
});
