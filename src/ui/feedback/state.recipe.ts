import { defineSlotRecipe } from '@pandacss/dev';

export const state = defineSlotRecipe({
  className: 'state',
  slots: ['root', 'art', 'paper', 'rule', 'mark', 'line', 'fault', 'title', 'text', 'action'],
  base: {
    root: {
      display: 'grid',
      justifyItems: 'center',
      gap: '6px',
      paddingTop: '52px',
      paddingInline: '6',
      paddingBottom: '56px',
      textAlign: 'center',
      fontSize: 'sm',
      color: 'fg.muted',
      // A banner says why: no part takes room for it.
      '&[data-quiet]': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        paddingBlock: '4',
        // Under a title of its own the sign is enough.
        '.card__head + & > span': { srOnly: true },
      },
    },
    art: { marginBottom: '2' },
    paper: { fill: 'bg.surface', stroke: 'border.strong' },
    rule: { stroke: 'border.hairline' },
    mark: { stroke: 'border.control', fill: 'bg.surface' },
    line: { stroke: 'border.control' },
    fault: { stroke: 'error.icon' },
    title: { textStyle: 'sectionTitle', color: 'fg.default' },
    text: { maxWidth: '420px' },
    action: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: '2',
      marginTop: '3',
      '&:has(> form)': { display: 'block', width: 'min(420px, 100%)', textAlign: 'start' },
    },
  },
});
