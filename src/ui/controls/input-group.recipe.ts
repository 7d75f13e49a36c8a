import { defineSlotRecipe } from '@pandacss/dev';
import { inputError, inputFocus, inputFrame, inputOff } from '../../theme/shared-parts.ts';

export const inputGroup = defineSlotRecipe({
  className: 'input-group',
  slots: ['root', 'start', 'end'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      width: 'full',
      minWidth: '0',
      ...inputFrame,
      _hover: { borderColor: 'border.hover' },
      '&:has(input:focus)': inputFocus,
      '&&:has([aria-invalid=true])': inputError,
      '&:has(> input:disabled)': inputOff,
      '& input, & input:focus, && input[aria-invalid=true]': {
        minHeight: 'calc(var(--input-height) - 2px)',
        borderWidth: '0',
        outlineWidth: '0',
        boxShadow: 'none',
        backgroundColor: 'transparent',
      },
    },
    start: {
      display: 'flex',
      paddingInlineStart: '10px',
      color: 'fg.subtle',
      '& + input': { paddingInlineStart: '7px' },
    },
    end: {
      display: 'flex',
      alignItems: 'center',
      paddingInlineEnd: '1',
      color: 'fg.subtle',
      fontSize: 'sm',
      // A unit ends as far from the edge as a value begins.
      '&:not(:has(button))': { paddingInlineEnd: '10px' },
    },
  },
});
