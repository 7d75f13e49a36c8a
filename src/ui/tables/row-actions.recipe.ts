import { defineRecipe } from '@pandacss/dev';

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
    // In a block its text or icon begins where the labels above it do.
    '& > .button--variant_ghost:first-child': {
      smDown: { marginInlineStart: 'calc(-1 * var(--button-padding))' },
    },
  },
});
