import { defineSlotRecipe } from '@pandacss/dev';

export const choiceTiles = defineSlotRecipe({
  className: 'choice-tiles',
  slots: ['root', 'item', 'input', 'tile', 'mark', 'note'],
  base: {
    root: { display: 'grid', gap: '10px', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    item: { position: 'relative', cursor: 'pointer', '&:has(:disabled)': { cursor: 'not-allowed' } },
    input: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      margin: '0',
      opacity: '0',
      cursor: 'inherit',
    },
    tile: {
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      padding: '10px',
      borderRadius: 'lg',
      border: '1px solid {colors.border.control}',
      fontSize: 'sm',
      fontWeight: 'semibold',
      ':checked + &': {
        borderColor: 'accent.solid',
        boxShadow: 'inset 0 0 0 1px {colors.accent.solid}',
        backgroundColor: 'accent.subtle',
        _highContrast: { outline: '2px solid Highlight' },
      },
      ':disabled + &': { borderColor: 'border.strong', color: 'fg.muted' },
      ':focus-visible + &': { outline: '2px solid {colors.focus.ring}', outlineOffset: '2px' },
    },
    mark: {
      flexShrink: '0',
      display: 'grid',
      placeItems: 'center',
      width: '36px',
      height: '36px',
      borderRadius: 'md',
      backgroundColor: 'bg.sunken',
      fontSize: '17px',
      fontWeight: 'medium',
    },
    note: { marginInlineStart: 'auto', textStyle: 'hint', color: 'fg.subtle' },
  },
});
