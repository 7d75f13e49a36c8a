import { defineRecipe } from '@pandacss/dev';

/** Buttons under the fields of a form. */
export const formActions = defineRecipe({
  className: 'form-actions',
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', marginTop: '4' },
});
