import { defineSlotRecipe } from '@pandacss/dev';

// A list of a few rows, or one that is loading, and two cards of what is open of it: the second stands below the list.
const isShort =
  ':has(> aside > :nth-child(2)):not(:has(> div .table__region:not([aria-busy]) tbody > tr:nth-child(7)))';
const short = `&${isShort}` as const;
// Named: a change anywhere in a page would be looked up in what any element has.
const root = '.split-page__root';
const below = `${root}${isShort} > &` as const;

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
      [short]: { xl: { gridTemplateRows: 'auto 1fr' } },
    },
    // Where what is open stands above the list, that list is nothing to hold the page by.
    main: {
      overflowAnchor: { base: 'none', xl: 'auto' },
      display: 'grid',
      gap: '4',
      gridTemplateColumns: 'minmax(0, 1fr)',
      minWidth: '0',
      // A list that is shorter than what is open of it comes along.
      [`${root}:has(> aside) > &`]: { xl: { position: 'sticky', top: '63px' } },
      [below]: { xl: { position: 'relative', top: '0', zIndex: '1', gridArea: '1 / 1' } },
    },
    side: {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: 'minmax(0, 1fr)',
      order: { base: '-1', xl: '0' },
      minWidth: '0',
      scrollMarginTop: '64px',
      outline: 'none',
      // Over both columns, under the list.
      [below]: {
        xl: {
          gridArea: '1 / 1 / 3 / 3',
          gridTemplate: 'subgrid / subgrid',
          alignItems: 'start',
          gap: '5',
          '--open': '1 / 2 / 3 / 3',
          '--below': '2 / 1',
        },
      },
      // No part of the rule above: nameless elements behind a `:has` are all elements of any page, styled anew with each row.
      '& > :first-child': { xl: { gridArea: 'var(--open)' } },
      '& > :last-child': { xl: { gridArea: 'var(--below)' } },
    },
  },
});
