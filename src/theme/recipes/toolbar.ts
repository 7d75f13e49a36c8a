import { defineSlotRecipe } from '@pandacss/dev';

/** What narrows a list down, and at its end what is done with it. */
export const toolbar = defineSlotRecipe({
  className: 'toolbar',
  slots: ['root', 'end', 'wide', 'narrow', 'line'],
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
    },
    end: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '6px',
      marginInlineStart: 'auto',
      // On phones an icon says enough for those who see it.
      '& > .button > svg + span': { smDown: { srOnly: true } },
    },
    wide: { display: 'contents', hideBelow: 'md' },
    narrow: { display: 'contents', hideFrom: 'md' },
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
