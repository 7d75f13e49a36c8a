import { defineSlotRecipe } from '@pandacss/dev';

export const builder = defineSlotRecipe({
  className: 'builder',
  slots: ['root', 'form', 'result'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      borderTop: '1px solid {colors.border.hairline}',
    },
    form: { padding: '4', minWidth: '0' },
    result: {
      display: 'grid',
      alignContent: 'start',
      gap: '3',
      minWidth: '0',
      padding: '4',
      backgroundColor: 'bg.canvas',
      borderTop: { base: '1px solid {colors.border.hairline}', lg: '0' },
      borderInlineStart: { base: '0', lg: '1px solid {colors.border.hairline}' },
      borderEndEndRadius: 'lg',
    },
  },
});
