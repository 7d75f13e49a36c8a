import { defineSlotRecipe } from '@pandacss/dev';

export const logo = defineSlotRecipe({
  className: 'logo',
  slots: ['root', 'mark', 'sail'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      maxWidth: 'full',
      minHeight: 'target',
      fontSize: '15px',
      lineHeight: '20px',
      fontWeight: 'semibold',
      letterSpacing: '-0.02em',
      color: 'fg.default',
      '& > span': { truncate: true },
    },

    mark: { flexShrink: '0', width: '20px', height: '20px', color: 'fg.default' },
    sail: { fill: 'accent.icon', _highContrast: { fill: 'CanvasText' } },
  },
  variants: {
    size: { lg: { mark: { width: '36px', height: '36px' } } },
  },
});
