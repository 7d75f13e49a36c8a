import { defineSlotRecipe } from '@pandacss/dev';

export const shareBar = defineSlotRecipe({
  className: 'share-bar',
  slots: ['root', 'bar', 'part', 'legend', 'item', 'swatch'],
  base: {
    root: {
      display: 'grid',
      gap: '6px',
      minWidth: { base: '120px', sm: '216px' },
      maxWidth: '360px',
      // Print the colours: they tell the parts apart.
      '& [data-colour]': { forcedColorAdjust: 'none' },
      '& [data-colour="1"]': { backgroundColor: 'chart.1' },
      '& [data-colour="2"]': { backgroundColor: 'chart.2' },
      '& [data-colour="3"]': { backgroundColor: 'chart.3' },
      '& [data-colour="4"]': { backgroundColor: 'chart.4' },
      '& [data-colour="5"]': { backgroundColor: 'chart.5' },
      '& [data-colour="6"]': { backgroundColor: 'chart.6' },
    },
    bar: {
      display: 'flex',
      gap: '2px',
      height: '6px',
      borderRadius: 'full',
      backgroundColor: 'bg.pressed',
      overflow: 'hidden',
      _highContrast: { border: '1px solid CanvasText' },
    },
    part: { display: 'block', height: 'full', flexShrink: '1' },
    legend: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      rowGap: '2px',
      textStyle: 'hint',
      color: 'fg.muted',
    },
    item: { display: 'flex', alignItems: 'center', gap: '5px', minWidth: '0' },
    swatch: { flexShrink: '0', width: '8px', height: '8px', borderRadius: '2px' },
  },
});
