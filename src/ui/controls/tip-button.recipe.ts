import { defineRecipe } from '@pandacss/dev';

/** As high as a target, without making its row higher. */
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
  variants: {
    // Words, which look like text otherwise.
    marked: { true: { textDecoration: 'underline dotted', textUnderlineOffset: '3px' } },
  },
});
