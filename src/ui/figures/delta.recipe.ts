import { defineRecipe } from '@pandacss/dev';

export const delta = defineRecipe({
  className: 'delta',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    verticalAlign: 'middle',
    gap: '1px',
    textStyle: 'columnHead',
    whiteSpace: 'nowrap',
    '& > svg': { flexShrink: '0', strokeWidth: '2.4' },
  },
  variants: {
    news: {
      good: { color: 'success.fg' },
      bad: { color: 'error.fg' },
      none: { color: 'fg.subtle' },
    },
  },
});
