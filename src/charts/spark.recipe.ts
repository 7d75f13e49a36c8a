import { defineSlotRecipe } from '@pandacss/dev';

// A chosen key figure colours it by the two variables.
export const spark = defineSlotRecipe({
  className: 'spark',
  slots: ['root', 'line', 'area'],
  base: {
    root: { width: '54px', height: '26px', overflow: 'visible' },
    line: {
      fill: 'none',
      stroke: 'var(--spark-line, {colors.chart.previous})',
      strokeWidth: '1.5',
      strokeLinejoin: 'round',
      vectorEffect: 'non-scaling-stroke',
      '&[data-open]': { strokeDasharray: '3 2' },
    },
    area: { fill: 'var(--spark-area, {colors.bg.subtle})' },
  },
});
