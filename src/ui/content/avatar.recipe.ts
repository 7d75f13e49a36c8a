import { defineRecipe } from '@pandacss/dev';

export const avatar = defineRecipe({
  className: 'avatar',
  base: {
    flexShrink: '0',
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    backgroundColor: 'accent.muted',
    color: 'accent.fg',
    fontWeight: 'bold',
    letterSpacing: 'wide',
  },
  variants: {
    size: {
      sm: { width: '24px', height: '24px', fontSize: '2xs', lineHeight: '2xs' },
      lg: { width: '36px', height: '36px', fontSize: 'sm' },
    },
  },
  defaultVariants: { size: 'sm' },
});
