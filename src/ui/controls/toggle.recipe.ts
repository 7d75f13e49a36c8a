import { defineSlotRecipe } from '@pandacss/dev';
import { tickError, tickFocus, tickInput, tickLabel } from '../../theme/shared-parts.ts';

export const toggle = defineSlotRecipe({
  className: 'toggle',
  slots: ['root', 'label', 'input', 'track', 'text', 'required', 'hint', 'error'],
  base: {
    root: { display: 'grid', gap: '1' },
    label: tickLabel,
    input: { ...tickInput, zIndex: '1', width: '30px' },
    track: {
      flex: 'none',
      position: 'relative',
      width: '30px',
      height: '18px',
      marginTop: '1px',
      borderRadius: 'full',
      backgroundColor: 'border.control',
      transitionProperty: 'background-color',
      transitionDuration: 'fast',
      _after: {
        content: '""',
        position: 'absolute',
        top: '2px',
        insetInlineStart: '2px',
        width: '14px',
        height: '14px',
        borderRadius: 'full',
        backgroundColor: 'accent.on',
        boxShadow: 'xs',
        transitionProperty: 'transform',
        transitionDuration: 'fast',
      },
      ':checked + &': { backgroundColor: 'accent.solid', _after: { transform: 'translateX(12px)' } },
      '[aria-invalid=true] + &': { boxShadow: '0 0 0 2px {colors.error.solid}' },
      ':disabled + &': { backgroundColor: 'border.strong' },
      ...tickFocus,
      _highContrast: {
        forcedColorAdjust: 'none',
        backgroundColor: 'GrayText',
        ':checked + &': { backgroundColor: 'Highlight' },
      },
    },
    text: { flex: '1', minWidth: '0' },
    required: { color: 'error.fg' },
    hint: { textStyle: 'hint', color: 'fg.subtle' },
    error: tickError,
  },
});
