import { defineRecipe } from '@pandacss/dev';

export const skeleton = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'inline-block',
    maxWidth: 'full',
    borderRadius: 'sm',
    verticalAlign: 'middle',
    backgroundColor: 'bg.subtle',
    backgroundImage: 'linear-gradient(100deg, transparent 35%, {colors.bg.pressed} 50%, transparent 65%)',
    backgroundSize: '260% 100%',
    animation: 'shimmer {durations.skeleton} linear infinite',
    _highContrast: { border: '1px solid GrayText' },
  },
  variants: {
    shape: {
      given: {},
      input: { width: 'full', height: { base: 'control.touch', sm: 'control.md' }, borderRadius: 'md' },
    },
  },
  defaultVariants: { shape: 'given' },
});
