export const window = '100dvh - {sizes.topBar} - 32px';
const height = '{sizes.row.head} + var(--rows) * var(--row)';
// A table that is longer than the window scrolls under its head; by two rows it may be longer without, so that none is
// cut off for so few.
export const tallest = `calc(${window} + clamp(0px, (${window} + 2 * var(--row) - (${height})) * 99, 2 * var(--row) + 8px))`;
const coveredByActions = 'calc(var(--actions) + 16px)';
const coveredByName = 'calc(var(--tick) + var(--name) + 16px)';
// Actions are sticky at the end, so they never need scrolling.
export const action = {
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
// What gave way; all of it is back while it is measured or copied, and on paper.
export const folded = {
  '&[data-folded]:not([data-action])': { display: 'none', _print: { display: 'table-cell' } },
  '[data-fit*=whole] &[data-folded]:not([data-action])': { display: 'table-cell' },
};
// In a table without room the name takes what the others leave.
const tightName = { width: 'full', minWidth: '200px', maxWidth: '0' };
export const tight = {
  head: {
    '[data-fit*=tight] &[data-name]:not([data-one-line])': { sm: tightName },
    '[data-fit*=tight] &[data-name=roomy]:not([data-one-line])': { sm: { minWidth: '272px' } },
  },
  name: { '[data-fit*=tight] &:not([data-one-line])': { sm: tightName } },
};
export const tickInSight = inSight('0');
export const nameInSight = inSight('var(--tick)');
// Continues the focus ring of the row over its actions.
export const ringOverActions = {
  boxShadow:
    'inset 0 2px {colors.focus.ring}, inset 0 -2px {colors.focus.ring}, inset -2px 0 {colors.focus.ring}',
  _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' },
};
// The same over what stays in sight at its start.
export const ringOverNames = {
  md: {
    boxShadow: 'inset 0 2px {colors.focus.ring}, inset 0 -2px {colors.focus.ring}',
    _first: {
      boxShadow:
        'inset 0 2px {colors.focus.ring}, inset 0 -2px {colors.focus.ring}, inset 2px 0 {colors.focus.ring}',
    },
  },
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
export const edgeOfMore = {
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
export const edgeOfBefore = {
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
