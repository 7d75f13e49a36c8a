import { defineRecipe } from '@pandacss/dev';

export const navLink = defineRecipe({
  className: 'nav-link',
  base: {
    display: 'flex',
    alignItems: 'center',
    fontWeight: 'medium',
    _hover: { textDecoration: 'none' },
  },
  variants: {
    place: {
      bar: {
        position: 'relative',
        paddingInline: '11px',
        fontSize: 'sm',
        color: 'fg.muted',
        whiteSpace: 'nowrap',
        _hover: { color: 'fg.default' },
        _focusVisible: { outlineOffset: '-2px' },
        _currentPage: {
          color: 'fg.default',
          fontWeight: 'semibold',
          _after: {
            content: '""',
            position: 'absolute',
            insetInline: '11px',
            bottom: '-1px',
            height: '2px',
            backgroundColor: 'accent.icon',
            borderTopRadius: '2px',
            _highContrast: { backgroundColor: 'Highlight' },
          },
        },
      },
      drawer: {
        gap: '3',
        width: 'full',
        minHeight: '48px',
        paddingInline: '3',
        paddingBlock: '6px',
        borderRadius: 'lg',
        fontSize: '16px',
        color: 'fg.default',
        '& > svg': { flexShrink: '0', color: 'fg.subtle' },
        _hover: { backgroundColor: 'bg.subtle' },
        _currentPage: {
          backgroundColor: 'accent.subtle',
          color: 'accent.fg',
          '& > svg': { color: 'accent.icon' },
          _highContrast: { borderInlineStart: '3px solid Highlight' },
        },
      },
    },
  },
});
