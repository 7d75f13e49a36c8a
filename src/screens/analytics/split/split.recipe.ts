import { defineSlotRecipe } from '@pandacss/dev';

export const split = defineSlotRecipe({
  className: 'split',
  slots: ['legend', 'item', 'toggle', 'name', 'state', 'panel', 'acts'],
  base: {
    legend: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      rowGap: '1',
      marginBottom: '4',
      marginInlineStart: '-6px',
      textStyle: 'hint',
    },
    item: {
      flex: { base: '1 1 100%', sm: '0 1 auto' },
      display: 'flex',
      alignItems: 'center',
      minWidth: '0',
      _print: { flex: '0 1 auto' },
    },
    toggle: {
      flex: { base: '1', sm: '0 1 auto' },
      display: 'flex',
      alignItems: 'center',
      gap: '7px',
      minWidth: '0',
      minHeight: { base: '36px', sm: 'sizes.control.sm' },
      paddingInline: '6px',
      borderRadius: 'md',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { backgroundColor: 'bg.subtle' },
      '& > b': { marginInlineStart: { base: 'auto', sm: '0' }, whiteSpace: 'nowrap' },
      '&[aria-pressed=false]': { color: 'fg.subtle', textDecoration: 'line-through' },
    },
    name: { maxWidth: '240px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    state: { color: 'fg.subtle', whiteSpace: 'nowrap' },
    panel: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' },
    acts: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
});
