import { defineSlotRecipe } from '@pandacss/dev';

export const slider = defineSlotRecipe({
  className: 'slider',
  slots: ['root', 'control', 'track', 'range', 'thumb', 'value'],
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '14px', paddingInlineStart: '12px' },
    control: {
      flex: '1',
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      minHeight: { base: 'control.touch', sm: 'control.md' },
      touchAction: 'none',
    },
    track: { flex: '1', height: '4px', borderRadius: 'full', backgroundColor: 'bg.pressed' },
    range: {
      height: '4px',
      borderRadius: 'full',
      backgroundColor: 'accent.solid',
      '&[data-disabled]': { backgroundColor: 'fg.disabled' },
      '&[data-invalid]': { backgroundColor: 'error.solid' },
    },
    thumb: {
      display: 'grid',
      placeItems: 'center',
      width: '24px',
      height: '24px',
      borderRadius: 'full',
      cursor: 'grab',
      _focusVisible: { outline: '2px solid {colors.focus.ring}', outlineOffset: '0', borderRadius: 'full' },
      _after: {
        content: '""',
        width: '16px',
        height: '16px',
        borderRadius: 'full',
        backgroundColor: 'bg.surface',
        boxShadow: '0 0 0 2px {colors.accent.solid}, {shadows.xs}',
      },
      // Also without a value, when there is no range to turn red.
      '.slider__root[data-invalid] &': {
        _after: { boxShadow: '0 0 0 2px {colors.error.solid}, {shadows.xs}' },
      },
      '&[data-disabled]': {
        cursor: 'not-allowed',
        _after: { boxShadow: '0 0 0 2px {colors.fg.disabled}' },
      },
      _highContrast: { _after: { border: '2px solid ButtonText' } },
    },
    value: {
      minWidth: '34px',
      fontSize: 'sm',
      fontWeight: 'medium',
      textAlign: 'end',
      whiteSpace: 'nowrap',
    },
  },
});
