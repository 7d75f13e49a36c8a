import { defineSlotRecipe } from '@pandacss/dev';

export const definitionList = defineSlotRecipe({
  className: 'definition-list',
  slots: ['root', 'row', 'term', 'details'],
  base: {
    root: { display: 'grid' },
    row: {
      display: 'grid',
      gridTemplateColumns: 'minmax(96px, 0.4fr) 1fr',
      gap: '3',
      alignItems: 'baseline',
      paddingBlock: '7px',
      borderTop: '1px solid {colors.border.hairline}',
      fontSize: 'sm',
      _first: { borderTopWidth: '0' },
    },
    term: { color: 'fg.subtle', hyphens: 'auto' },
    details: { minWidth: '0', color: 'fg.default', overflowWrap: 'anywhere' },
  },
  variants: {
    terms: {
      // As wide as the longest of any language, so that lists beside or under each other have one edge.
      keys: {
        row: { gridTemplateColumns: 'minmax(min-content, 160px) minmax(0, 1fr)' },
        term: { display: 'flex', flexWrap: 'wrap', columnGap: '3', rowGap: '1' },
      },
    },
    /** Short details, one below the other at the end. */
    hasFigures: {
      true: {
        row: { gridTemplateColumns: '1fr auto', _first: { paddingTop: '0' } },
        term: { color: 'fg.default', hyphens: 'manual' },
        details: { whiteSpace: 'nowrap', textAlign: 'end' },
      },
    },
  },
});
