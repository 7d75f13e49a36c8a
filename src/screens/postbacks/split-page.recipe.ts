import { defineSlotRecipe } from '@pandacss/dev';

/** A list and, beside it where there is room, what is open of it; on narrow windows that stands above the list. */
export const splitPage = defineSlotRecipe({
  className: 'split-page',
  slots: ['root', 'main', 'side'],
  base: {
    root: {
      display: 'grid',
      alignItems: 'start',
      gap: '5',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '&:has(> aside)': {
        xl: { gridTemplateColumns: 'minmax(0, 1fr) 540px' },
        '@media (min-width: 1680px)': { gridTemplateColumns: 'minmax(0, 1fr) 720px' },
      },
    },
    // Where what is open stands above the list, that list is nothing to hold the page by.
    main: {
      overflowAnchor: { base: 'none', xl: 'auto' },
      display: 'grid',
      gap: '4',
      gridTemplateColumns: 'minmax(0, 1fr)',
      minWidth: '0',
      // A list that is shorter than what is open of it comes along.
      ':has(> aside) > &': { xl: { position: 'sticky', top: '63px' } },
    },
    side: {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: 'minmax(0, 1fr)',
      order: { base: '-1', xl: '0' },
      minWidth: '0',
      scrollMarginTop: '64px',
      outline: 'none',
    },
  },
});
