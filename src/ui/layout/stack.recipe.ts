import { defineRecipe } from '@pandacss/dev';

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
