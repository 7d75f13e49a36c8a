import { defineSlotRecipe } from '@pandacss/dev';

export const rowList = defineSlotRecipe({
  className: 'row-list',
  slots: ['root', 'row', 'number', 'fields', 'actions'],
  base: {
    root: { display: 'grid', gap: '3', minWidth: '0', outline: 'none' },
    row: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      padding: '3',
      borderRadius: 'md',
      border: '1px solid {colors.border.hairline}',
      backgroundColor: 'bg.canvas',
    },
    number: {
      flexShrink: '0',
      display: 'grid',
      placeItems: 'center',
      width: '24px',
      height: '24px',
      marginTop: '26px',
      borderRadius: 'full',
      backgroundColor: 'bg.sunken',
      color: 'fg.muted',
      textStyle: 'hint',
    },
    fields: {
      flex: '1',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      alignItems: 'flex-start',
      minWidth: '0',
      // Names take the room that numbers and switches leave.
      '& > *': { flex: { base: '1 1 100%', sm: '1 1 156px' }, minWidth: '0' },
      '& > :first-child': { sm: { flex: '2 1 196px' } },
      '& > :has([role=spinbutton])': { sm: { flex: '0 1 124px' } },
      // On the line of the inputs beside it, which have their labels above them.
      '& > .toggle__root': { flex: 'none', sm: { paddingTop: '28px' } },
    },
    actions: {
      flexShrink: '0',
      display: 'flex',
      flexDirection: { base: 'column', sm: 'row' },
      paddingTop: { sm: '22px' },
    },
  },
});
