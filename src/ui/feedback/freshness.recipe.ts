import { defineRecipe } from '@pandacss/dev';

export const freshness = defineRecipe({
  className: 'freshness',
  base: {
    textStyle: 'hint',
    color: 'fg.subtle',
    '&[data-stale]': { color: 'warning.fg' },
    '& > svg': { display: 'inline-block', marginInlineEnd: '1', verticalAlign: 'text-bottom' },
    '& > button': { marginInlineStart: '2' },
  },
});
