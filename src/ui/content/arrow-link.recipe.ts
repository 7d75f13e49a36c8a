import { defineRecipe } from '@pandacss/dev';

/** A link that leads on: 'More offers' with an arrow. */
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
