import { defineRecipe } from '@pandacss/dev';

export const checkboxGroup = defineRecipe({
  className: 'checkbox-group',
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      sm: 'repeat(auto-fill, minmax(180px, 1fr))',
    },
    hyphens: 'auto',
    columnGap: '4',
    rowGap: '2px',
  },
});
