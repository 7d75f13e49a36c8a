import { defineSlotRecipe } from '@pandacss/dev';

export const tabLinks = defineSlotRecipe({
  className: 'tab-links',
  slots: ['root', 'item', 'count'],
  base: {
    root: {
      display: 'flex',
      gap: '1',
      marginBottom: '4',
      borderBottom: '1px solid {colors.border.hairline}',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    item: {
      position: 'relative',
      flexShrink: '0',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '7px',
      minHeight: { base: '44px', sm: '40px' },
      paddingInline: '10px',
      fontSize: 'sm',
      fontWeight: 'medium',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      _first: { marginInlineStart: '-10px' },
      _hover: { color: 'fg.default', textDecoration: 'none' },
      _print: { fontSize: 'md', '&:not([aria-current])': { display: 'none' } },
      _focusVisible: { outlineOffset: '-3px' },
      _currentPage: {
        color: 'fg.default',
        _after: {
          content: '""',
          position: 'absolute',
          insetInline: '10px',
          bottom: '-1px',
          height: '2px',
          backgroundColor: 'accent.icon',
          _highContrast: { backgroundColor: 'Highlight' },
          _print: { display: 'none' },
        },
      },
    },
    count: {
      // Room for two digits, so that nothing shifts when they load.
      minWidth: '26px',
      paddingInline: '6px',
      borderRadius: 'full',
      backgroundColor: 'bg.sunken',
      color: 'fg.muted',
      fontSize: '2xs',
      lineHeight: '18px',
      textAlign: 'center',
    },
  },
});
