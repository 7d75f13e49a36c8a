import { defineSlotRecipe } from '@pandacss/dev';

export const steps = defineSlotRecipe({
  className: 'steps',
  slots: ['root', 'link', 'mark'],
  base: {
    root: {
      display: 'flex',
      flexDirection: { base: 'row', lg: 'column' },
      flexWrap: { base: 'wrap', lg: 'nowrap' },
      columnGap: '18px',
      rowGap: { base: '1', lg: '2px' },
      marginTop: { base: '14px', lg: '6' },
    },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '10px',
      minHeight: '36px',
      fontSize: 'sm',
      fontWeight: 'medium',
      color: 'fg.muted',
      '&[data-state=now]': { color: 'fg.default', _highContrast: { outline: '1px solid Highlight' } },
    },
    mark: {
      display: 'grid',
      placeItems: 'center',
      width: '22px',
      height: '22px',
      borderRadius: 'full',
      fontSize: '2xs',
      boxShadow: 'inset 0 0 0 1px {colors.border.control}',
      '[data-state=done] > &': {
        backgroundColor: 'success.subtle',
        color: 'success.icon',
        boxShadow: 'none',
      },
      '[data-state=now] > &': { backgroundColor: 'accent.solid', color: 'accent.on', boxShadow: 'none' },
      _highContrast: { border: '1px solid CanvasText' },
    },
  },
});
