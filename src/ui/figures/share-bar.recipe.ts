import { defineSlotRecipe } from '@pandacss/dev';

export const shareBar = defineSlotRecipe({
  className: 'share-bar',
  slots: ['root', 'item'],
  base: {
    root: {
      '--part-1': '{colors.chart.1}',
      '--part-2': '{colors.chart.2}',
      '--part-3': '{colors.chart.3}',
      '--part-4': '{colors.chart.4}',
      '--part-5': '{colors.chart.5}',
      '--part-6': '{colors.chart.6}',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      rowGap: '2px',
      // In a cell as far from its lines as what is in the middle of others.
      paddingBlock: { sm: '1' },
      minWidth: { base: '120px', sm: '216px' },
      maxWidth: '360px',
      textStyle: 'hint',
      color: 'fg.muted',
      // The bar, above its legend. Print the colours: they tell the parts apart.
      _before: {
        content: '""',
        flexBasis: '100%',
        height: '6px',
        marginBottom: '4px',
        borderRadius: 'full',
        backgroundColor: 'bg.pressed',
        backgroundImage: 'var(--parts)',
        forcedColorAdjust: 'none',
        _highContrast: { outline: '1px solid CanvasText' },
      },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '5px',
      minWidth: '0',
      _before: {
        content: '""',
        flexShrink: '0',
        width: '8px',
        height: '8px',
        borderRadius: '2px',
        backgroundColor: 'var(--part)',
        forcedColorAdjust: 'none',
      },
    },
  },
});
