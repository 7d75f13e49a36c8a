import { defineRecipe } from '@pandacss/dev';

/** Boxes for a few things of which many may be chosen, in columns. */
export const checkboxGroup = defineRecipe({
  className: 'checkbox-group',
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      sm: 'repeat(auto-fill, minmax(150px, 1fr))',
    },
    columnGap: '4',
    rowGap: '2px',
  },
});
