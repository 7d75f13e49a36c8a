import { defineRecipe } from '@pandacss/dev';

const inert = {
  backgroundColor: 'bg.sunken',
  borderColor: 'border.hairline',
  color: 'fg.disabled',
  boxShadow: 'none',
};

const chosen = {
  backgroundColor: 'accent.subtle',
  borderColor: 'accent.border',
  color: 'accent.fg',
  '& > svg, &::before': { color: 'inherit' },
  _highContrast: {
    forcedColorAdjust: 'none',
    backgroundColor: 'Highlight',
    color: 'HighlightText',
    _before: { backgroundColor: 'HighlightText!' },
  },
};

const outlined = {
  backgroundColor: 'bg.surface',
  borderColor: 'border.strong',
  boxShadow: 'xs',
  '&:disabled, &[data-held], &[data-held]:hover': inert,
};

export const button = defineRecipe({
  className: 'button',
  base: {
    position: 'relative',
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    minHeight: 'var(--button-height)',
    paddingInline: 'var(--button-padding)',
    paddingBlock: '3px',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontSize: 'sm',
    lineHeight: '18px',
    fontWeight: 'medium',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    _hover: { textDecoration: 'none' },
    _print: { display: 'none' },
    '&:disabled, &[data-held]': {
      cursor: 'not-allowed',
      _highContrast: {
        borderColor: 'GrayText!',
        color: 'GrayText!',
        _before: { backgroundColor: 'GrayText!' },
      },
    },
    '&[aria-busy=true]': { cursor: 'progress' },
    '& > svg:first-child:not(:last-child), &::before': { marginInlineStart: '-2px' },
    '& > svg:last-child:not(:first-child)': { marginInlineEnd: '-3px' },
  },
  variants: {
    variant: {
      primary: {
        backgroundColor: 'accent.solid',
        color: 'accent.on',
        _hover: { backgroundColor: 'accent.solidHover' },
        '&:disabled, &[data-held], &[data-held]:hover': inert,
      },
      secondary: {
        ...outlined,
        color: 'fg.default',
        _hover: { backgroundColor: 'bg.sunken' },
        '& > svg, &::before': { color: 'fg.subtle', _highContrast: { color: 'inherit' } },
        '&[aria-pressed=true], &[aria-expanded=true]': chosen,
      },
      ghost: {
        color: 'fg.muted',
        _hover: { backgroundColor: 'bg.subtle', color: 'fg.default' },
        '&[aria-expanded=true]': { backgroundColor: 'bg.subtle', color: 'fg.default' },
        '&:disabled, &[data-held], &[data-held]:hover': {
          backgroundColor: 'transparent',
          color: 'fg.disabled',
        },
        '&[aria-pressed=true]': chosen,
      },
      danger: {
        ...outlined,
        color: 'error.fg',
        _hover: { backgroundColor: 'error.subtle', borderColor: 'error.border' },
      },
      link: {
        paddingInline: '2px',
        color: 'accent.fg',
        _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
        '&:disabled, &[data-held]': { color: 'fg.disabled' },
      },
    },
    size: {
      sm: {
        '--button-height': { base: '36px', sm: 'sizes.control.sm' },
        '--button-padding': { base: '12px', sm: '9px' },
      },
      md: { '--button-height': { base: '36px', sm: 'sizes.control.md' }, '--button-padding': '12px' },
      lg: {
        '--button-height': { base: '48px', sm: 'sizes.control.lg' },
        '--button-padding': '18px',
        fontSize: { base: '15px', sm: 'md' },
      },
      touch: { '--button-height': 'sizes.control.touch', '--button-padding': '18px' },
    },
    square: { true: { width: 'var(--button-height)', paddingInline: '0', _before: { margin: '0' } } },
    block: { true: { width: 'full' } },
    covered: {
      true: { '& > span': { opacity: '0' }, '& > svg:first-child': { position: 'absolute', margin: '0' } },
    },
  },
  defaultVariants: { variant: 'secondary', size: 'md' },
});
