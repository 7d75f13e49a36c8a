import { defineSlotRecipe } from '@pandacss/dev';

export const filterGroup = defineSlotRecipe({
  className: 'filter-group',
  slots: ['root', 'title', 'body'],
  base: {
    root: {
      borderTop: '1px solid {colors.border.hairline}',
      '.popover__body > &': { paddingInline: '10px', _first: { borderTopWidth: '0' } },
    },
    title: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: { base: '44px', md: '40px' },
      fontSize: 'sm',
      fontWeight: 'medium',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '& > svg': { color: 'fg.subtle', transition: 'rotate {durations.fast}' },
      'details:not([open]) > & > svg': { rotate: '180deg' },
    },
    body: { display: 'grid', gap: '2', paddingBottom: '3' },
  },
});
