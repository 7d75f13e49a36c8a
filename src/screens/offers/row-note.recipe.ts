import { defineRecipe } from '@pandacss/dev';

export const rowNote = defineRecipe({
  className: 'row-note',
  base: { display: 'block', fontSize: 'xs', lineHeight: '16px', color: 'warning.fg' },
});
