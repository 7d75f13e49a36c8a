import { defineSlotRecipe } from '@pandacss/dev';

export const markers = defineSlotRecipe({
  className: 'markers',
  slots: ['sign', 'spot'],
  base: {
    sign: {
      flexShrink: '0',
      width: '12px',
      height: '12px',
      overflow: 'visible',
      fill: 'var(--series)',
      stroke: 'bg.surface',
      strokeWidth: '1',
      paintOrder: 'stroke',
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
      '&[data-hollow]': { fill: 'none', stroke: 'var(--series)', strokeWidth: '1.4' },
    },
    spot: {
      position: 'absolute',
      display: 'flex',
      transform: 'translate(-50%, -50%)',
      pointerEvents: 'none',
    },
  },
});
