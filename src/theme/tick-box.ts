import { inputOff } from './shared-parts.ts';

// Of lucide's `check`.
const check = `url("data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M20 6 9 17l-5-5"/></svg>')}")`;
const onTop = { gridArea: '1 / 1', content: '""' };

/** A checkbox of one element, for rows: a target of 24 px, 36 px high on phones, with the box of `checkbox` in it. */
export const tickBox = {
  appearance: 'none',
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'start',
  width: '25px',
  height: { base: '36px', sm: '24px' },
  margin: '0',
  cursor: 'pointer',
  verticalAlign: 'middle',
  _before: {
    ...onTop,
    width: '16px',
    height: '16px',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: '4px',
    backgroundColor: 'bg.surface',
    _highContrast: { forcedColorAdjust: 'none', backgroundColor: 'Field', borderColor: 'FieldText' },
  },
  '&:hover:enabled:not(:checked)::before': { borderColor: 'border.hover' },
  _checked: {
    _before: {
      backgroundColor: 'accent.solid',
      borderColor: 'accent.solid',
      _highContrast: { backgroundColor: 'Highlight' },
    },
    _after: {
      ...onTop,
      width: '12px',
      height: '12px',
      marginInlineStart: '2px',
      backgroundColor: 'accent.on',
      mask: `${check} center / 100% no-repeat`,
      _highContrast: { forcedColorAdjust: 'none', backgroundColor: 'HighlightText' },
    },
  },
  _disabled: { cursor: 'not-allowed', _before: inputOff },
  _focusVisible: {
    outline: 'none',
    _before: { outline: '2px solid {colors.focus.ring}', outlineOffset: '2px' },
  },
} as const;
