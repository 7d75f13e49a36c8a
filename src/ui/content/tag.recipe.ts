import { defineRecipe } from '@pandacss/dev';

export const tag = defineRecipe({
  className: 'tag',
  base: {
    display: 'inline-block',
    paddingInline: '5px',
    borderRadius: 'xs',
    backgroundColor: 'bg.sunken',
    color: 'fg.muted',
    fontSize: '2xs',
    lineHeight: '18px',
    fontWeight: 'medium',
    letterSpacing: '0.03em',
    whiteSpace: 'nowrap',
  },
  variants: {
    variant: {
      plain: {},
      more: {
        backgroundColor: 'transparent',
        color: 'fg.subtle',
        paddingInline: '2px',
        letterSpacing: 'normal',
      },
    },
  },
  defaultVariants: { variant: 'plain' },
});
