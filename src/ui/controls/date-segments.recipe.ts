import { defineSlotRecipe } from '@pandacss/dev';
import { inputError, inputFocus, inputFrame, inputOff } from '../../theme/shared-parts.ts';

export const dateSegments = defineSlotRecipe({
  className: 'date-segments',
  slots: ['root', 'control', 'group', 'segment'],
  base: {
    root: { minWidth: '0' },
    control: {
      display: 'flex',
      alignItems: 'center',
      minHeight: { base: 'control.touch', sm: 'control.md' },
      paddingInline: '8px',
      ...inputFrame,
      fontSize: { base: '16px', sm: 'sm' },
      lineHeight: '20px',
      _hover: { borderColor: 'border.hover' },
      '&:has(:focus)': inputFocus,
      '&&:has([data-invalid])': inputError,
      '&[data-off]': {
        ...inputOff,
        color: 'fg.subtle',
      },
    },
    group: { display: 'flex', alignItems: 'center', whiteSpace: 'pre' },
    segment: {
      '&[role=spinbutton]': {
        display: 'inline-grid',
        placeItems: 'center',
        minWidth: '24px',
        minHeight: '24px',
      },
      borderRadius: 'xs',
      '&[data-placeholder-shown]': { color: 'fg.subtle' },
      _focus: {
        outline: 'none',
        backgroundColor: 'accent.solid',
        color: 'accent.on',
        forcedColorAdjust: 'none',
        _highContrast: { backgroundColor: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});
