import { defineSlotRecipe } from '@pandacss/dev';

const edge = { _first: { paddingInlineStart: '4' }, _last: { paddingInlineEnd: '4' } };

const cell = {
  paddingInline: '3',
  borderBottom: '1px solid {colors.border.hairline}',
  backgroundColor: 'bg.surface',
  textAlign: 'left',
  verticalAlign: 'middle',
  ...edge,
};

// A row as a block, as on phones, and its parts.
const block = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: '4',
  rowGap: '2',
  paddingInline: '4',
  paddingBlock: '14px',
  borderBottom: '1px solid {colors.border.hairline}',
};
const inBlock = {
  display: 'block',
  minWidth: '0',
  height: 'auto',
  padding: '0',
  '&:is(:first-child, :last-child)': { paddingInline: '0' },
  borderBottomWidth: '0',
};
// In a block: one line with the label at its start and the figure at its end.
const line = {
  gridColumn: '1 / -1',
  order: '3',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '1',
  whiteSpace: 'normal',
  '&::before': { flexShrink: '0', marginInlineEnd: 'auto', paddingInlineEnd: '3' },
  '& > *': { maxWidth: 'full' },
};
const label = { content: 'attr(data-label)', display: 'block', textStyle: 'hint', color: 'fg.subtle' };

const coveredByActions = 'calc(var(--actions) + 16px)';
const coveredByName = 'calc(var(--tick) + var(--name) + 16px)';
// Actions are sticky at the end, so they never need scrolling.
const action = {
  '[data-more] &[data-action]': {
    position: 'sticky',
    insetInlineEnd: '0',
    _print: { position: 'static' },
    '& :is(a, button)': { scrollMarginInline: `${coveredByActions} calc(-1 * ${coveredByActions})` },
  },
};
// What a row is about stays in sight, where the window has room for more than that and its actions.
const inSight = (insetInlineStart: string) => ({
  md: {
    position: 'sticky',
    insetInlineStart,
    // Where it is not, what takes the focus has to be scrolled to.
    '& :is(a, button, input)': { scrollMarginInlineStart: `calc(-1 * ${coveredByName})` },
  },
  _print: { position: 'static' },
});
// Windows that leave a table above its aside, or beside it, less than all columns need.
const tight =
  '@media screen and (min-width: 640px) and (max-width: 859.98px), screen and (min-width: 1024px) and (max-width: 1279.98px)';
const spare = { '&[data-spare]': { [tight]: { display: 'none' } } };
const tickInSight = inSight('0');
const nameInSight = inSight('var(--tick)');
// Continues the focus ring of the row over its actions.
const ringOverActions = {
  boxShadow:
    'inset 0 2px {colors.focus.ring}, inset 0 -2px {colors.focus.ring}, inset -2px 0 {colors.focus.ring}',
  _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' },
};
// The shadow at an edge behind which the table goes on: over its cells, under their menus.
const shadow = {
  content: '""',
  position: 'sticky',
  zIndex: 'sticky',
  width: '16px',
  pointerEvents: 'none',
  _highContrast: { backgroundImage: 'none' },
  _print: { display: 'none' },
} as const;
const layers = { display: 'grid', '& > *, &::before, &::after': { gridArea: '1 / 1' } };
// Before the actions.
const edgeOfMore = {
  ...layers,
  // Scrolls the focused cell out from under the actions.
  scrollPaddingInlineEnd: coveredByActions,
  '&:focus-visible [data-action]': { boxShadow: 'inset -2px 0 {colors.focus.ring}' },
  _after: {
    ...shadow,
    insetInlineEnd: 'var(--actions)',
    justifySelf: 'end',
    borderInlineEnd: '1px solid {colors.border.strong}',
    backgroundImage: 'linear-gradient(to left, {colors.bg.pressed}, transparent)',
  },
};
// After the name.
const edgeOfBefore = {
  ...layers,
  scrollPaddingInlineStart: { md: coveredByName },
  _before: {
    ...shadow,
    insetInlineStart: { base: '0', md: 'calc(var(--tick) + var(--name))' },
    justifySelf: 'start',
    borderInlineStart: '1px solid {colors.border.strong}',
    backgroundImage: 'linear-gradient(to right, {colors.bg.pressed}, transparent)',
  },
};

/** Wide tables scroll sideways, long ones under their head; on phones rows become labelled blocks. */
export const table = defineSlotRecipe({
  className: 'table',
  slots: ['region', 'root', 'head', 'sort', 'totals', 'row', 'cell', 'name', 'tick', 'more'],
  base: {
    region: {
      position: 'relative',
      overflow: 'auto',
      maxHeight: { lg: 'calc(100dvh - {sizes.topBar} - 32px)' },
      '&[data-more]': edgeOfMore,
      '&[data-before]': edgeOfBefore,
      _print: { overflow: 'visible', maxHeight: 'none!', '& thead': { breakInside: 'avoid' } },
      _focusVisible: { outlineOffset: '-2px' },
    },
    root: {
      width: 'full',
      borderCollapse: 'separate',
      borderSpacing: '0',
      textStyle: 'cell',
      smDown: { display: 'block', '& > thead, & > tbody': { display: 'block' } },
    },
    head: {
      ...cell,
      position: 'sticky',
      top: '0',
      zIndex: 'sticky',
      height: 'row.head',
      textStyle: 'columnHead',
      color: 'fg.subtle',
      whiteSpace: 'nowrap',
      _print: { position: 'static', whiteSpace: 'normal' },
      '&[data-numeric]': { textAlign: 'end' },
      ...action,
      ...spare,
      '&[data-tick]': { ...tickInSight, zIndex: 'pinned' },
      '&[data-name]': { ...nameInSight, zIndex: 'pinned' },
      smDown: { display: 'none' },
    },
    sort: {
      _print: { display: 'contents', '& > svg': { display: 'none' } },
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: { base: 'control.touch', sm: 'target' },
      font: 'inherit',
      color: 'inherit',
      whiteSpace: 'nowrap',
      '& > svg': { flexShrink: '0', opacity: '0' },
      _hover: { color: 'fg.default', '& > svg': { opacity: '1' } },
      '[aria-sort] &': { color: 'fg.default', '& > svg': { opacity: '1' } },
      '[data-numeric] &': { flexDirection: 'row-reverse' },
    },
    totals: {
      '& > *': {
        ...cell,
        position: 'sticky',
        top: 'row.head',
        zIndex: 'sticky',
        height: 'row.default',
        backgroundColor: 'bg.sunken',
        fontWeight: 'semibold',
        whiteSpace: 'nowrap',
        _print: { position: 'static' },
      },
      '& > [data-numeric]': { textAlign: 'end' },
      '[data-more] & > [data-action]': { insetInlineEnd: '0' },
      '& > [data-tick]': { insetInlineStart: '0', zIndex: 'pinned' },
      '& > [data-name]': { insetInlineStart: { md: 'var(--tick)' }, zIndex: 'pinned' },
      smDown: {
        ...block,
        backgroundColor: 'bg.sunken',
        '&:has([data-long])': { gridTemplateColumns: '1fr' },
        '& > *': { ...inBlock, position: 'static', backgroundColor: 'transparent' },
        '& > th': { gridColumn: '1 / -1' },
        '& > [data-numeric]': { textAlign: 'left' },
        '& > [data-label]::before': label,
      },
    },
    row: {
      _last: { '& > *': { borderBottomWidth: '0' } },
      _hover: {
        '& > *': { backgroundColor: 'color-mix(in oklab, {colors.bg.sunken} 55%, {colors.bg.surface})' },
      },
      '&[data-selected] > *': { backgroundColor: 'accent.subtle' },
      '&[data-selected]': { _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      '&[data-dim] > *': { color: 'fg.subtle' },
      _focusVisible: { outlineOffset: '-2px' },
      '[data-more] &:focus-visible > [data-action]': ringOverActions,
      _print: { breakInside: 'avoid' },
      smDown: {
        ...block,
        position: 'relative',
        '&:has(> [data-phone=side])': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
        '&:has([data-long])': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
        _last: { borderBottomWidth: '0' },
        '& > *, &:hover > *, &[data-selected] > *': { backgroundColor: 'transparent' },
        '&[data-selected]': { backgroundColor: 'accent.subtle' },
      },
    },
    cell: {
      ...cell,
      height: 'row.default',
      paddingBlock: '1',
      '&[data-action]': { paddingBlock: '0' },
      ...action,
      '&[data-numeric]': { textAlign: 'end', whiteSpace: 'nowrap' },
      '&[data-one-line]': { whiteSpace: 'nowrap' },
      '&[data-cut] > span': {
        lineClamp: '2',
        width: { sm: 'clamp(120px, 13vw, 260px)' },
        lineHeight: '18px',
      },
      // Its text begins where those of other rows do.
      '& > .button--variant_ghost:first-child': { marginInlineStart: 'calc(-1 * var(--button-padding))' },
      ...spare,
      smDown: {
        ...inBlock,
        '&[data-one-line]': { whiteSpace: 'normal' },
        '&[data-numeric]': { textAlign: 'left' },
        '&[data-label]::before': label,
        '&[data-action]': { gridColumn: '1 / -1', order: '2', minHeight: '{sizes.control.touch}' },
        '&[data-action]:has(+ td)': { gridColumn: '1 / -2' },
        '&[data-place]': { gridColumn: '1 / -1', minHeight: '120px' },
        '&[data-minor], tr:not([data-open]) > &[data-phone=more]': { display: 'none' },
        'tr:has([data-long]) > &[data-label]': { gridColumn: '1' },
        '&[data-phone=side]': {
          gridColumn: '-2 / -1!',
          gridRow: '2',
          alignSelf: 'center',
          justifySelf: 'end',
        },
        '&[data-phone=wide]:empty': { display: 'none' },
        '&[data-phone=side]::before': { display: 'none' },
        '&[data-phone=wide]': { gridColumn: '1 / -1', order: '1', '&::before': { display: 'none' } },
        'tr[data-open] > &[data-phone=more]': line,
      },
    },
    name: {
      ...cell,
      minWidth: '140px',
      // In sight at all times, it leaves room for the others.
      maxWidth: { md: '240px', lg: '400px' },
      overflowWrap: 'break-word',
      height: 'row.default',
      paddingBlock: '1',
      fontWeight: 'medium',
      ...nameInSight,
      '.table__root:has([data-spare]) &': { [tight]: { maxWidth: '240px' } },
      _print: {
        position: 'static',
        minWidth: '200px',
        paddingBlock: '1',
        overflowWrap: 'anywhere',
        '& *': { maxWidth: 'none!', whiteSpace: 'normal!' },
      },
      smDown: { ...inBlock, gridColumn: '1 / -1' },
    },
    /** The cell that expands a block: on phones only. */
    more: {
      smDown: {
        display: 'block',
        gridColumn: '-2 / -1',
        order: '2',
        alignSelf: 'center',
        justifySelf: 'end',
      },
    },
    tick: {
      ...cell,
      width: '1%',
      paddingInlineEnd: '0',
      ...tickInSight,
      '& + *': { paddingInlineStart: '3' },
      _print: { display: 'none' },
      smDown: {
        position: 'absolute',
        insetInlineEnd: '2',
        top: '10px',
        zIndex: '1',
        width: 'auto',
        height: 'auto',
        paddingInline: '0',
        borderBottomWidth: '0',
        'thead &': { display: 'none' },
        '& + th': { paddingInlineEnd: '40px' },
      },
    },
  },
  variants: {
    density: {
      compact: {
        cell: { height: { base: 'auto', sm: 'row.compact' } },
        name: { height: { base: 'auto', sm: 'row.compact' } },
      },
      default: {},
      twoLine: {
        cell: { height: { base: 'auto', sm: 'row.twoLine' } },
        name: { height: { base: 'auto', sm: 'row.twoLine' }, smDown: { '&:is(td)': { minHeight: '40px' } } },
      },
    },
  },
  defaultVariants: { density: 'default' },
});
