import { defineRecipe } from '@pandacss/dev';

export const arrowLink = defineRecipe({
  className: 'arrow-link',
  base: {
    _print: { display: 'none' },
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: 'target',
    fontSize: 'sm',
    fontWeight: 'medium',
    '& > svg': { flexShrink: '0' },
  },
});
