import { defineSlotRecipe } from '@pandacss/dev';

export const key = defineSlotRecipe({
  className: 'key',
  slots: ['chord', 'cap'],
  base: {
    chord: { whiteSpace: 'nowrap', '& > kbd': { marginInlineEnd: '0' } },
    cap: {
      display: 'inline-block',
      minWidth: '24px',
      paddingInline: '6px',
      marginInlineEnd: '1',
      border: '1px solid {colors.border.strong}',
      borderBottomWidth: '2px',
      borderRadius: 'sm',
      backgroundColor: 'bg.sunken',
      color: 'fg.default',
      fontFamily: 'mono',
      fontSize: 'xs',
      lineHeight: '20px',
      textAlign: 'center',
      whiteSpace: 'nowrap',
    },
  },
});
