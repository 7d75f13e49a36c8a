import { defineSlotRecipe } from '@pandacss/dev';
import { scrim } from '../../theme/shared-parts.ts';

// A label belongs to the control below it.
const settings = { '& > .field__root': { marginInline: '3', marginTop: '4' } };

export const drawer = defineSlotRecipe({
  className: 'drawer',
  slots: ['backdrop', 'positioner', 'content', 'head', 'body', 'foot'],
  base: {
    backdrop: scrim('drawer'),
    positioner: { position: 'fixed', insetBlock: '0', insetInlineEnd: '0', zIndex: 'drawer' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'min(340px, 88vw)',
      height: 'full',
      paddingInline: '3',
      paddingBottom: '4',
      overflowY: 'auto',
      backgroundColor: 'bg.raised',
      boxShadow: 'drawer',
      _focusVisible: { outline: 'none' },
      _open: { animation: 'slideInEnd {durations.slow} {easings.out}' },
      _closed: { animation: 'slideOutEnd {durations.fast} {easings.in}' },
      _highContrast: { borderInlineStart: '1px solid CanvasText' },
    },
    head: {
      flexShrink: '0',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      height: '56px',
      paddingInlineStart: '2',
      paddingInlineEnd: '1',
    },
    body: { display: 'grid', alignContent: 'start', ...settings },
    foot: {
      display: 'grid',
      gap: '2px',
      marginTop: 'auto',
      paddingTop: '3',
      borderTop: '1px solid {colors.border.hairline}',
      ...settings,
    },
  },
});
