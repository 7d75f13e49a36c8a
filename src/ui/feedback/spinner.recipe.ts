import { defineRecipe } from '@pandacss/dev';

export const spinner = defineRecipe({
  className: 'spinner',
  base: { flexShrink: '0', animation: 'spin 800ms linear infinite' },
});
