import { defineSlotRecipe } from '@pandacss/dev';

export const itemList = defineSlotRecipe({
  className: 'item-list',
  slots: ['root', 'item', 'mark', 'text', 'title', 'note'],
  base: {
    root: {
      maxHeight: 'min(420px, 50dvh)',
      marginInline: '-8px',
      overflowY: 'auto',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      columnGap: '3',
      minHeight: '44px',
      paddingInline: '2',
      paddingBlock: '1',
      borderBottom: '1px solid {colors.border.hairline}',
      _last: { borderBottomWidth: '0' },
    },
    mark: {
      flexShrink: '0',
      display: 'grid',
      placeItems: 'center',
      width: '20px',
      color: 'fg.subtle',
      '&[data-tone=success]': { color: 'success.fg' },
      '&[data-tone=error]': { color: 'error.fg' },
    },
    text: { flex: '1', minWidth: '0', fontSize: 'sm', lineHeight: '18px' },
    title: { display: 'block', color: 'fg.default', overflowWrap: 'anywhere' },
    note: { display: 'block', color: 'fg.subtle', overflowWrap: 'anywhere' },
  },
  variants: {
    // In a page, which scrolls itself.
    whole: {
      true: {
        root: { maxHeight: 'none', marginInline: '0', overflowY: 'visible' },
        item: { paddingInline: '0' },
      },
    },
  },
});
