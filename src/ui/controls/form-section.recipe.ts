import { defineSlotRecipe } from '@pandacss/dev';

export const formSection = defineSlotRecipe({
  className: 'form-section',
  slots: ['root', 'head', 'title', 'hint', 'body', 'foot'],
  base: {
    root: {
      display: { base: 'flex', lg: 'grid' },
      flexDirection: 'column',
      gridTemplateColumns: 'var(--form-section-columns, 228px minmax(0, 1fr))',
      minWidth: '0',
      scrollMarginTop: '64px',
      backgroundColor: 'bg.surface',
      border: '1px solid {colors.border.hairline}',
      borderRadius: 'lg',
    },
    head: {
      paddingInlineStart: '5',
      paddingInlineEnd: { base: '5', lg: '0' },
      paddingTop: { base: '4', lg: '5' },
      paddingBottom: { base: '0', lg: '5' },
    },
    title: { textStyle: 'sectionTitle' },
    hint: {
      marginTop: '2px',
      fontSize: 'sm',
      lineHeight: '18px',
      color: 'fg.subtle',
      '& > br + span': { display: 'inline-block', marginTop: '2' },
    },
    body: {
      display: 'grid',
      alignContent: 'start',
      gap: '4',
      minWidth: '0',
      paddingInline: '5',
      paddingTop: { base: '14px', lg: '5' },
      paddingBottom: '5',
    },
    foot: {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '3',
      paddingInline: '5',
      paddingBlock: '10px',
      borderTop: '1px solid {colors.border.hairline}',
      borderBottomRadius: 'lg',
      backgroundColor: 'bg.canvas',
      // Of several sections only those with something to save keep their buttons in sight.
      '&:not(:has([data-unsaved]))': { smDown: { position: 'static' } },
    },
  },
});
