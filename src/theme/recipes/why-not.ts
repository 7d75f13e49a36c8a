import { defineRecipe } from '@pandacss/dev';

/** Why a button does nothing now, beside it and over everything but notices. */
export const whyNot = defineRecipe({
  className: 'why-not',
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
    animation: 'popIn {durations.fast} {easings.out}',
    _highContrast: { border: '1px solid CanvasText' },
    _print: { display: 'none' },
  },
});
