import { defineRecipe } from '@pandacss/dev';

export const formGrid = defineRecipe({
  className: 'form-grid',
  base: { display: 'grid', gap: '4', alignItems: 'start' },
  variants: {
    columns: {
      one: { gridTemplateColumns: 'minmax(0, 1fr)' },
      two: { gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
  defaultVariants: { columns: 'one' },
});
