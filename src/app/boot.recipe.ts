import { defineSlotRecipe } from '@pandacss/dev';

export const boot = defineSlotRecipe({
  className: 'boot',
  slots: ['root', 'bar', 'fill'],
  base: {
    root: {
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'center',
      gap: '5',
      minHeight: '100dvh',
      paddingInline: '5',
      textAlign: 'center',
    },
    bar: {
      width: '96px',
      height: '3px',
      borderRadius: 'full',
      backgroundColor: 'bg.pressed',
      overflow: 'hidden',
    },
    fill: {
      display: 'block',
      width: '40%',
      height: 'full',
      borderRadius: 'full',
      backgroundColor: 'accent.solid',
      animation: 'sweep 1.1s {easings.inOut} infinite alternate',
    },
  },
});
