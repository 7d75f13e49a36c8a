import { defineRecipe } from '@pandacss/dev';

export const checkboxGroup = defineRecipe({
  className: 'checkbox-group',
  base: {
    display: 'grid',
    gridTemplateColumns: {
      // One by one where two by two would tear long names, as in windows of 320 px.
      base: 'repeat(auto-fill, minmax(min(100%, 146px), 1fr))',
      sm: 'repeat(auto-fill, minmax(180px, 1fr))',
    },
    hyphens: 'auto',
    columnGap: '4',
    rowGap: '2px',
  },
});
