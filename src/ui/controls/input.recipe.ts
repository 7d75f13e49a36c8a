import { defineRecipe } from '@pandacss/dev';
import { inputError, inputFocus, inputFrame, inputOff } from '../../theme/shared-parts.ts';

/** 32 px in tools, 40 px on sign-in pages, 44 px with 16 px text on phones, where smaller text zooms on focus. */
export const input = defineRecipe({
  className: 'input',
  base: {
    width: 'full',
    minWidth: '0',
    minHeight: 'var(--input-height)',
    paddingInline: '10px',
    paddingBlock: '5px',
    ...inputFrame,
    fontSize: { base: '16px', sm: 'sm' },
    lineHeight: '20px',
    '&:hover:not(:disabled)': { borderColor: 'border.hover' },
    '&:focus': {
      ...inputFocus,
      borderRadius: 'md',
    },
    '&&[aria-invalid=true]': inputError,
    _disabled: {
      ...inputOff,
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
