import { defineSlotRecipe } from '@pandacss/dev';

/** The steps of a session, a lane for each chart, time downwards. */
export const lanes = defineSlotRecipe({
  className: 'lanes',
  slots: ['root', 'head', 'body', 'sheet', 'lane', 'canvas', 'times', 'step', 'end', 'jump', 'details'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      padding: '4',
      minWidth: '0',
      height: { lg: 'calc(100dvh - {sizes.topBar})' },
      minHeight: { lg: '480px' },
      _print: { height: 'auto' },
    },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      '& h1': { fontSize: 'lg', fontWeight: 'semibold' },
      '& > div:has(> input)': { flex: '0 1 260px' },
      _print: { '& > :not(h1, span)': { display: 'none' } },
    },
    body: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
      // The sheet scrolls, not the page: its head stays in sight.
      gridTemplateRows: { lg: 'minmax(0, 1fr)' },
      gap: '4',
      flex: { lg: '1' },
      minHeight: '0',
    },
    sheet: {
      gridArea: '1 / 1',
      overflow: 'auto',
      maxHeight: { base: '70vh', lg: 'none' },
      border: '1px solid {colors.border.hairline}',
      _focusVisible: { outlineOffset: '-2px' },
    },
    lane: {
      position: 'sticky',
      top: '0',
      // Over the times, which scroll under it.
      zIndex: '2',
      display: 'flex',
      backgroundColor: 'bg.surface',
      borderBottom: '1px solid {colors.border.hairline}',
      '& > span': {
        flexShrink: '0',
        paddingBlock: '1.5',
        textAlign: 'center',
        fontSize: 'xs',
        fontWeight: 'semibold',
        _first: {
          position: 'sticky',
          insetInlineStart: '0',
          backgroundColor: 'bg.surface',
          borderInlineEnd: '1px solid {colors.border.hairline}',
        },
      },
    },
    canvas: {
      position: 'relative',
      '& svg': { position: 'absolute', inset: '0', pointerEvents: 'none' },
      '& path': { fill: 'none', stroke: '{colors.fg.subtle}', strokeWidth: '1' },
      '& path[data-near]': { stroke: '{colors.accent.icon}', strokeWidth: '2' },
    },
    /** In sight at all times, whichever lane is looked at. */
    times: {
      position: 'sticky',
      insetInlineStart: '0',
      zIndex: '1',
      height: 'full',
      backgroundColor: 'bg.surface',
      borderInlineEnd: '1px solid {colors.border.hairline}',
      fontVariantNumeric: 'tabular-nums',
      fontSize: 'xs',
      color: 'fg.muted',
      '& > span': {
        position: 'absolute',
        insetInlineStart: '0',
        insetInlineEnd: '2',
        display: 'flex',
        justifyContent: 'space-between',
        paddingInlineStart: '2',
        lineHeight: '26px',
        '& b': { fontWeight: 'medium', color: 'fg.default' },
      },
    },
    step: {
      position: 'absolute',
      height: '26px',
      paddingInline: '1.5',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: 'xs',
      backgroundColor: 'bg.surface',
      border: '1px solid {colors.border.hairline}',
      borderRadius: 'sm',
      // The chart did nothing with it.
      '&[data-ignored]': { borderStyle: 'dashed', borderColor: 'fg.subtle', color: 'fg.muted' },
      '&[data-faded]': { opacity: '0.45' },
      '&[data-found]': {
        borderColor: 'warning.icon',
        backgroundColor: 'warning.subtle',
        _highContrast: { outline: '2px dashed Highlight' },
      },
      '&[aria-pressed=true]': {
        backgroundColor: 'accent.subtle',
        _highContrast: { outline: '2px solid Highlight' },
      },
    },
    end: { position: 'absolute', bottom: '0', height: '1px' },
    // Over the sheet, so that nothing moves when it comes and goes.
    jump: {
      gridArea: '1 / 1',
      placeSelf: 'end',
      zIndex: '3',
      margin: '4',
      _print: { display: 'none' },
      // A list scrolls with the page.
      '&[data-over-page]': { position: 'fixed', insetInlineEnd: '0', bottom: '0' },
    },
    details: {
      overflow: 'auto',
      fontSize: 'sm',
      overflowWrap: 'anywhere',
      '& h2': { fontWeight: 'semibold', _focusVisible: { outlineOffset: '-2px' } },
      '& dt': { marginTop: '2', color: 'fg.muted', fontSize: 'xs' },
      '& button': {
        minHeight: '24px',
        color: 'accent.fg',
        textAlign: 'start',
        _hover: { textDecoration: 'underline' },
      },
    },
  },
});
