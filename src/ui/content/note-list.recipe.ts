import { defineSlotRecipe } from '@pandacss/dev';

export const noteList = defineSlotRecipe({
  className: 'note-list',
  slots: ['root', 'item', 'icon', 'text', 'title', 'note', 'parts', 'dot', 'action', 'more'],
  base: {
    root: { paddingInline: '4', paddingBottom: '6px' },
    item: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '10px',
      paddingBlock: '9px',
      borderTop: '1px solid {colors.border.hairline}',
      fontSize: 'sm',
      lineHeight: '18px',
      _first: { borderTopWidth: '0', paddingTop: '2px' },
    },
    icon: {
      marginTop: '1px',
      color: 'fg.subtle',
      '&[data-tone=info]': { color: 'info.icon' },
      '&[data-tone=success]': { color: 'success.icon' },
      '&[data-tone=warning]': { color: 'warning.icon' },
      '&[data-tone=error]': { color: 'error.icon' },
    },
    text: { minWidth: '0', overflowWrap: 'break-word' },
    title: { display: 'block', fontWeight: 'medium', color: 'fg.default' },
    note: {
      marginTop: '1px',
      color: 'fg.subtle',
      '& a': { textDecoration: 'underline', textUnderlineOffset: '2px' },
    },
    // Cut off where what follows it begins a line; the focus ring is not.
    parts: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      overflow: 'clip',
      overflowClipMargin: '3px',
    },
    dot: { position: 'absolute', marginInlineStart: '-8px' },
    action: { marginTop: '2' },
    more: { hideFrom: 'sm', paddingInline: '4', paddingBottom: '6px' },
  },
  variants: {
    // On phones the first two, which are the most urgent.
    short: { true: { root: { smDown: { '& > :nth-child(n + 3)': { display: 'none' } } } } },
  },
});
