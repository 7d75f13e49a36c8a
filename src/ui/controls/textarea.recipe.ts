import { defineRecipe } from '@pandacss/dev';

export const textarea = defineRecipe({
  className: 'textarea',
  base: {
    display: 'block',
    overflowY: 'auto',
  },
});
