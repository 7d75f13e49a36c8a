import { defineRecipe } from '@pandacss/dev';

export const formStack = defineRecipe({
  className: 'form-stack',
  // No grid: sticky elements cannot leave a grid row.
  base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' },
});
