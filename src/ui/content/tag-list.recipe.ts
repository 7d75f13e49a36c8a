import { defineRecipe } from '@pandacss/dev';

/** Tags in one row. */
export const tagList = defineRecipe({
  className: 'tag-list',
  base: { display: 'inline-flex', gap: '3px', flexShrink: '0' },
});
