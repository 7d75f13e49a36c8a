import { defineSlotRecipe } from '@pandacss/dev';

export const meter = defineSlotRecipe({
  className: 'meter',
  slots: ['root', 'flat', 'caption', 'label', 'figure', 'track', 'fill'],
  base: {
    root: { display: 'grid', gap: '3px', minWidth: '0' },
    /** In a row of a table, of one element. */
    flat: {
      '--fill': '{colors.accent.icon}',
      display: 'block',
      textStyle: 'hint',
      color: 'fg.subtle',
      whiteSpace: { sm: 'nowrap' },
      _after: {
        content: '""',
        display: 'block',
        minWidth: '48px',
        height: '4px',
        marginTop: '3px',
        borderRadius: 'full',
        backgroundImage: 'linear-gradient(to right, var(--fill) var(--share), {colors.bg.pressed} 0)',
        _highContrast: {
          forcedColorAdjust: 'none',
          border: '1px solid CanvasText',
          backgroundImage: 'linear-gradient(to right, Highlight var(--share), Canvas 0)',
        },
      },
    },
    caption: {
      display: 'flex',
      // The figure goes below its label before it leaves the box.
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '10px',
      textStyle: 'hint',
      color: 'fg.subtle',
      whiteSpace: 'nowrap',
      '&[data-long]': { rowGap: '10px', whiteSpace: 'normal' },
    },
    label: { truncate: true },
    figure: { color: 'fg.default', fontWeight: 'medium' },
    track: {
      display: 'block',
      minWidth: '48px',
      height: '4px',
      borderRadius: 'full',
      backgroundColor: 'bg.pressed',
      overflow: 'hidden',
      _highContrast: { border: '1px solid CanvasText' },
    },
    fill: {
      display: 'block',
      height: 'full',
      borderRadius: 'full',
      backgroundColor: 'accent.icon',
      _highContrast: { backgroundColor: 'Highlight' },
    },
  },
  variants: {
    tone: {
      accent: {},
      warning: { fill: { backgroundColor: 'warning.icon' }, flat: { '--fill': '{colors.warning.icon}' } },
      error: { fill: { backgroundColor: 'error.icon' }, flat: { '--fill': '{colors.error.icon}' } },
    },
  },
  defaultVariants: { tone: 'accent' },
});
