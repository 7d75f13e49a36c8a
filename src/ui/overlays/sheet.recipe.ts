import { defineSlotRecipe } from '@pandacss/dev';

export const sheet = defineSlotRecipe({
  className: 'sheet',
  slots: ['backdrop', 'positioner', 'content', 'grip', 'title', 'body', 'foot'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'drawer',
      backgroundColor: 'bg.scrim',
      _open: { animation: 'fadeIn {durations.slow} {easings.out}' },
    },
    positioner: { position: 'fixed', insetInline: '0', bottom: '0', zIndex: 'drawer' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      maxHeight: 'calc(100dvh - 72px)',
      borderTopRadius: 'xl',
      backgroundColor: 'bg.raised',
      boxShadow: 'dialog',
      _focusVisible: { outline: 'none' },
      _open: { animation: 'riseIn {durations.slow} {easings.out}' },
      _highContrast: { borderTop: '1px solid CanvasText' },
    },
    grip: {
      flexShrink: '0',
      width: '36px',
      height: '4px',
      marginBlock: '2',
      marginInline: 'auto',
      borderRadius: 'full',
      backgroundColor: 'border.strong',
    },
    title: { flexShrink: '0', paddingInline: '5', paddingBlock: '2', textStyle: 'sectionTitle' },
    body: { overflowY: 'auto', paddingInline: '5', paddingBottom: '4', minHeight: '0' },
    foot: {
      flexShrink: '0',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      paddingInline: '5',
      paddingTop: '3',
      paddingBottom: 'max(16px, env(safe-area-inset-bottom))',
      borderTop: '1px solid {colors.border.hairline}',
      '& > *': { flex: '1 1 auto' },
    },
  },
});
