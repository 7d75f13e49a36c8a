import { defineSlotRecipe } from '@pandacss/dev';
import { dialogPlace, dialogSurface, scrim } from '../../theme/shared-parts.ts';

/** On phones a sheet at the bottom. `blocking` veils the page. */
export const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'head', 'title', 'body', 'foot'],
  base: {
    backdrop: scrim('dialog'),
    positioner: dialogPlace,
    content: {
      position: 'relative',
      width: 'full',
      paddingBottom: { base: '3', sm: '0' },
      borderTopRadius: { base: '16px', sm: 'xl' },
      borderBottomRadius: { base: '0', sm: 'xl' },
      ...dialogSurface,
    },
    head: {
      display: 'grid',
      gap: '3',
      paddingTop: { base: '22px', sm: '5' },
      paddingInline: { base: '5', sm: '6' },
    },
    title: { textStyle: 'dialogTitle' },
    body: {
      paddingTop: '2',
      paddingInline: { base: '5', sm: '6' },
      paddingBottom: '5',
      color: 'fg.muted',
      '& > :not(:first-child)': { marginTop: '3' },
    },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '2',
      paddingInline: { base: '5', sm: '6' },
      paddingBottom: { base: '4', sm: '5' },
      '& > *': { flex: { base: '1', sm: 'none' } },
    },
  },
  variants: {
    size: {
      sm: { content: { sm: { maxWidth: '400px' } } },
      md: { content: { sm: { maxWidth: '520px' } } },
      lg: { content: { sm: { maxWidth: '860px' } } },
    },
    blocking: {
      true: {
        backdrop: { zIndex: 'blocking', backgroundColor: 'bg.veil', backdropFilter: 'blur(7px)' },
        positioner: { zIndex: 'blocking', placeItems: 'center', padding: '5' },
        content: { borderRadius: 'xl', paddingBottom: '0' },
        foot: { '& > *': { flex: '1' } },
      },
    },
  },
  defaultVariants: { size: 'md' },
});
