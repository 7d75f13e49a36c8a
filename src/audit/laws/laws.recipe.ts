import { defineSlotRecipe } from '@pandacss/dev';

const hairline = '1px solid {colors.border.hairline}';

/** The laws, what can be broken, and a walk that breaks a law. */
export const laws = defineSlotRecipe({
  className: 'laws',
  slots: ['section', 'mutants', 'walk', 'told', 'steps', 'stage', 'sheet', 'fact', 'progress'],
  base: {
    section: { display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' },
    mutants: {
      display: 'grid',
      gap: '1',
      maxHeight: '320px',
      overflow: 'auto',
      _print: { maxHeight: 'none', overflow: 'visible' },
      padding: '3',
      border: hairline,
      borderRadius: 'md',
      fontSize: 'xs',
      '& a': { overflowWrap: 'anywhere', textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
    // A grid that is split between pages lies over itself.
    walk: {
      display: 'grid',
      _print: { display: 'block' },
      gap: '4',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 420px' },
      alignItems: 'start',
      // Without a drawing, the steps stand beside what is true of one.
      '&[data-listed]': {
        gridTemplateColumns: 'minmax(0, 1fr)',
        '& > .laws__told': { gridTemplateColumns: { lg: '320px minmax(0, 1fr)' } },
      },
    },
    told: {
      display: 'grid',
      _print: { display: 'block' },
      gap: '3',
      minWidth: '0',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
    },
    steps: {
      display: 'grid',
      gap: '1',
      listStyleType: 'decimal',
      paddingInlineStart: '6',
      fontSize: 'sm',
      '& a': { overflowWrap: 'anywhere', textDecoration: 'underline', textUnderlineOffset: '3px' },
      // It stands before the first step.
      '& > li:first-child': { listStyleType: 'none' },
      '& [aria-current]': { fontWeight: 'semibold' },
    },
    stage: {
      display: 'grid',
      _print: { display: 'block' },
      gap: '3',
      minWidth: '0',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > [role=radiogroup]': { justifySelf: 'start', maxWidth: 'full' },
    },
    sheet: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      // With what stands above it, it fits into a window.
      height: {
        base: 'max(280px, min(480px, 100svh - 320px))',
        lg: 'max(360px, min(620px, 100svh - 280px))',
      },
      // A flex box is not split between pages.
      _print: { display: 'block', height: 'auto' },
      border: hairline,
      borderRadius: 'md',
    },
    fact: { overflowWrap: 'break-word' },
    progress: { display: 'grid', gap: '3', maxWidth: '480px' },
  },
});
