import { defineRecipe } from '@pandacss/dev';

export const tip = defineRecipe({
  className: 'tip',
  base: {
    position: 'fixed',
    zIndex: '2300',
    maxWidth: 'min(280px, calc(100vw - 32px))',
    paddingInline: '10px',
    paddingBlock: '6px',
    borderRadius: 'md',
    backgroundColor: 'bg.inverse',
    color: 'fg.inverse',
    textStyle: 'hint',
    pointerEvents: 'none',
    // Bridges the gap, so that the pointer can move onto it.
    '&[data-pointed]': {
      pointerEvents: 'auto',
      _before: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-6px' },
    },
    animation: 'popIn {durations.fast} {easings.out}',
    _highContrast: { border: '1px solid CanvasText' },
    _print: { display: 'none' },
  },
});
