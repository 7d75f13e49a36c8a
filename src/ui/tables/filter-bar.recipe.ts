import { defineSlotRecipe } from '@pandacss/dev';

export const filterBar = defineSlotRecipe({
  className: 'filter-bar',
  slots: ['root', 'row', 'detail', 'wide', 'narrow'],
  base: {
    root: { display: 'grid', gap: '2', marginBottom: '4' },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      // On tablets closer: there the bar of analytics just fits on a line.
      gap: { base: '2', md: '6px', lg: '2' },
      // Two a line, each of which is full.
      smDown: {
        '& > .button > svg:first-child': { display: 'none' },
        '& > :is(.button, .segment__root), & > div > .button': { flex: '1 1 40%', minWidth: 'max-content' },
        '& > .segment__root > *': { flex: '1' },
      },
      // Print the selection as text.
      _print: {
        '& .button': { display: 'inline-flex!', padding: '0!', border: 'none!', boxShadow: 'none!' },
        '& .button > svg': { display: 'none' },
      },
    },
    wide: { display: 'contents', hideBelow: 'md', _print: { display: 'none' } },
    narrow: {
      display: 'contents',
      hideFrom: 'md',
      _print: { display: 'none!' },
    },
    detail: { color: 'fg.muted', fontWeight: 'normal', hideBelow: 'lg' },
  },
});
