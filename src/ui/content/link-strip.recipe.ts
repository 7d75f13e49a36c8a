import { defineSlotRecipe } from '@pandacss/dev';

export const linkStrip = defineSlotRecipe({
  className: 'link-strip',
  slots: ['root', 'item', 'text', 'name', 'note'],
  base: {
    root: {
      display: 'flex',
      gap: '2',
      overflowX: 'auto',
      scrollbarWidth: 'thin',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: '3px',
      padding: '3px',
      margin: '-3px',
      listStyle: 'none',
      '& > li': { flexShrink: '0', scrollSnapAlign: 'start' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      width: '190px',
      minHeight: '52px',
      paddingBlock: '1.5',
      paddingInline: '2',
      borderRadius: 'lg',
      border: '1px solid {colors.border.hairline}',
      backgroundColor: 'bg.surface',
      color: 'fg.default',
      _hover: { borderColor: 'border.strong', textDecoration: 'none' },
    },
    text: { display: 'grid', minWidth: '0' },
    name: { fontSize: 'sm', fontWeight: 'medium', truncate: true },
    note: { textStyle: 'hint', color: 'fg.subtle' },
  },
  variants: {
    // With a reason below the note.
    wide: {
      true: {
        item: { width: 'max-content', minWidth: '304px', maxWidth: '480px' },
        note: { truncate: true },
      },
    },
  },
});
