import { defineSlotRecipe } from '@pandacss/dev';

export const copyField = defineSlotRecipe({
  className: 'copy-field',
  slots: ['root', 'text'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      minWidth: '0',
      padding: '6px',
      paddingInlineStart: '3',
      borderRadius: 'md',
      backgroundColor: 'bg.sunken',
      // On phones its button is the icon alone, which leaves the line to the text.
      '& > button': { smDown: { fontSize: '0', gap: '0' } },
    },
    text: {
      flex: '1',
      minWidth: '0',
      fontFamily: 'mono',
      fontSize: 'xs',
      lineHeight: '20px',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  },
});
