import { defineSlotRecipe } from '@pandacss/dev';

const cell = {
  minWidth: '0',
  paddingInline: '3',
  borderBottom: '1px solid {colors.border.hairline}',
  backgroundColor: 'bg.surface',
  display: 'flex',
  alignItems: 'center',
  whiteSpace: 'nowrap',
};
const first = { position: 'sticky', insetInlineStart: '0', zIndex: '1', fontWeight: 'medium' };
const figure = { justifyContent: 'flex-end', _last: { paddingInlineEnd: '4' } };
const line = { display: 'grid', gridTemplateRows: '100%' };
const tint = (percent: string) => ({
  backgroundColor: `color-mix(in oklab, {colors.chart.1} ${percent}, {colors.bg.surface})`,
});
const place = {
  outline: '2px solid {colors.focus.ring}',
  outlineOffset: '-2px',
};
/** On phones a row is a block: its name, and its figures in three columns under it, each with its label. */
const block = {
  smDown: {
    gridTemplateColumns: '1fr 1fr 1fr',
    gridTemplateRows: '36px',
    gridAutoRows: '42px',
    alignContent: 'start',
    paddingInline: '1',
    paddingBottom: '8px',
    borderBottom: '1px solid {colors.border.hairline}',
    '& > *': { borderBottomWidth: '0' },
    '& > :first-child': { gridColumn: '1 / -1', position: 'static' },
    '& > [data-label]': {
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'center',
      _before: { content: 'attr(data-label)', textStyle: 'hint', lineHeight: '16px', color: 'fg.subtle' },
    },
  },
};

/** Figures by groups that open and close. Only rows in sight are drawn; head, totals and names stay in sight. */
export const treeGrid = defineSlotRecipe({
  className: 'tree-grid',
  slots: [
    'region',
    'sheet',
    'head',
    'heads',
    'columnHead',
    'sort',
    'totals',
    'body',
    'row',
    'name',
    'text',
    'code',
    'cell',
  ],
  base: {
    region: {
      position: 'relative',
      overflow: 'auto',
      maxHeight: 'calc(100dvh - {sizes.topBar} - 32px)',
      textStyle: 'cell',
      overflowAnchor: 'none',
      _focusVisible: { outlineOffset: '-2px' },
    },
    sheet: { smDown: { minWidth: '0!' } },
    head: { position: 'sticky', top: '0', zIndex: 'sticky', smDown: { position: 'static' } },
    heads: { ...line, height: 'row.head', smDown: { display: 'none' } },
    columnHead: {
      ...cell,
      ...figure,
      textStyle: 'columnHead',
      color: 'fg.subtle',
      _first: {
        position: 'sticky',
        insetInlineStart: '0',
        zIndex: '1',
        paddingInlineStart: '4',
        justifyContent: 'flex-start',
      },
    },
    sort: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: 'target',
      font: 'inherit',
      color: 'inherit',
      '& > svg': { flexShrink: '0', opacity: '0' },
      _hover: { color: 'fg.default', '& > svg': { opacity: '1' } },
      '[aria-sort] &': { color: 'fg.default', '& > svg': { opacity: '1' } },
      '[role=columnheader]:not(:first-child) &': { flexDirection: 'row-reverse' },
    },
    totals: {
      ...line,
      ...block,
      fontWeight: 'semibold',
      '& > [role]': { backgroundColor: 'bg.sunken', fontWeight: 'semibold', cursor: 'default' },
      '& > [role]:first-child': { paddingInlineStart: '4' },
      smDown: { ...block.smDown, backgroundColor: 'bg.sunken' },
    },
    body: { position: 'relative', width: 'full' },
    row: {
      ...line,
      ...block,
      position: 'absolute',
      top: '0',
      insetInlineStart: '0',
      width: 'full',
      contain: 'layout style',
      '&:hover > :not([data-heat])': {
        backgroundColor: 'color-mix(in oklab, {colors.bg.sunken} 55%, {colors.bg.surface})',
      },
    },
    name: {
      ...cell,
      ...first,
      gap: '1.5',
      '& > svg': { flexShrink: '0', color: 'fg.subtle' },
      '[data-group] > &': { cursor: 'pointer' },
      '[data-index]:not([data-group]) > &': { fontWeight: 'regular' },
      '[role=treegrid]:focus-visible &[data-active]': place,
    },
    text: { overflow: 'hidden', textOverflow: 'ellipsis' },
    code: {
      flexShrink: '0',
      paddingInline: '1',
      borderRadius: 'xs',
      backgroundColor: 'bg.subtle',
      textStyle: 'tick',
      color: 'fg.muted',
    },
    cell: {
      ...cell,
      ...figure,
      cursor: 'pointer',
      '&[data-heat="1"]': tint('3%'),
      '&[data-heat="2"]': tint('6%'),
      '&[data-heat="3"]': tint('9%'),
      '&[data-heat="4"]': tint('12%'),
      '&[data-heat="5"]': tint('15%'),
      '&[data-heat="6"]': tint('17%'),
      '&[data-heat="7"]': tint('20%'),
      '&[data-heat="8"]': tint('22%'),
      // Where colours are not shown, the hottest cells are told by their weight.
      '&[data-heat="7"], &[data-heat="8"]': { _highContrast: { fontWeight: 'bold' } },
      '[data-group] > &': { fontWeight: 'medium' },
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
      '[role=treegrid]:focus-visible &[data-active]': place,
    },
  },
});
