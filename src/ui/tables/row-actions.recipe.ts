import { defineRecipe } from '@pandacss/dev';

/** What can be done with one row: at the end of it, on phones over its whole width. */
export const rowActions = defineRecipe({
  className: 'row-actions',
  base: {
    _print: { display: 'none' },
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: { base: 'flex-start', sm: 'flex-end' },
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    gap: '1',
    whiteSpace: 'nowrap',
  },
});
