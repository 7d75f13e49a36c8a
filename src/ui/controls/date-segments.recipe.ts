import { defineSlotRecipe } from '@pandacss/dev';

/** A date or a time in parts, in the frame of an input. */
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
      backgroundColor: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
      fontSize: { base: '16px', sm: 'sm' },
      lineHeight: '20px',
      _hover: { borderColor: 'border.hover' },
      '&:has(:focus)': {
        outline: '2px solid {colors.focus.ring}',
        outlineOffset: '-1px',
        borderColor: 'transparent',
        boxShadow: 'none',
      },
      // Also while it has the focus: the ring stands around the border then.
      '&&:has([data-invalid])': {
        outlineOffset: '1px',
        borderColor: 'error.solid',
        boxShadow: 'inset 0 0 0 1px {colors.error.solid}',
      },
      '&[data-off]': {
        backgroundColor: 'bg.sunken',
        borderColor: 'border.strong',
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
