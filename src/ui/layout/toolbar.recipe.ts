import { defineSlotRecipe } from '@pandacss/dev';

export const toolbar = defineSlotRecipe({
  className: 'toolbar',
  slots: ['root', 'end', 'wide', 'narrow', 'line', 'phone'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      paddingBlock: '10px',
      paddingInlineStart: { base: '3', sm: '4' },
      paddingInlineEnd: '3',
      borderBottom: '1px solid {colors.border.hairline}',
      '& > .input-group__root': { width: { base: 'full', sm: '260px' } },
      // Print only the search of a toolbar.
      _print: {
        '&:not(:has(> .input-group__root)), &:has(:placeholder-shown), & > :not(.input-group__root)': {
          display: 'none',
        },
      },
    },
    end: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '6px',
      marginInlineStart: 'auto',
      // On phones only the icon is shown.
      '& > .button > span:not(:first-child)': { smDown: { srOnly: true } },
    },
    wide: { display: 'contents', hideBelow: 'md' },
    narrow: { display: 'contents', hideFrom: 'md' },
    phone: {
      hideFrom: 'sm',
      display: 'grid',
      _print: { display: 'none' },
      paddingBlock: '2',
      paddingInline: '3',
      borderBottom: '1px solid {colors.border.hairline}',
    },
    line: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      paddingBlock: '2',
      paddingInline: { base: '3', sm: '4' },
      borderBottom: '1px solid {colors.border.hairline}',
      '& > .callout__root': { flex: '1' },
    },
  },
});
