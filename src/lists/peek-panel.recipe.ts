import { defineSlotRecipe } from '@pandacss/dev';

/** Beside the list where there is room (`toolbar.place`), else over its end. */
export const peekPanel = defineSlotRecipe({
  className: 'peek-panel',
  slots: ['root', 'head', 'position', 'subject', 'name', 'body'],
  base: {
    root: {
      _print: { display: 'none' },
      position: { base: 'fixed', xl: 'sticky' },
      zIndex: { base: 'topBar', xl: 'sticky' },
      insetInlineEnd: { base: '2', xl: 'auto' },
      top: 'calc({sizes.topBar} + 8px)',
      gridColumn: { xl: '2' },
      gridRow: { xl: '1' },
      alignSelf: 'start',
      width: { base: 'min(400px, calc(100vw - 16px))', xl: 'full' },
      maxHeight: 'calc(100dvh - {sizes.topBar} - 16px)',
      'body:has([data-status-bar], [data-banner], [data-bottom-bar]) &': {
        maxHeight: 'calc(100dvh - {sizes.topBar} - 72px)',
      },
      overflowY: 'auto',
      padding: '4',
      paddingTop: '2',
      border: '1px solid {colors.border.hairline}',
      borderRadius: 'lg',
      backgroundColor: 'bg.surface',
      boxShadow: { base: 'dialog', xl: 'none' },
      animation: 'slideInEnd {durations.slow} {easings.out}',
      _focusVisible: { outline: '2px solid {colors.focus.ring}', outlineOffset: '-2px' },
    },
    head: { display: 'flex', alignItems: 'flex-start', gap: '1', marginInlineEnd: '-8px' },
    subject: { flex: '1', minWidth: '0', paddingTop: '6px' },
    position: { textStyle: 'hint', color: 'fg.subtle' },
    name: { textStyle: 'dialogTitle', overflowWrap: 'anywhere' },
    body: {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: 'minmax(0, 1fr)',
      marginTop: '3',
      '& > .badge': { justifySelf: 'start' },
    },
  },
});
