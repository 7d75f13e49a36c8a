import { defineSlotRecipe } from '@pandacss/dev';
import { inputOff, tickError, tickFocus, tickInput, tickLabel } from '../../theme/shared-parts.ts';

export const checkbox = defineSlotRecipe({
  className: 'checkbox',
  slots: ['root', 'label', 'input', 'box', 'text', 'required', 'hint', 'error'],
  base: {
    root: { display: 'grid', gap: '1' },
    label: tickLabel,
    input: tickInput,
    box: {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: '16px',
      height: '16px',
      marginTop: '2px',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: '4px',
      backgroundColor: 'bg.surface',
      color: 'transparent',
      'label:hover > :enabled:not(:checked, [aria-invalid=true]) + &': { borderColor: 'border.hover' },
      ':checked + &': {
        backgroundColor: 'accent.solid',
        borderColor: 'accent.solid',
        color: 'accent.on',
      },
      '[aria-invalid=true] + &': {
        borderColor: 'error.solid',
        boxShadow: 'inset 0 0 0 1px {colors.error.solid}',
      },
      ':disabled + &': inputOff,
      ':disabled:checked + &': { backgroundColor: 'fg.disabled', borderColor: 'fg.disabled' },
      ...tickFocus,
      _highContrast: {
        forcedColorAdjust: 'none',
        backgroundColor: 'Field',
        borderColor: 'FieldText',
        ':checked + &': { backgroundColor: 'Highlight', color: 'HighlightText' },
      },
    },
    // Names of the network may be one long word.
    text: {
      flex: '1',
      minWidth: '0',
      hyphens: 'auto',
      overflowWrap: 'anywhere',
      '& a': { textDecoration: 'underline' },
    },
    required: { color: 'error.fg' },
    hint: { textStyle: 'hint', color: 'fg.subtle' },
    error: tickError,
  },
});
