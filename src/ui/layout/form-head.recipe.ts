import { defineRecipe } from '@pandacss/dev';

/** What stands above everything else of a form. */
export const formHead = defineRecipe({
  className: 'form-head',
  base: { marginBottom: '4' },
});
