import { defineRecipe } from '@pandacss/dev';

/** Text inputs: 32 px in tools, 40 px on sign-in pages, 44 px with 16 px text on phones (no zoom on focus). */
export const input = defineRecipe({
  className: 'input',
  base: {
    width: 'full',
    minWidth: '0',
    minHeight: 'var(--input-height)',
    paddingInline: '10px',
    paddingBlock: '5px',
    backgroundColor: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    fontSize: { base: '16px', sm: 'sm' },
    lineHeight: '20px',
    '&:hover:not(:disabled)': { borderColor: 'border.hover' },
    '&:focus': {
      outline: '2px solid {colors.focus.ring}',
      outlineOffset: '-1px',
      borderColor: 'transparent',
      borderRadius: 'md',
      boxShadow: 'none',
    },
    // Also while it has the focus: the ring stands around the border then.
    '&&[aria-invalid=true]': {
      outlineOffset: '1px',
      borderColor: 'error.solid',
      boxShadow: 'inset 0 0 0 1px {colors.error.solid}',
    },
    _disabled: {
      backgroundColor: 'bg.sunken',
      borderColor: 'border.strong',
      color: 'fg.subtle',
      cursor: 'not-allowed',
    },
    '&:-webkit-autofill': {
      WebkitTextFillColor: '{colors.fg.default}',
      boxShadow: 'inset 0 0 0 99px {colors.accent.subtle}',
    },
  },
  variants: {
    size: {
      md: { '--input-height': { base: 'sizes.control.touch', sm: 'sizes.control.md' } },
      lg: { '--input-height': { base: 'sizes.control.touch', sm: 'sizes.control.lg' } },
    },
  },
  defaultVariants: { size: 'md' },
});
