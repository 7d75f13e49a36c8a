import { defineSlotRecipe } from '@pandacss/dev';
import { popup } from '../../theme/shared-parts.ts';

export const popover = defineSlotRecipe({
  className: 'popover',
  slots: ['content', 'head', 'body', 'foot'],
  base: {
    content: {
      ...popup,
      display: 'flex',
      flexDirection: 'column',
      width: '288px',
      maxWidth: 'calc(100vw - 32px)',
      maxHeight: 'min(520px, calc(100dvh - 96px), var(--available-height))',
      _focusVisible: { outline: 'none' },
      _open: { animation: 'popIn {durations.fast} {easings.out}' },
    },
    head: { padding: '10px', paddingBottom: '6px' },
    body: { overflowY: 'auto', paddingInline: '6px', paddingBlock: '6px', minHeight: '0' },
    foot: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      padding: '2',
      borderTop: '1px solid {colors.border.hairline}',
      textStyle: 'hint',
      color: 'fg.subtle',
    },
  },
  variants: {
    /** As wide as its content, which sets its own padding. */
    roomy: {
      true: {
        content: { width: 'max-content', maxHeight: 'min(640px, var(--available-height))' },
        body: { padding: '0' },
      },
    },
  },
});
