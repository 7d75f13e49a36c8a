import { defineRecipe } from '@pandacss/dev';

/** The cards of one form, one under the other. */
export const formStack = defineRecipe({
  className: 'form-stack',
  // No grid: what sticks in one cannot leave its row.
  base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' },
});
