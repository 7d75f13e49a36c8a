import { defineRecipe } from '@pandacss/dev';

/** A part of a page that is replaced as a whole; clear of the sticky head when the focus brings it into view. */
export const focusPart = defineRecipe({
  className: 'focus-part',
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)', scrollMarginTop: '72px' },
});
