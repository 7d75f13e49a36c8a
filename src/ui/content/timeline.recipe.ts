import { defineSlotRecipe } from '@pandacss/dev';

export const timeline = defineSlotRecipe({
  className: 'timeline',
  slots: ['root', 'item', 'mark', 'text', 'title', 'note'],
  base: {
    root: { display: 'grid' },
    item: {
      position: 'relative',
      display: 'flex',
      gap: '3',
      paddingBottom: '4',
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '11px',
        top: '24px',
        bottom: '0',
        width: '1px',
        backgroundColor: 'border.hairline',
      },
      _last: { paddingBottom: '0' },
    },
    mark: {
      flexShrink: '0',
      display: 'grid',
      placeItems: 'center',
      width: '24px',
      height: '24px',
      borderRadius: 'full',
      backgroundColor: 'bg.sunken',
      color: 'fg.muted',
      '&[data-tone=success]': { backgroundColor: 'success.subtle', color: 'success.fg' },
      '&[data-tone=warning]': { backgroundColor: 'warning.subtle', color: 'warning.fg' },
      '&[data-tone=error]': { backgroundColor: 'error.subtle', color: 'error.fg' },
    },
    text: { minWidth: '0', fontSize: 'sm', lineHeight: '18px', paddingTop: '3px' },
    title: { display: 'block', fontWeight: 'medium', color: 'fg.default' },
    note: { display: 'block', color: 'fg.subtle', overflowWrap: 'anywhere' },
  },
});
