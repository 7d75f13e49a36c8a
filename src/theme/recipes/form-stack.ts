import { defineRecipe } from '@pandacss/dev';

/** The cards of one form, one under the other. */
export const formStack = defineRecipe({ className: 'form-stack', base: { display: 'grid', gap: '4' } });
