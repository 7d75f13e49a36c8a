import { defineSlotRecipe } from '@pandacss/dev';

/** Below lg the links live in the slide-over. */
export const topBar = defineSlotRecipe({
  className: 'top-bar',
  slots: ['root', 'inner', 'brand', 'nav', 'end', 'wideEnd', 'menu'],
  base: {
    root: {
      _print: { display: 'none' },
      position: 'sticky',
      top: '0',
      zIndex: 'topBar',
      height: 'topBar',
      backgroundColor: 'bg.surface',
      borderBottom: '1px solid {colors.border.hairline}',
    },
    inner: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      height: 'full',
      paddingInline: 'pageGutter',
      // Its mark alone, where a name would be cut off.
      '&:has(> * > a + .segment__root) .logo__root > span': { smDown: { srOnly: true } },
    },
    brand: {
      display: 'flex',
      flexShrink: { base: '1000', lg: '0' },
      minWidth: '0',
      maxWidth: { lg: '240px' },
      '& a': {
        display: 'inline-flex',
        minWidth: '0',
        marginInlineStart: '-6px',
        paddingInline: '6px',
        paddingBlock: '1',
        borderRadius: 'sm',
        _hover: { textDecoration: 'none' },
      },
    },
    nav: { display: { base: 'none', lg: 'flex' }, height: 'full', minWidth: '0', marginInlineStart: '5' },
    end: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minWidth: '0',
      marginInlineStart: 'auto',
      // Beside the portal: the way back, theme and language, each on one line.
      '&:has(> a + .segment__root)': { gap: '2' },
      '& > a, & > .segment__root': { flexShrink: '0', flexWrap: 'nowrap', whiteSpace: 'nowrap' },
    },
    wideEnd: { display: { base: 'none', md: 'flex' } },
    menu: {
      lg: { display: 'none' },
      marginInlineEnd: '-8px',
      '& > button:focus-visible': { outlineOffset: '-2px' },
    },
  },
});
