import { defineSlotRecipe } from '@pandacss/dev';
import { inputOff, tickFocus, tickInput, tickLabel } from '../../theme/shared-parts.ts';

export const radio = defineSlotRecipe({
  className: 'radio',
  slots: ['root', 'item', 'input', 'dot'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1' },
    item: { ...tickLabel, display: 'inline-flex', gap: '2' },
    input: tickInput,
    dot: {
      flex: 'none',
      width: '16px',
      height: '16px',
      marginTop: '2px',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'full',
      backgroundColor: 'bg.surface',
      'label:hover > :enabled:not(:checked) + &': { borderColor: 'border.hover' },
      ':checked + &': { borderWidth: '5px', borderColor: 'accent.solid' },
      '[aria-invalid=true] &': { borderColor: 'error.solid' },
      ':disabled + &': inputOff,
      ':disabled:checked + &': { borderColor: 'fg.disabled' },
      ...tickFocus,
      _highContrast: {
        forcedColorAdjust: 'none',
        borderColor: 'FieldText',
        ':checked + &': { borderColor: 'Highlight' },
      },
    },
  },
  variants: {
    variant: {
      dots: {},
      stacked: { root: { flexDirection: 'column' } },
      buttons: {
        root: { gap: '1' },
        item: {
          alignItems: 'center',
          minHeight: { base: '40px', sm: '32px' },
          paddingInline: '10px',
          paddingBlock: '5px',
          border: '1px solid {colors.border.control}',
          borderRadius: 'md',
          '&:has(:enabled):hover': { borderColor: 'border.hover' },
          '&:has(:checked)': {
            borderColor: 'accent.solid',
            boxShadow: 'inset 0 0 0 1px {colors.accent.solid}',
            backgroundColor: 'accent.subtle',
            color: 'accent.fg',
            fontWeight: 'medium',
            _highContrast: { outline: '2px solid Highlight' },
          },
          '&:has(:focus-visible)': { outline: '2px solid {colors.focus.ring}', outlineOffset: '2px' },
        },
        input: { inset: '0', width: 'full', height: 'full' },
        dot: { display: 'none' },
      },
    },
  },
  defaultVariants: { variant: 'dots' },
});
