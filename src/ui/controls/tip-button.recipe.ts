import { defineRecipe } from '@pandacss/dev';

/** A figure that tells more of itself: as high as a target and no higher in its row. */
export const tipButton = defineRecipe({
  className: 'tip-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: 'control.touch', sm: 'target' },
    marginBlock: { base: '-10px', sm: '-2px' },
    font: 'inherit',
    cursor: 'help',
  },
});
