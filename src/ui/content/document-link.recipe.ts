import { defineSlotRecipe } from '@pandacss/dev';

export const documentLink = defineSlotRecipe({
  className: 'document-link',
  slots: ['root', 'text', 'name', 'note'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      paddingBlock: '10px',
      paddingInline: '14px',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'lg',
      color: 'fg.default',
      _hover: { backgroundColor: 'bg.hover', textDecoration: 'none' },
      '& > svg': { flex: 'none', color: 'fg.subtle' },
    },
    text: { flex: '1', minWidth: '0' },
    name: { display: 'block', fontSize: 'sm', lineHeight: '18px', fontWeight: 'medium' },
    note: { display: 'block', fontSize: 'xs', lineHeight: '16px', color: 'fg.subtle' },
  },
});
