import { defineSlotRecipe } from '@pandacss/dev';

export const strength = defineSlotRecipe({
  className: 'strength',
  slots: ['root', 'bar', 'step', 'text'],
  base: {
    root: {
      '--step': '{colors.error.solid}',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '16px',
      marginTop: '6px',
      '&[data-level="2"]': { '--step': '{colors.warning.solid}' },
      '&[data-level="3"], &[data-level="4"]': { '--step': '{colors.success.solid}' },
    },
    bar: { display: 'flex', gap: '3px' },
    step: {
      width: '28px',
      height: '4px',
      borderRadius: 'full',
      backgroundColor: 'bg.pressed',
      '&[data-reached]': { backgroundColor: 'var(--step)', forcedColorAdjust: 'none' },
    },
    text: { textStyle: 'hint', color: 'fg.muted' },
  },
});
