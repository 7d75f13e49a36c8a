import { defineRecipe } from '@pandacss/dev';

/** Text for screen readers only. */
export const hiddenText = defineRecipe({ className: 'hidden-text', base: { srOnly: true } });
