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
      // Over the edge that forced colours draw around the button.
      zIndex: '1',
      _highContrast: { border: '1px solid CanvasText' },
    },
  },
});
