import { defineRecipe } from '@pandacss/dev';

/** Cards one under the other. */
export const stack = defineRecipe({
  className: 'stack',
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: 'pageGap',
    minWidth: '0',
  },
});
