import { defineSlotRecipe } from '@pandacss/dev';

export const toolbar = defineSlotRecipe({
  className: 'toolbar',
  slots: ['root', 'end', 'wide', 'narrow', 'line', 'phone', 'place', 'dock', 'bar'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      paddingBlock: '10px',
      paddingInlineStart: { base: '3', sm: '4' },
      paddingInlineEnd: '3',
      borderBottom: '1px solid {colors.border.hairline}',
      '& > .input-group__root': { width: { base: 'full', sm: '260px' } },
      // Alone, what can be done belongs to what is below it.
      '&:not(:has(> :not(.toolbar__end)))': { paddingBottom: '0', borderBottomWidth: '0' },
      // On paper: a search with a text, and what is marked as printed.
      _print: {
        '& > :not(.input-group__root, [data-printed]), & > :has(:placeholder-shown)': { display: 'none' },
        '&:not(:has(> [data-printed], > .input-group__root input:not(:placeholder-shown)))': {
          display: 'none',
        },
      },
    },
    end: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '6px',
      marginInlineStart: 'auto',
      // On phones only the icon is shown.
      '& > .button > span:not(:first-child)': { smDown: { srOnly: true } },
    },
    wide: { display: 'contents', hideBelow: 'md' },
    narrow: { display: 'contents', hideFrom: 'md' },
    phone: {
      hideFrom: 'sm',
      display: 'grid',
      _print: { display: 'none' },
      paddingBlock: '2',
      paddingInline: '3',
      borderBottom: '1px solid {colors.border.hairline}',
    },
    line: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      paddingBlock: '2',
      paddingInline: { base: '3', sm: '4' },
      borderBottom: '1px solid {colors.border.hairline}',
      '& > .callout__root': { flex: '1' },
    },
    place: {
      display: 'flex',
      flexDirection: 'column',
      '&:has(> [data-peek])': {
        xl: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 400px', columnGap: '5' },
      },
    },
    // Wide windows have the room at the end of every page.
    dock: {
      _print: { display: 'none' },
      order: '1',
      position: 'sticky',
      bottom: 'calc(var(--status-bar, 0px) + var(--banner, 0px))',
      zIndex: 'pinned',
      display: 'flex',
      alignItems: 'flex-end',
      minHeight: { base: '136px', sm: '56px' },
      marginBottom: '-56px',
      marginInline: { base: 'calc(-1 * {spacing.pageGutter})', sm: '0' },
      pointerEvents: 'none',
      // A low window shows more of the rows than of the bar.
      '@media (max-height: 399.98px)': { position: 'static' },
    },
    bar: {
      flex: '1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      rowGap: '6px',
      minWidth: '0',
      marginBottom: { base: '0', sm: '2' },
      paddingBlock: '6px',
      paddingInline: { base: '3', sm: '4' },
      border: '1px solid {colors.border.strong}',
      borderInlineWidth: { base: '0', sm: '1px' },
      borderBottomWidth: { base: '0', sm: '1px' },
      borderRadius: { base: '0', sm: 'lg' },
      backgroundColor: 'bg.raised',
      boxShadow: 'popup',
      fontSize: 'sm',
      pointerEvents: 'auto',
      smDown: { paddingBottom: 'max(6px, env(safe-area-inset-bottom))' },
      '& > :last-child': { marginInlineStart: 'auto' },
    },
  },
});
