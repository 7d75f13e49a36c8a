import { defineRecipe } from '@pandacss/dev';

export const printHead = defineRecipe({
  className: 'print-head',
  base: {
    display: 'none',
    _print: { display: 'block', paddingBottom: '2', borderBottom: '1px solid {colors.border.strong}' },
    textStyle: 'hint',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    '& > b': { display: 'block', textStyle: 'sectionTitle', color: 'fg.default' },
    '& > span': { display: 'block' },
  },
});
