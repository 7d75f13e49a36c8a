import { defineSlotRecipe } from '@pandacss/dev';

const below = { borderTop: '1px solid {colors.border.hairline}' };

export const macroPicker = defineSlotRecipe({
  className: 'macro-picker',
  slots: ['root', 'head', 'title', 'search', 'group', 'term', 'macros', 'macro', 'note'],
  base: {
    root: {
      overflow: 'clip',
      border: '1px solid {colors.border.hairline}',
      borderRadius: 'md',
    },
    head: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      padding: '6px',
      paddingInlineStart: '3',
      backgroundColor: 'bg.canvas',
    },
    title: { textStyle: 'ui' },
    search: { width: '150px' },
    group: {
      ...below,
      display: 'grid',
      gridTemplateColumns: '84px minmax(0, 1fr)',
      alignItems: 'baseline',
      gap: '2',
      paddingInline: '3',
      paddingBlock: '7px',
    },
    term: { fontSize: 'xs', color: 'fg.subtle' },
    macros: { display: 'flex', flexWrap: 'wrap', gap: '1' },
    macro: {
      minHeight: { base: '36px', sm: '24px' },
      paddingInline: '6px',
      paddingBlock: '3px',
      borderRadius: 'sm',
      backgroundColor: 'bg.sunken',
      fontFamily: 'mono',
      fontSize: 'xs',
      lineHeight: '16px',
      overflowWrap: 'anywhere',
      _hover: { backgroundColor: 'accent.muted', color: 'accent.fg' },
      '&[data-used]': { backgroundColor: 'accent.muted', color: 'accent.fg' },
    },
    note: { ...below, padding: '3', fontSize: 'sm', color: 'fg.subtle' },
  },
});
