import { defineSlotRecipe } from '@pandacss/dev';

/** One border around an input and what belongs to it: a search icon, a unit, a button. */
export const inputGroup = defineSlotRecipe({
  className: 'input-group',
  slots: ['root', 'start', 'end'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      width: 'full',
      minWidth: '0',
      backgroundColor: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
      _hover: { borderColor: 'border.hover' },
      '&:has(input:focus)': {
        outline: '2px solid {colors.focus.ring}',
        outlineOffset: '-1px',
        borderColor: 'transparent',
        boxShadow: 'none',
      },
      // Also while it has the focus: the ring stands around the border then.
      '&&:has([aria-invalid=true])': {
        outlineOffset: '1px',
        borderColor: 'error.solid',
        boxShadow: 'inset 0 0 0 1px {colors.error.solid}',
      },
      '&:has(> input:disabled)': { backgroundColor: 'bg.sunken', borderColor: 'border.strong' },
      '& input, & input:focus, && input[aria-invalid=true]': {
        minHeight: 'calc(var(--input-height) - 2px)',
        borderWidth: '0',
        outlineWidth: '0',
        boxShadow: 'none',
        backgroundColor: 'transparent',
      },
    },
    start: {
      display: 'flex',
      paddingInlineStart: '10px',
      color: 'fg.subtle',
      '& + input': { paddingInlineStart: '7px' },
    },
    end: { display: 'flex', alignItems: 'center', paddingInlineEnd: '1', color: 'fg.subtle', fontSize: 'sm' },
  },
});
