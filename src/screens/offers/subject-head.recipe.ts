import { defineSlotRecipe } from '@pandacss/dev';

/** The heading of a page about one thing: the way back, its picture, its name and facts, what can be done with it. */
export const subjectHead = defineSlotRecipe({
  className: 'subject-head',
  slots: ['root', 'back', 'media', 'text', 'heading', 'title', 'facts', 'actions', 'primary'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '3',
      paddingBottom: '4',
      _print: { paddingTop: '4' },
    },
    back: {
      _print: { display: 'none' },
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
      // A line of its own wherever it has none beside all actions, so that with fewer of them the head is as tall.
      '& > [data-apart]': { flexBasis: { base: 'auto', md: 'full', xl: 'auto' } },
    },
    actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    primary: {
      // Within reach of the thumb, unless something else lies at the bottom.
      smDown: {
        position: 'fixed',
        insetInline: '0',
        bottom: '0',
        zIndex: 'sticky',
        display: 'grid',
        paddingInline: '4',
        paddingBlock: '10px',
        borderTop: '1px solid {colors.border.hairline}',
        backgroundColor: 'bg.surface',
        'body:has([data-status-bar], [data-banner]) &': {
          position: 'static',
          padding: '0',
          borderTopWidth: '0',
          backgroundColor: 'transparent',
        },
      },
    },
  },
  variants: {
    reached: { true: { primary: { smDown: { display: 'none' } } } },
    arrived: { true: { primary: { visibility: 'hidden', lg: { order: '-1' } } } },
  },
});
