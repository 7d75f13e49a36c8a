// A title, its picture before it, and smaller lines below, all straight in their cell: a row of a long table has few elements.
const beside = (width: string) => ({
  paddingInlineStart: `calc(${width} + 22px)`,
  _first: { paddingInlineStart: `calc(${width} + 26px)` },
});
const pictured = (width: string) => ({
  ...beside(width),
  '& .preview__thumb': { insetInlineStart: { base: '0', sm: '3' } },
  '&:first-child .preview__thumb': { insetInlineStart: { base: '0', sm: '4' } },
  smDown: { paddingInlineStart: `calc(${width} + 10px)!` },
});

export const lines = {
  '&[data-lines]': {
    textAlign: 'left',
    fontSize: 'xs',
    lineHeight: '16px',
    fontWeight: 'regular',
    color: 'fg.subtle',
    sm: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '[data-fit*=tight] &:not([data-one-line])': { sm: { whiteSpace: 'normal' } },
    '& > small': { display: 'block' },
    '& [data-title]': {
      display: 'block',
      fontSize: 'sm',
      lineHeight: '18px',
      fontWeight: 'medium',
      color: 'fg.default',
      sm: { truncate: true },
      '[data-fit*=tight] &': { sm: { whiteSpace: 'normal', lineClamp: '2' } },
    },
    '& .preview__thumb': { position: 'absolute', top: '50%', translate: '0 -50%' },
  },
  '&[data-lines=sm]': pictured('42px'),
  '&[data-lines=md]': {
    ...pictured('64px'),
    '[data-fit*=tight] &': {
      sm: { ...beside('40px'), '& .preview__thumb': { width: '40px!', height: '25px!' } },
    },
  },
} as const;

/** The buttons of a row. That of the most frequent action gives way to the menu, unless it is `data-lasting`. */
export const buttons = {
  textAlign: { sm: 'end' },
  whiteSpace: { sm: 'nowrap' },
  '& > *': { verticalAlign: 'middle' },
  '& > * + *': { marginInlineStart: '1' },
  '& > .button--variant_ghost:first-child': { sm: { marginInlineStart: '0' } },
  '&[data-folded] > :first-child:not(:last-child, :has(+ [data-lasting]))': { display: 'none' },
  '[data-fit*=whole] &[data-folded] > :first-child': { display: 'inline-flex!' },
} as const;
