import { defineRecipe } from '@pandacss/dev';

export const skipLink = defineRecipe({
  className: 'skip-link',
  base: {
    _print: { display: 'none' },
    position: 'fixed',
    insetInlineStart: '3',
    top: '-60px',
    zIndex: 'toast',
    paddingInline: '14px',
    paddingBlock: '2',
    borderRadius: 'md',
    backgroundColor: 'bg.inverse',
    color: 'fg.inverse',
    _focus: { top: '2', borderRadius: 'md' },
  },
});
