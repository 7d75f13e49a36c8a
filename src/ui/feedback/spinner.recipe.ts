import { defineRecipe } from '@pandacss/dev';

/** A turning arc, for buttons that are busy. */
export const spinner = defineRecipe({
  className: 'spinner',
  base: { flexShrink: '0', animation: 'spin 800ms linear infinite' },
});
