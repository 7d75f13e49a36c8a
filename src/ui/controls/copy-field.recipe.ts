import { defineSlotRecipe } from '@pandacss/dev';

export const copyField = defineSlotRecipe({
  className: 'copy-field',
  slots: ['root', 'text'],
  base: {
    root: {
      display: 'flex',
      flexWrap: { base: 'wrap', sm: 'nowrap' },
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '10px',
      minWidth: '0',
      padding: '6px',
      paddingInlineStart: '3',
      borderRadius: 'md',
      backgroundColor: 'bg.sunken',
    },
    text: {
      flex: '1',
      minWidth: { base: 'full', sm: '0' },
      fontFamily: 'mono',
      fontSize: 'xs',
      lineHeight: '20px',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  },
});
