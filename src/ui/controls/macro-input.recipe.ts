import { defineSlotRecipe } from '@pandacss/dev';
import { inputError, inputFocus } from '../../theme/shared-parts.ts';

/** The textarea lies over a coloured copy of its text. */
export const macroInput = defineSlotRecipe({
  className: 'macro-input',
  slots: ['root', 'copy', 'macro', 'fault', 'input', 'end'],
  base: {
    root: {
      '--macro-height': '84px',
      display: 'grid',
      '&[data-end] > :not(span)': { paddingInlineEnd: '40px' },
      backgroundColor: 'bg.surface',
      borderRadius: 'md',
      '& > *': { gridArea: '1 / 1' },
      '& > :not(span)': {
        minWidth: '0',
        minHeight: 'var(--macro-height)',
        margin: '0',
        paddingInline: '11px',
        paddingBlock: '8px',
        fontFamily: 'mono',
        fontSize: { base: '16px', sm: 'xs' },
        lineHeight: '24px',
        letterSpacing: 'normal',
        whiteSpace: 'pre-wrap',
        wordBreak: 'break-all',
        overflow: 'hidden',
      },
    },
    copy: { border: '1px solid transparent', color: 'transparent', pointerEvents: 'none' },
    macro: { borderRadius: 'xs', backgroundColor: 'accent.muted' },
    fault: {
      borderRadius: 'xs',
      backgroundColor: 'warning.subtle',
      textDecoration: 'underline wavy {colors.warning.icon}',
    },
    end: { justifySelf: 'end', alignSelf: 'start', padding: '2px', zIndex: '1' },
    input: {
      width: 'full',
      height: 'full',
      resize: 'none',
      backgroundColor: 'transparent',
      color: 'fg.default',
      border: '1px solid {colors.border.control}',
      borderRadius: 'md',
      '&:hover:not(:disabled)': { borderColor: 'border.hover' },
      '&:focus': inputFocus,
      '&&[aria-invalid=true]': inputError,
    },
  },
  variants: {
    size: {
      block: {},
      line: {
        root: {
          '--macro-height': { base: 'sizes.control.touch', sm: 'sizes.control.md' },
          '& > :not(span)': { paddingBlock: 'calc((var(--macro-height) - 26px) / 2)' },
        },
      },
    },
  },
  defaultVariants: { size: 'block' },
});
