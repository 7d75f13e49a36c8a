import { defineSlotRecipe } from '@pandacss/dev';

/** Plum bar at the bottom and a frame around the window, while an operator acts for a partner. */
export const statusBar = defineSlotRecipe({
  className: 'status-bar',
  slots: ['bar', 'text', 'actions', 'action', 'frame'],
  base: {
    bar: {
      position: 'fixed',
      insetInline: '0',
      bottom: '0',
      zIndex: 'statusBar',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      columnGap: '3',
      rowGap: '1',
      minHeight: 'statusBar',
      paddingInline: '4',
      paddingBlock: '5px',
      backgroundColor: 'operator.solid',
      color: 'operator.on',
      fontSize: 'sm',
      lineHeight: '18px',
    },
    text: {
      flex: { base: '1 1 180px', sm: 'none' },
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minWidth: '0',
      '& > svg': { flexShrink: '0' },
    },
    actions: { display: 'flex', gap: '2' },
    action: {
      minHeight: { base: '32px', sm: '24px' },
      paddingInline: { base: '3', sm: '2' },
      border: '1px solid color-mix(in oklab, {colors.operator.on} 55%, transparent)',
      borderRadius: 'sm',
      color: 'operator.on',
      fontWeight: 'medium',
      _hover: { backgroundColor: 'color-mix(in oklab, {colors.operator.on} 16%, transparent)' },
      _focusVisible: { outlineColor: 'operator.on' },
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
