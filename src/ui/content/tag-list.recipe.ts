import { defineRecipe } from '@pandacss/dev';

export const tagList = defineRecipe({
  className: 'tag-list',
  base: { display: 'inline-flex', gap: '3px', flexShrink: '0', 'dd &': { flexWrap: 'wrap' } },
});
