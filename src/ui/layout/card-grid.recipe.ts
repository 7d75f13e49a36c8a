import { defineRecipe } from '@pandacss/dev';

export const cardGrid = defineRecipe({
  className: 'card-grid',
  base: {
    display: 'grid',
    gap: { base: '3', sm: '4' },
    _print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', '& > *': { breakInside: 'avoid' } },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(248px, 1fr))' },
  },
});
