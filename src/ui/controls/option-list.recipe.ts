import { defineSlotRecipe } from '@pandacss/dev';

export const optionList = defineSlotRecipe({
  className: 'option-list',
  slots: ['root', 'window', 'canvas', 'item', 'count', 'note'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    window: { maxHeight: 'min(352px, 50dvh)', overflowY: 'auto', overscrollBehavior: 'contain' },
    canvas: {
      position: 'relative',
      '& > *': { position: 'absolute', insetInline: '0', top: '0' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: { base: '36px', sm: '24px' },
      paddingInline: '2',
      borderRadius: '6px',
      '& > .checkbox__root': { flex: '1', minWidth: '0' },
      '.popover__body &:hover': { backgroundColor: 'bg.subtle' },
      '.filter-group__root &': { paddingInline: '0' },
    },
    count: { textStyle: 'hint', color: 'fg.subtle' },
    note: { padding: '2', color: 'fg.subtle' },
  },
});
