import { defineSlotRecipe } from '@pandacss/dev';

export const columnPicker = defineSlotRecipe({
  className: 'column-picker',
  slots: ['list', 'row', 'moves'],
  base: {
    list: { display: 'grid' },
    row: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      paddingInlineStart: '2',
      paddingInlineEnd: '1',
      borderRadius: '6px',
      _hover: { backgroundColor: 'bg.subtle' },
      '& > .checkbox__root': { flex: '1', minWidth: '0' },
    },
    moves: { display: 'flex' },
  },
});
