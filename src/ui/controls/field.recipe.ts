import { defineSlotRecipe } from '@pandacss/dev';

/** The aside sits beside the label but follows the control in tab order. */
export const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'required', 'optional', 'control', 'aside', 'hint', 'error'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignContent: 'start',
      gap: '6px',
      minWidth: '0',
    },
    label: {
      alignSelf: 'center',
      gridRow: '1',
      fontSize: 'sm',
      lineHeight: '18px',
      fontWeight: 'medium',
    },
    required: { marginInlineStart: '1', color: 'error.fg' },
    optional: { marginInlineStart: '1', color: 'fg.subtle', fontSize: 'xs', fontWeight: 'regular' },
    control: { gridRow: '2', gridColumn: '1 / -1', minWidth: '0' },
    aside: {
      gridRow: '1',
      gridColumn: '2',
      fontSize: 'sm',
      lineHeight: '18px',
      '& a': { display: 'inline-block', paddingBlock: '3px', marginBlock: '-3px' },
    },
    hint: { gridColumn: '1 / -1', textStyle: 'hint', color: 'fg.subtle', textWrap: 'pretty' },
    error: {
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'flex-start',
      gap: '5px',
      textStyle: 'hint',
      fontWeight: 'medium',
      color: 'error.fg',
      '& > svg': { marginTop: '1px' },
    },
  },
});
