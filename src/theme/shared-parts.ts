export const scrim = (zIndex: 'dialog' | 'drawer') =>
  ({
    position: 'fixed',
    inset: '0',
    zIndex,
    backgroundColor: 'bg.scrim',
    _open: { animation: 'fadeIn {durations.slow} {easings.out}' },
    _closed: { animation: 'fadeOut {durations.fast} {easings.in}' },
  }) as const;

export const dialogPlace = {
  position: 'fixed',
  inset: '0',
  zIndex: 'dialog',
  display: 'grid',
  placeItems: { base: 'end center', sm: 'center' },
  padding: { base: '0', sm: '5' },
  overflow: 'auto',
} as const;

export const dialogSurface = {
  backgroundColor: 'bg.raised',
  boxShadow: 'dialog',
  _focusVisible: { outline: 'none' },
  _open: { animation: 'riseIn {durations.slow} {easings.out}' },
  _closed: { animation: 'fadeOut {durations.fast} {easings.in}' },
  _highContrast: { border: '1px solid CanvasText' },
} as const;

/** A target of 24 px, 36 px on phones. */
export const tickLabel = {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '9px',
  minHeight: { base: '36px', sm: '24px' },
  paddingBlock: { base: '8px', sm: '2px' },
  fontSize: 'sm',
  lineHeight: '20px',
  cursor: 'pointer',
  '&:has(:disabled)': { color: 'fg.disabled', cursor: 'not-allowed' },
} as const;

/** The native control is transparent and takes presses and focus; the element beside it shows its state. */
export const tickInput = {
  position: 'absolute',
  width: '24px',
  height: '24px',
  margin: '0',
  opacity: '0',
  cursor: 'inherit',
} as const;

export const tickFocus = {
  ':focus-visible + &': { outline: '2px solid {colors.focus.ring}', outlineOffset: '2px' },
} as const;

export const tickError = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '5px',
  textStyle: 'hint',
  fontWeight: 'medium',
  color: 'error.fg',
  '& > svg': { marginTop: '1px' },
} as const;

export const inputFrame = {
  backgroundColor: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'md',
} as const;

export const inputFocus = {
  outline: '2px solid {colors.focus.ring}',
  outlineOffset: '-1px',
  borderColor: 'transparent',
  boxShadow: 'none',
} as const;

/** Also while focused: the focus ring is around the border then. */
export const inputError = {
  outlineOffset: '1px',
  borderColor: 'error.solid',
  boxShadow: 'inset 0 0 0 1px {colors.error.solid}',
} as const;

export const inputOff = { backgroundColor: 'bg.sunken', borderColor: 'border.strong' } as const;

/** A popup at a control; its positioner takes over its z-index. */
export const popup = {
  zIndex: 'dropdown',
  'body:has([data-scope=dialog][data-part=content]) &': { zIndex: '2250' },
  borderRadius: 'lg',
  backgroundColor: 'bg.raised',
  boxShadow: 'popup',
  fontSize: 'sm',
  _highContrast: { border: '1px solid CanvasText' },
} as const;
