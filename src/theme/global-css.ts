/** What holds for every page: ground, text, links, focus, motion. `[data-theme]` on the root overrules the system. */
export const globalCss = {
  ':root': {
    colorScheme: 'light dark',
    scrollPaddingTop: '72px',
    '--global-font-body': 'fonts.sans',
    '--global-font-mono': 'fonts.mono',
    '--global-color-placeholder': 'colors.fg.subtle',
    '--global-color-selection': 'colors.accent.muted',
  },
  ':root[data-theme=light]': { colorScheme: 'light' },
  ':root[data-theme=dark]': { colorScheme: 'dark' },
  body: {
    minHeight: 'screen',
    backgroundColor: 'bg.canvas',
    color: 'fg.default',
    textStyle: 'body',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'break-word',
  },
  a: {
    color: 'accent.fg',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  'p a, dd a': {
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textDecorationColor: 'color-mix(in oklab, currentcolor 45%, transparent)',
    textUnderlineOffset: '3px',
  },
  button: { cursor: 'pointer', textAlign: 'inherit' },
  'b, strong': { fontWeight: 'semibold' },
  small: { textStyle: 'hint' },
  'abbr[title]': { textDecoration: 'none' },
  ':focus-visible': {
    outline: '2px solid {colors.focus.ring}',
    outlineOffset: '2px',
    borderRadius: 'sm',
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': {
      animationName: 'none !important',
      transitionProperty: 'none !important',
    },
  },
};
