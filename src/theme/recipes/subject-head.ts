import { defineSlotRecipe } from '@pandacss/dev';

/** The heading of a page about one thing: the way back, its picture, its name and facts, what can be done with it. */
export const subjectHead = defineSlotRecipe({
  className: 'subject-head',
  slots: ['root', 'back', 'media', 'text', 'heading', 'title', 'facts', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '3',
      paddingBottom: '4',
    },
    back: {
      flexBasis: 'full',
      display: 'flex',
      paddingTop: '3',
      fontSize: 'sm',
      '& a': {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '1',
        minHeight: 'target',
        color: 'fg.muted',
      },
    },
    media: { display: { base: 'none', sm: 'block' } },
    text: { flex: '1 1 280px', minWidth: '0', display: 'grid', gap: '6px' },
    title: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px' },
    heading: { textStyle: 'pageTitle', minWidth: '0', overflowWrap: 'anywhere' },
    facts: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '1',
      fontSize: 'sm',
      color: 'fg.muted',
      '& b': { color: 'fg.default', fontWeight: 'semibold' },
      '& > span': { display: 'inline-flex', alignItems: 'center', gap: '1' },
    },
    actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
  },
});
