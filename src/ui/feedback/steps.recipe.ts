import { defineSlotRecipe } from '@pandacss/dev';

export const steps = defineSlotRecipe({
  className: 'steps',
  slots: ['root', 'link', 'mark', 'title'],
  base: {
    root: {
      // On phones two by two: none has a line for itself.
      display: { base: 'grid', sm: 'flex' },
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      flexDirection: { sm: 'row', lg: 'column' },
      flexWrap: { sm: 'wrap', lg: 'nowrap' },
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
    title: { minWidth: '0', hyphens: 'auto', overflowWrap: 'anywhere' },
    mark: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
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
      '[data-state=faulty] > &': {
        backgroundColor: 'error.subtle',
        color: 'error.fg',
        boxShadow: 'none',
      },
      '[data-state=now] > &': { backgroundColor: 'accent.solid', color: 'accent.on', boxShadow: 'none' },
      _highContrast: { border: '1px solid CanvasText' },
    },
  },
});
