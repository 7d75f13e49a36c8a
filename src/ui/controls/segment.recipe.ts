import { defineSlotRecipe } from '@pandacss/dev';

export const segment = defineSlotRecipe({
  className: 'segment',
  slots: ['root', 'item', 'input'],
  base: {
    root: {
      display: 'inline-flex',
      // Long languages on a phone.
      flexWrap: 'wrap',
      gap: '1px',
      padding: '2px',
      borderRadius: 'md',
      backgroundColor: 'bg.sunken',
      boxShadow: 'inset 0 0 0 1px {colors.border.hairline}',
    },
    item: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '5px',
      minWidth: '28px',
      minHeight: { base: '36px', sm: '24px' },
      paddingInline: '10px',
      borderRadius: 'sm',
      fontSize: 'sm',
      lineHeight: '20px',
      fontWeight: 'medium',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      _hover: { color: 'fg.default' },
      '&:has(:checked), &[aria-checked=true]': {
        backgroundColor: 'bg.selected',
        color: 'fg.default',
        // 3:1 on what is around it.
        boxShadow: '0 0 0 1px {colors.border.hover}, {shadows.xs}',
        forcedColorAdjust: 'none',
        _highContrast: { backgroundColor: 'Highlight', color: 'HighlightText' },
      },
      '&:has(:focus-visible), &[data-highlighted]': {
        outline: '2px solid {colors.focus.ring}',
        outlineOffset: '1px',
      },
    },
    input: { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
  },
  variants: {
    block: {
      true: { root: { display: 'flex' }, item: { flex: '1', minHeight: { base: '36px', sm: '32px' } } },
    },
  },
});
