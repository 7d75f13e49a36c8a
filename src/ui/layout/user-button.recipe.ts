import { defineSlotRecipe } from '@pandacss/dev';

export const userButton = defineSlotRecipe({
  className: 'user-button',
  slots: ['root', 'address'],
  base: {
    root: {
      display: { base: 'none', lg: 'flex' },
      alignItems: 'center',
      gap: '2',
      minWidth: '0',
      height: '34px',
      paddingInlineStart: '6px',
      paddingInlineEnd: '2',
      borderRadius: 'md',
      fontSize: 'sm',
      color: 'fg.muted',
      '&:hover, &[aria-expanded=true]': { backgroundColor: 'bg.subtle', color: 'fg.default' },
    },
    address: { maxWidth: { base: '150px', xl: '240px' }, truncate: true },
  },
});
