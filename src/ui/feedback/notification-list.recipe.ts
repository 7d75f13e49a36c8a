import { defineSlotRecipe } from '@pandacss/dev';

const tone = (name: string) => ({ item: { '& > svg': { color: `${name}.icon` } } });

/** The toasts of a session under each other, the newest first. */
export const notificationList = defineSlotRecipe({
  className: 'notification-list',
  slots: ['root', 'item', 'row', 'title', 'text', 'foot', 'empty'],
  base: {
    // Also with nothing in sight.
    root: { minHeight: '1px' },
    item: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: '10px',
      paddingInline: '2',
      paddingBlock: '10px',
      '& + &': { borderTop: '1px solid {colors.border.hairline}' },
      '& > svg': { marginTop: '2px' },
    },
    row: {
      paddingInlineStart: '34px',
      paddingBlock: '10px',
      'ul + &, & + &': { borderTop: '1px solid {colors.border.hairline}' },
    },
    title: { display: 'block', fontWeight: 'semibold', lineHeight: '20px' },
    text: { color: 'fg.muted', lineHeight: '18px' },
    foot: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      minHeight: '24px',
      textStyle: 'hint',
      color: 'fg.subtle',
    },
    empty: {
      paddingInline: '2',
      paddingBlock: '6',
      textAlign: 'center',
      textWrap: 'balance',
      color: 'fg.muted',
    },
  },
  variants: {
    tone: { info: tone('info'), warning: tone('warning'), error: tone('error'), success: tone('success') },
  },
});
