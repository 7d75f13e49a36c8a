import { defineSlotRecipe } from '@pandacss/dev';

/** Plum bar at the bottom and a frame around the window, while an operator acts for a partner. */
export const statusBar = defineSlotRecipe({
  className: 'status-bar',
  slots: ['bar', 'frame'],
  base: {
    bar: {
      position: 'fixed',
      insetInline: '0',
      bottom: '0',
      zIndex: 'statusBar',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      minHeight: 'statusBar',
      paddingInline: '4',
      paddingBlock: '6px',
      backgroundColor: 'operator.solid',
      color: 'operator.on',
      fontSize: 'sm',
      lineHeight: '18px',
      '& > svg': { flexShrink: '0' },
    },
    frame: {
      position: 'fixed',
      inset: '0',
      zIndex: 'statusBar',
      border: '2px solid {colors.operator.solid}',
      pointerEvents: 'none',
    },
  },
});
