import { defineRecipe } from '@pandacss/dev';

const tone = (name: string) => ({ backgroundColor: `${name}.subtle`, color: `${name}.fg` });

/** Plum is for operators only. */
export const badge = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    minHeight: '22px',
    paddingInlineStart: '7px',
    paddingInlineEnd: '2',
    paddingBlock: '1px',
    borderRadius: 'full',
    textStyle: 'columnHead',
    whiteSpace: 'nowrap',
    '& > svg': { flexShrink: '0', strokeWidth: '2.2' },
    '& > i': {
      width: '6px',
      height: '6px',
      borderRadius: '50%',
      backgroundColor: 'currentcolor',
      _highContrast: { backgroundColor: 'CanvasText' },
    },
    _highContrast: { border: '1px solid CanvasText' },
  },
  variants: {
    tone: {
      neutral: { backgroundColor: 'bg.sunken', color: 'fg.muted' },
      accent: tone('accent'),
      success: tone('success'),
      warning: tone('warning'),
      error: tone('error'),
      info: tone('info'),
      operator: tone('operator'),
    },
  },
  defaultVariants: { tone: 'neutral' },
});
