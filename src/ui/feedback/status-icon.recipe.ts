import { defineRecipe } from '@pandacss/dev';

export const statusIcon = defineRecipe({
  className: 'status-icon',
  base: { display: 'grid', placeItems: 'center', width: '44px', height: '44px', borderRadius: 'xl' },
  variants: {
    tone: {
      info: { backgroundColor: 'info.subtle', color: 'info.icon' },
      success: { backgroundColor: 'success.subtle', color: 'success.icon' },
      warning: { backgroundColor: 'warning.subtle', color: 'warning.icon' },
      error: { backgroundColor: 'error.subtle', color: 'error.icon' },
    },
  },
});
