import { defineRecipe } from '@pandacss/dev';

export const hiddenText = defineRecipe({ className: 'hidden-text', base: { srOnly: true } });
