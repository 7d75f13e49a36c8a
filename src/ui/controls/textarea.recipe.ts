import { defineRecipe } from '@pandacss/dev';

/** What several lines have beside the look of an input. */
export const textarea = defineRecipe({
  className: 'textarea',
  base: {
    display: 'block',
    overflowY: 'auto',
  },
});
