import { defineSlotRecipe } from '@pandacss/dev';

/** A page of forms: its sections stand in a rail on the left, on phones in a row that scrolls sideways. */
export const sectionPage = defineSlotRecipe({
  className: 'section-page',
  slots: ['root', 'nav', 'item', 'dot', 'main'],
  base: {
    root: {
      display: 'grid',
      gap: { base: '4', md: '32px', lg: '40px' },
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        md: '208px minmax(0, 860px)',
        lg: '{sizes.rail} minmax(0, {sizes.content.form})',
      },
      _print: { gridTemplateColumns: 'minmax(0, 1fr)!' },
    },
    nav: {
      display: { base: 'flex', md: 'grid' },
      alignContent: 'start',
      alignSelf: 'start',
      gap: { base: '1', md: '2px' },
      position: { md: 'sticky' },
      top: { md: '63px' },
      marginInline: { base: '-16px', md: '0' },
      marginInlineStart: { md: '-10px' },
      paddingInline: { base: '4', md: '0' },
      paddingBlock: { base: '2px', md: '0' },
      overflowX: { base: 'auto', md: 'visible' },
      scrollbarWidth: 'none',
      _print: { position: 'static', marginInline: '0', paddingInline: '0' },
    },
    item: {
      flexShrink: '0',
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      minHeight: { base: '40px', md: '34px' },
      paddingInline: '10px',
      paddingBlock: '5px',
      borderRadius: 'md',
      textStyle: 'ui',
      color: 'fg.muted',
      whiteSpace: { base: 'nowrap', md: 'normal' },
      '& > svg': { flexShrink: '0', color: 'fg.subtle' },
      _hover: { backgroundColor: 'bg.subtle', color: 'fg.default', textDecoration: 'none' },
      _focusVisible: { outlineOffset: '-2px' },
      _print: { paddingInline: '0', '&:not([aria-current])': { display: 'none' } },
      _currentPage: {
        backgroundColor: { base: 'accent.subtle', md: 'bg.subtle' },
        color: { base: 'accent.fg', md: 'fg.default' },
        '& > svg': { color: 'accent.icon' },
      },
    },
    dot: {
      flexShrink: '0',
      width: '7px',
      height: '7px',
      marginInlineStart: 'auto',
      borderRadius: 'full',
      backgroundColor: 'warning.icon',
    },
    main: {
      display: 'grid',
      // A wide table scrolls in itself, not with the page.
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: '4',
      minWidth: '0',
    },
  },
  variants: {
    // For a list, which takes all that the page has.
    wide: {
      true: {
        root: { gridTemplateColumns: { md: '208px minmax(0, 1fr)', lg: '{sizes.rail} minmax(0, 1fr)' } },
      },
    },
  },
});
