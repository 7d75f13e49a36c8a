import { defineSlotRecipe } from '@pandacss/dev';

/** The aside stands beside the wide column from lg; below, it follows in two columns. */
export const columns = defineSlotRecipe({
  className: 'columns',
  slots: ['root', 'main', 'aside'],
  base: {
    root: {
      display: 'grid',
      alignItems: 'start',
      gap: 'pageGap',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) {sizes.aside}' },
    },
    main: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: 'pageGap',
      minWidth: '0',
    },
    aside: {
      display: 'grid',
      alignContent: 'start',
      gap: 'pageGap',
      minWidth: '0',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
      // The last of an odd number has its line for itself, and its rows stand in two columns as well.
      '& > :last-child:nth-child(odd)': {
        gridColumn: '1 / -1',
        '& > .card__body:has(> .media-row__root)': {
          display: { sm: 'grid', lg: 'block' },
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: 'pageGap',
        },
      },
      _print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  },
});
