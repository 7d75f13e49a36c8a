import { defineSlotRecipe } from '@pandacss/dev';

/** `flush` clips its content to the rounded corners. */
export const card = defineSlotRecipe({
  className: 'card',
  slots: ['root', 'head', 'title', 'fold', 'folded', 'sub', 'end', 'body', 'foot'],
  base: {
    root: {
      minWidth: '0',
      backgroundColor: 'bg.surface',
      border: '1px solid {colors.border.hairline}',
      borderRadius: 'lg',
      '.card-grid__frame + &': { marginTop: { base: '1', sm: '2' } },
      _print: { boxDecorationBreak: 'clone' },
    },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '2',
      minHeight: '48px',
      paddingInline: '4',
      paddingBlock: '3',
      _print: { breakAfter: 'avoid' },
    },
    title: { textStyle: 'sectionTitle', '&:has(button)': { flex: '1' } },
    fold: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: 'full',
      minHeight: 'control.touch',
      marginBlock: '-2',
      font: 'inherit',
      '& > svg': { color: 'fg.subtle', transition: 'rotate {durations.fast}' },
      '&[aria-expanded=false] > svg': { rotate: '-90deg' },
    },
    folded: { '&[hidden]': { display: 'none', _print: { display: 'block' } } },
    // Breaks into lines before what stands at the end leaves the line of the title.
    sub: {
      flex: '1 1 260px',
      maxWidth: 'max-content',
      textStyle: 'hint',
      color: 'fg.subtle',
      textWrap: 'balance',
      hideBelow: 'sm',
    },
    end: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '6px',
      marginInlineStart: 'auto',
      // On phones the figures below lead there too.
      '& > .button + .arrow-link': { marginInlineStart: '6px', smDown: { display: 'none' } },
      // A legend of several lines keeps the buttons beside it on their line.
      '& > .chart__legend': { smDown: { flex: '1 1 160px' } },
      '&:has(> .segment__root:only-child)': { smDown: { marginInlineStart: '0' } },
      '& > .chart__legend ~ .button > span': { smDown: { srOnly: true } },
    },
    foot: {
      minHeight: '30px',
      paddingInline: '4',
      paddingBottom: '10px',
      textStyle: 'hint',
      color: 'fg.subtle',
      '.kpi-toggles__strip + &': { paddingTop: '10px' },
    },
    body: {
      paddingInline: '4',
      paddingTop: '1',
      paddingBottom: '4',
      _first: { paddingTop: '4' },
      '.kpi__strip + &': { paddingTop: '3' },
      // Notes under figures keep room for two lines.
      '.kpi__strip:has(.kpi__foot) + &': { paddingTop: '0' },
    },
  },
  variants: {
    short: { true: { body: { smDown: { '& > :nth-child(n + 4)': { display: 'none' } } } } },
    flush: { true: { root: { overflow: 'clip', _print: { overflow: 'visible' } } } },
  },
});
