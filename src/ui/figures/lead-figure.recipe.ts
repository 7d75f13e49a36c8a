import { defineSlotRecipe } from '@pandacss/dev';

export const leadFigure = defineSlotRecipe({
  className: 'lead-figure',
  slots: ['root', 'label', 'value'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '6',
      rowGap: '3',
      paddingTop: '1',
      paddingBottom: '4',
      paddingInline: '4',
      borderBottom: '1px solid {colors.border.hairline}',
      '& + .kpi__strip': { paddingTop: '2' },
    },
    label: { textStyle: 'columnHead', color: 'fg.muted' },
    value: { textStyle: 'metric', whiteSpace: 'nowrap' },
  },
});
