import { defineSlotRecipe } from '@pandacss/dev';

export const cardSection = defineSlotRecipe({
  className: 'card-section',
  slots: ['root', 'head', 'title', 'sub', 'end'],
  base: {
    root: { display: 'grid', gap: '2', minWidth: '0' },
    head: { display: 'flex', alignItems: 'center', gap: '3', minHeight: 'target' },
    title: { textStyle: 'sectionTitle' },
    sub: { textStyle: 'hint', color: 'fg.subtle', hideBelow: 'sm' },
    end: { marginInlineStart: 'auto' },
  },
  variants: {
    // The heading is for screen readers only.
    bare: { true: { head: { srOnly: true } } },
  },
});
