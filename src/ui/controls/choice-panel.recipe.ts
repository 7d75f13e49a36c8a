import { defineSlotRecipe } from '@pandacss/dev';

// Low and wide, as a phone on its side or a window at 200 %: the presets take no height from the choice.
const lowAndWide = '@media (min-width: 640px) and (max-height: 599.98px)';

export const choicePanel = defineSlotRecipe({
  className: 'choice-panel',
  slots: ['root', 'list', 'choice', 'main'],
  base: {
    root: {
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      [lowAndWide]: { flexDirection: 'row' },
    },
    list: {
      display: 'flex',
      flexDirection: { base: 'row', md: 'column' },
      flex: 'none',
      gap: { base: '1', md: '0' },
      width: { base: 'auto', md: '176px' },
      padding: '2',
      overflowX: 'auto',
      borderBottom: { base: '1px solid {colors.border.hairline}', md: 'none' },
      borderInlineEnd: { base: 'none', md: '1px solid {colors.border.hairline}' },
      [lowAndWide]: {
        flexDirection: 'column',
        gap: '0',
        borderBottom: 'none',
        borderInlineEnd: '1px solid {colors.border.hairline}',
      },
    },
    choice: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      flex: 'none',
      minHeight: { base: '36px', md: '31px' },
      paddingInline: { base: '3', md: '2' },
      borderRadius: 'sm',
      textAlign: 'left',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      _hover: { backgroundColor: 'bg.hover' },
      _disabled: { color: 'fg.disabled', backgroundColor: 'transparent', cursor: 'not-allowed' },
      '&[aria-pressed=true]': {
        backgroundColor: 'accent.subtle',
        color: 'accent.fg',
        fontWeight: 'medium',
      },
    },
    main: {
      minWidth: '0',
      paddingBlock: '3',
      paddingInline: '4',
      // The calendar's room before it is there.
      '& .field__control > .skeleton': {
        minWidth: { md: '528px', lg: '532px' },
        minHeight: { base: '380px', sm: '312px' },
      },
      // In a window that is too low for the choice its button stays in sight.
      '& .form-actions': {
        position: 'sticky',
        bottom: '0',
        zIndex: '1',
        marginBottom: '-3',
        paddingBlock: '3',
        backgroundColor: 'bg.raised',
      },
    },
  },
});
