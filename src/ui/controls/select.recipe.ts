import { defineSlotRecipe } from '@pandacss/dev';
import { inputOff } from '../../theme/shared-parts.ts';

/** A native select; browsers with stylable pickers show the portal's menu. */
export const select = defineSlotRecipe({
  className: 'select',
  slots: ['root', 'control', 'arrow'],
  base: {
    root: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      minWidth: '0',
      maxWidth: 'full',
      _print: { display: 'none' },
    },
    control: {
      appearance: 'none',
      display: 'flex',
      alignItems: 'center',
      width: 'full',
      minHeight: 'var(--select-height)',
      paddingInlineStart: '10px',
      paddingInlineEnd: '28px',
      backgroundColor: 'bg.surface',
      borderWidth: '1px',
      borderRadius: 'md',
      lineHeight: '20px',
      textOverflow: 'ellipsis',
      cursor: 'pointer',
      _focusVisible: { outlineOffset: '-1px', borderColor: 'transparent', borderRadius: 'md' },
      _disabled: {
        ...inputOff,
        color: 'fg.subtle',
        cursor: 'not-allowed',
      },
      '@supports (appearance: base-select)': {
        '&, &::picker(select)': { appearance: 'base-select' },
        '&::picker-icon': { display: 'none' },
        '&::picker(select)': {
          marginBlock: '4px',
          maxHeight: '320px',
          padding: '1',
          borderWidth: '0',
          borderRadius: 'lg',
          backgroundColor: 'bg.raised',
          color: 'fg.default',
          boxShadow: 'popup',
        },
      },
      '& option': {
        backgroundColor: 'bg.raised',
        color: 'fg.default',
        '@supports (appearance: base-select)': {
          display: 'flex',
          alignItems: 'center',
          gap: '2',
          minHeight: '32px',
          paddingInline: '2',
          borderRadius: 'sm',
          fontSize: 'sm',
          backgroundColor: 'transparent',
          '&:hover, &:focus-visible': { backgroundColor: 'bg.subtle', outline: 'none' },
          '&::checkmark': { order: '1', marginInlineStart: 'auto', color: 'accent.icon' },
        },
      },
    },
    arrow: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '8px',
      display: 'flex',
      alignItems: 'center',
      color: 'fg.subtle',
      pointerEvents: 'none',
    },
  },
  variants: {
    variant: {
      outline: { control: { borderColor: 'border.control', _hover: { borderColor: 'border.hover' } } },
      quiet: {
        control: {
          borderColor: 'border.strong',
          boxShadow: 'xs',
          _hover: { backgroundColor: 'bg.sunken' },
        },
      },
    },
    size: {
      sm: {
        control: {
          '--select-height': { base: '36px', sm: 'sizes.control.sm' },
          paddingInlineStart: '8px',
          fontSize: 'sm',
        },
      },
      md: {
        control: {
          '--select-height': { base: 'sizes.control.touch', sm: 'sizes.control.md' },
          fontSize: { base: '16px', sm: 'sm' },
        },
      },
    },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
});
