import { defineSlotRecipe } from '@pandacss/dev';

/** What a whole page is narrowed down by, above its cards; what is narrowed down stands under it. */
export const filterBar = defineSlotRecipe({
  className: 'filter-bar',
  slots: ['root', 'row', 'detail', 'wide', 'narrow'],
  base: {
    root: { display: 'grid', gap: '2', marginBottom: '4' },
    row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    wide: { display: 'contents', hideBelow: 'md' },
    narrow: { display: 'contents', hideFrom: 'md' },
    detail: { color: 'fg.muted', fontWeight: 'normal', hideBelow: 'sm' },
  },
});
