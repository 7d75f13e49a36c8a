import { defineRecipe } from '@pandacss/dev';

export const tip = defineRecipe({
  className: 'tip',
  base: {
    zIndex: '2300',
    maxWidth: 'min(280px, calc(100vw - 32px))',
    paddingInline: '10px',
    paddingBlock: '6px',
    borderRadius: 'md',
    backgroundColor: 'bg.inverse',
    color: 'fg.inverse',
    textStyle: 'hint',
    whiteSpace: 'pre-line',
    animation: 'popIn {durations.fast} {easings.out}',
    _highContrast: { border: '1px solid CanvasText' },
    _print: { display: 'none' },
  },
});
