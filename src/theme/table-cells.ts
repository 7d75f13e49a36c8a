// Beside a picture; the first cell of a row has more room at its start.
const beside = (width: string) => ({
  paddingInlineStart: `calc(${width} + 22px)`,
  _first: { paddingInlineStart: `calc(${width} + 26px)` },
  _print: { paddingInlineStart: '51px!' },
});

/** A text of any length, on two lines: it asks for no more of its column, and takes what it gets. */
export const cutText = {
  lineClamp: '2',
  lineHeight: '18px',
  width: { sm: 'clamp(120px, 13vw, 260px)' },
  minWidth: { sm: 'full' },
} as const;

/** A title, its picture before it, and smaller lines below, all straight in their cell: long tables have few elements. */
export const lines = {
  '& > [data-lines]': {
    textAlign: 'left',
    fontSize: 'xs',
    lineHeight: '16px',
    fontWeight: 'regular',
    color: 'fg.subtle',
    sm: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > small': { display: 'block' },
    '& [data-title]': {
      display: 'block',
      fontSize: 'sm',
      lineHeight: '18px',
      fontWeight: 'medium',
      color: 'fg.default',
      sm: { truncate: true },
      _print: { fontSize: 'xs', lineHeight: '16px' },
    },
    '& .preview__thumb': {
      position: 'absolute',
      insetInlineStart: { base: '0', sm: '3' },
      top: '50%',
      translate: '0 -50%',
      _print: { insetInlineStart: '3px!', width: '42px!', height: '27px!' },
    },
    '&:first-child .preview__thumb': { insetInlineStart: { base: '0', sm: '4' } },
    '[data-fit*=tight] &': {
      sm: {
        '&:not([data-one-line])': { whiteSpace: 'normal' },
        '& [data-title]': { whiteSpace: 'normal', lineClamp: '2' },
      },
    },
  },
  '& > [data-lines=sm]': { ...beside('42px'), smDown: { paddingInlineStart: '52px!' } },
  '& > [data-lines=md]': {
    ...beside('64px'),
    smDown: { paddingInlineStart: '74px!' },
    '[data-fit*=tight] &': {
      sm: { ...beside('40px'), '& .preview__thumb': { width: '40px!', height: '25px!' } },
    },
  },
  '& > :is([data-lines=md], [data-lines=sm])': {
    position: { base: 'relative', md: 'sticky' },
    _print: { position: 'relative' },
  },
  // Without room a name in another column comes before its picture.
  '[data-fit*=tight] & > td[data-lines=md]': {
    sm: { minWidth: '170px', paddingInlineStart: '3', '& .preview__thumb': { display: 'none' } },
    _print: { paddingInlineStart: '3px!' },
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

/** Columns that gave way, below what else is in a cell. */
export const aside = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  fontSize: 'xs',
  lineHeight: '16px',
  fontWeight: 'regular',
  color: 'fg.subtle',
  '& > [data-apart]': { display: 'block', flexBasis: 'full' },
  '[data-numeric] &': { justifyContent: { sm: 'flex-end' } },
  '[data-phone=beside] &': { justifyContent: 'flex-end' },
  '& .button--variant_ghost': { marginInlineStart: 'calc(-1 * var(--button-padding))' },
  // After the ID below a name.
  '[data-title] + &': {
    display: 'inline',
    '& > span:not([data-apart])::before': { content: '" · "' },
    '& > span:has(> .badge)::before': { content: '"\\a0 " !important' }, // It is apart by its ground.
  },
  '[data-fit*=whole] &': { display: 'none' },
  _print: { display: 'none' },
} as const;
