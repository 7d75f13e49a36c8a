import { defineSlotRecipe } from '@pandacss/dev';

export const progress = defineSlotRecipe({
  className: 'progress',
  slots: ['root', 'caption', 'track', 'fill'],
  base: {
    root: { display: 'grid', gap: '1', minWidth: '0' },
    caption: { textStyle: 'hint', color: 'fg.subtle' },
    track: {
      display: 'block',
      height: '4px',
      borderRadius: 'full',
      backgroundColor: 'bg.pressed',
      overflow: 'hidden',
      _highContrast: { border: '1px solid CanvasText' },
    },
    fill: {
      display: 'block',
      width: '40%',
      height: 'full',
      borderRadius: 'full',
      backgroundColor: 'accent.icon',
      '&[data-sweeping]': { animation: 'sweep 1.2s linear infinite', _motionReduce: { animation: 'none' } },
      _highContrast: { backgroundColor: 'Highlight' },
    },
  },
});
