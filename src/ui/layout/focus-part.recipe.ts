import { defineRecipe } from '@pandacss/dev';

/** Clear of the sticky head when the focus scrolls it into view. */
export const focusPart = defineRecipe({
  className: 'focus-part',
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)', scrollMarginTop: '72px' },
});
