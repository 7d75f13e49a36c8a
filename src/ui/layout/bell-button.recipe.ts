import { defineSlotRecipe } from '@pandacss/dev';

export const bellButton = defineSlotRecipe({
  className: 'bell-button',
  slots: ['root', 'count'],
  base: {
    root: { position: 'relative', display: 'inline-flex' },
    count: {
      position: 'absolute',
      top: '-1px',
      insetInlineEnd: '-1px',
      minWidth: '16px',
      height: '16px',
      paddingInline: '1',
      borderRadius: 'full',
      backgroundColor: 'accent.solid',
      color: 'accent.on',
      fontSize: '2xs',
      lineHeight: '16px',
      fontWeight: 'semibold',
      textAlign: 'center',
      pointerEvents: 'none',
      _highContrast: { border: '1px solid CanvasText' },
    },
  },
});
