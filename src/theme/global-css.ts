/**
 * Page-wide styles: background, text, links, focus, motion. `[data-theme]` on the root overrides the system theme.
 */
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
  // Names from right to left keep their order wherever they stand, and stay at the left of their column.
  // A text of 10 MB in a field, as of an event log, would be laid out for a minute.
  ':where(:not(textarea))': { unicodeBidi: 'plaintext' },
  body: {
    textAlign: 'left',
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
  // The submit row of a long form sticks to the bottom on phones; scroll-padding keeps the focused field clear of it.
  // It does not stick while a bar is shown at the bottom, or in windows too low for both.
  '[data-submit-row]': {
    smDown: {
      zIndex: 'sticky',
      backgroundColor: 'bg.surface',
      borderTop: '1px solid {colors.border.hairline}',
      '& > button[type=submit]': { flex: '1' },
      '@media (min-height: 400px)': {
        position: 'sticky',
        bottom: '0',
        'body:has([data-status-bar], [data-banner]) &': { position: 'static' },
      },
    },
  },
  ':root:has([data-submit-row], [data-thumb-bar])': { smDown: { scrollPaddingBottom: '112px' } },
  // What is unsaved, at the start of a submit row, which stays in sight as long as anything is.
  '[data-unsaved]': { flex: '1', flexBasis: { base: '100%', sm: '0' } },
  ':root:has([data-unsaved])': { scrollPaddingBottom: '88px' },
  ':root:has([data-bottom-bar])': { scrollPaddingBottom: '64px', smDown: { scrollPaddingBottom: '144px' } },
  // Keeps the focused element clear of the bar.
  ':root:has([data-banner], [data-status-bar])': {
    scrollPaddingBottom: 'calc(56px + var(--status-bar, 0px) + var(--banner, 0px))',
  },
  ':root:has([data-toast])': { scrollPaddingBottom: '240px' },
  button: { cursor: 'pointer', textAlign: 'inherit' },
  'b, strong': { fontWeight: 'semibold' },
  // Of `useIcon`: an icon without an element.
  '[data-icon]::before': {
    content: '""',
    flexShrink: '0',
    width: '16px',
    height: '16px',
    backgroundColor: 'currentcolor',
    mask: 'var(--icon) center / 100% no-repeat',
    _highContrast: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
  '[data-icon=xs]::before': { width: '12px', height: '12px' },
  '[data-icon=sm]::before': { width: '14px', height: '14px' },
  '[data-icon=dot]::before': { width: '6px', height: '6px', mask: 'none', borderRadius: '50%' },
  // No word stands alone on the last line of a text.
  'p, dd, li, small': { textWrap: 'pretty' },
  small: { textStyle: 'hint' },
  abbr: { textDecoration: 'none' },
  ':focus-visible': {
    outline: '2px solid {colors.focus.ring}',
    outlineOffset: '2px',
    borderRadius: 'sm',
  },
  // Print: black on white in both themes, no controls.
  '@media print': {
    ':root, :root[data-theme]': { colorScheme: 'light' },
    body: { backgroundColor: 'transparent', printColorAdjust: 'exact' },
    'body:has(.page--width_wide)': { page: 'wide' },
    a: { color: 'inherit', textDecoration: 'none' },
    ':focus-visible': { outlineStyle: 'none' },
  },
  '@page': { margin: '12mm' },
  '@page wide': { size: 'landscape' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': {
      animationName: 'none !important',
      transitionProperty: 'none !important',
    },
  },
};
