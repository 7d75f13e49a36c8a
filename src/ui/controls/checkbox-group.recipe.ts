import { defineRecipe } from '@pandacss/dev';

export const checkboxGroup = defineRecipe({
  className: 'checkbox-group',
  base: {
    display: 'grid',
    // No column is narrower than the longest name, in German 'Suchmaschinenoptimierung': on phones one by one.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
    hyphens: 'auto',
    columnGap: '4',
    rowGap: '2px',
  },
});
