import { defineSlotRecipe } from '@pandacss/dev';
import { popup } from '../../theme/shared-parts.ts';

// Beside its button there would be too little room for it.
const asSheet = '@media (max-width: 639.98px), (max-height: 599.98px)';

export const popover = defineSlotRecipe({
  className: 'popover',
  slots: ['positioner', 'content', 'head', 'body', 'foot'],
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
    /** As wide as its content, which sets its own padding; a sheet over the whole height of phones and low windows. */
    roomy: {
      true: {
        positioner: {
          [asSheet]: {
            position: 'fixed!',
            inset: '0!',
            transform: 'none!',
            width: 'auto!',
            minWidth: '0!',
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'end',
            alignItems: 'center',
            backgroundColor: 'bg.scrim',
          },
        },
        content: {
          width: 'max-content',
          maxHeight: 'min(640px, var(--available-height))',
          [asSheet]: {
            maxWidth: 'full',
            maxHeight: 'calc(100dvh - 8px)',
            borderBottomRadius: '0',
            _open: { animation: 'riseIn {durations.slow} {easings.out}' },
          },
          smDown: { width: 'full' },
        },
        body: { padding: '0' },
      },
    },
  },
});
