import { defineSlotRecipe } from '@pandacss/dev';
import { dialogPlace, dialogSurface, scrim } from '../../theme/shared-parts.ts';

/** On phones the facts follow the content. */
export const sideDialog = defineSlotRecipe({
  className: 'side-dialog',
  slots: [
    'backdrop',
    'positioner',
    'content',
    'side',
    'facts',
    'main',
    'head',
    'title',
    'meta',
    'body',
    'close',
  ],
  base: {
    backdrop: scrim('dialog'),
    positioner: dialogPlace,
    content: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
      width: 'full',
      maxWidth: '860px',
      maxHeight: { base: 'calc(100dvh - 40px)', md: 'none' },
      overflow: { base: 'auto', md: 'clip' },
      borderTopRadius: 'xl',
      borderBottomRadius: { base: '0', sm: 'xl' },
      '&:has([data-submit-row])': { smDown: { scrollPaddingBottom: '80px' } },
      ...dialogSurface,
    },
    side: {
      display: { base: 'contents', md: 'block' },
      backgroundColor: 'bg.canvas',
      borderInlineEnd: { md: '1px solid {colors.border.hairline}' },
      // Name and next step stay in sight in low windows.
      '& > .preview__root': { width: 'full', maxHeight: { base: '30dvh', md: 'none' } },
    },
    facts: { order: '1', paddingInline: '5', paddingBlock: '2', backgroundColor: 'bg.canvas' },
    main: { display: 'grid', alignContent: 'start', gap: '4', padding: '5', minWidth: '0' },
    head: { paddingInlineEnd: '8' },
    title: { textStyle: 'dialogTitle' },
    meta: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      marginTop: '1',
      fontSize: 'sm',
      color: 'fg.subtle',
    },
    body: {
      display: 'grid',
      gap: '4',
      color: 'fg.muted',
      minWidth: '0',
      // No grid: sticky elements cannot leave a grid row.
      '& > form': { display: 'flex', flexDirection: 'column', gap: '4' },
      '--form-inset': '{spacing.5}',
      '& [data-submit-row]': { smDown: { backgroundColor: 'bg.raised' } },
    },
    // It stays in sight while content, or in low windows all of it, scrolls.
    close: {
      position: 'sticky',
      order: '-1',
      gridColumn: '1 / -1',
      justifySelf: 'end',
      height: '0',
      top: '0',
      marginInlineEnd: '3',
      zIndex: 'sticky',
      '& > *': { marginTop: '3', borderRadius: 'md', backgroundColor: 'bg.raised' },
    },
  },
});
