import { defineRecipe } from '@pandacss/dev';

export const formHead = defineRecipe({
  className: 'form-head',
  base: { marginBottom: '4' },
});
