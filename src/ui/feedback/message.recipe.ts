import { defineSlotRecipe } from '@pandacss/dev';

export const message = defineSlotRecipe({
  className: 'message',
  slots: ['root', 'title', 'text', 'actions'],
  base: {
    root: {
      display: 'grid',
      justifyItems: 'start',
      gap: '10px',
      _focus: { outline: 'none' },
      // In place of a screen, which begins with its heading.
      '.page > &': { paddingTop: { base: '6', sm: '8' } },
    },
    title: {
      marginTop: '1',
      marginBottom: '-2px',
      textStyle: 'display',
      fontSize: '24px',
      lineHeight: '30px',
    },
    text: { color: 'fg.muted', fontSize: '15px', lineHeight: '23px', '& > p + p': { marginTop: '2' } },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      marginTop: '10px',
      // None is left alone on a line.
      '&:has(> :nth-child(3))': { smDown: { flexDirection: 'column', width: 'full' } },
    },
  },
});
