import { defineSlotRecipe } from '@pandacss/dev';
import { edgeOfBefore, edgeOfMore, window } from '../../theme/table-edges.ts';

const cell = {
  minWidth: '0',
  paddingInline: { base: '2', lg: '3' },
  borderBottom: '1px solid {colors.border.hairline}',
  backgroundColor: 'bg.surface',
  display: 'flex',
  alignItems: 'center',
  whiteSpace: 'nowrap',
};
// The name column is sticky only if the figures do not all fit: each sticky cell is a layer.
const first = {
  fontWeight: 'medium',
  '[data-wide] &': { position: 'sticky', insetInlineStart: '0', zIndex: '1', _print: { position: 'static' } },
};
const indented = 'calc(12px + var(--indent, 0px))';
const figure = { justifyContent: 'flex-end', _last: { paddingInlineEnd: '4' } };
const line = { display: 'grid', gridTemplateRows: '100%' };
const tint = (percent: string) => ({
  backgroundColor: `color-mix(in oklab, {colors.chart.1} ${percent}, {colors.bg.surface})`,
});
// Printed as a plain table of all rows, with its head on every page.
const paperRow = {
  display: 'table-row',
  position: 'static',
  height: 'auto!',
  transform: 'none!',
  contain: 'none',
  breakInside: 'avoid',
};
const paperCell = {
  display: 'table-cell',
  position: 'static',
  height: 'row.compact',
  verticalAlign: 'middle',
};
const place = {
  outline: '2px solid {colors.focus.ring}',
  outlineOffset: '-2px',
};
// On phones a row is a block: its name, and its figures in three labelled columns below.
const block = {
  smDown: {
    gridTemplateColumns: 'repeat(var(--figures), 1fr)',
    gridTemplateRows: '36px',
    gridAutoRows: '42px',
    alignContent: 'start',
    paddingInline: '1',
    paddingBottom: '8px',
    borderBottom: '1px solid {colors.border.hairline}',
    '& > *': { borderBottomWidth: '0' },
    // One edge at every level: an open or closed group is known by its sign at the end, the outermost by their ground.
    '& > [role=rowheader]': {
      gridColumn: '1 / -1',
      paddingInlineStart: '2',
      '& > svg': { order: '1', marginInlineStart: 'auto' },
    },
    '&[data-group][aria-level="1"] > *': { backgroundColor: 'bg.sunken' },
    '&[data-group][aria-level="1"]': { backgroundColor: 'bg.sunken' },
    '& > [data-label]': {
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'center',
      _before: { content: 'attr(data-label)', textStyle: 'hint', lineHeight: '16px', color: 'fg.subtle' },
    },
  },
};

// Over head and names, which are sticky themselves.
const overAll = { zIndex: 'pinned' };
const edges = {
  '&[data-more]': { ...edgeOfMore, _after: { ...edgeOfMore._after, ...overAll, borderInlineEndWidth: '0' } },
  '&[data-before]': {
    ...edgeOfBefore,
    _before: { ...edgeOfBefore._before, ...overAll, insetInlineStart: 'var(--name)' },
  },
};

/** Virtualised rows; head, totals and names are sticky. */
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
      // Of whole rows; on phones all rows scroll with the page.
      maxHeight: `calc(var(--before) + round(down, max(${window} - var(--before), var(--row)), var(--row)))`,
      smDown: { overflow: 'visible', maxHeight: 'none' },
      textStyle: 'cell',
      overflowAnchor: 'none',
      ...edges,
      _focusVisible: { outlineOffset: '-2px' },
      _print: { overflow: 'visible', maxHeight: 'none' },
    },
    sheet: {
      // The shadow at the edge below which rows follow.
      '[data-below] > &': {
        _after: {
          content: '""',
          display: 'block',
          position: 'sticky',
          bottom: '0',
          ...overAll,
          height: '16px',
          marginTop: '-16px',
          pointerEvents: 'none',
          backgroundImage: 'linear-gradient(to top, {colors.bg.pressed}, transparent)',
          _highContrast: { backgroundImage: 'none' },
          _print: { display: 'none' },
        },
      },
      smDown: { minWidth: '0!' },
      _print: { display: 'table', width: 'full', minWidth: '0!' },
    },
    head: {
      position: 'sticky',
      top: '0',
      zIndex: 'sticky',
      smDown: { position: 'static' },
      _print: { display: 'table-header-group', position: 'static', breakInside: 'avoid' },
    },
    heads: { ...line, height: 'row.head', smDown: { display: 'none' }, _print: paperRow },
    columnHead: {
      ...cell,
      ...figure,
      textStyle: 'columnHead',
      color: 'fg.subtle',
      _print: { ...paperCell, textAlign: 'end' },
      _first: {
        position: 'sticky',
        insetInlineStart: '0',
        zIndex: '1',
        paddingInlineStart: '4',
        justifyContent: 'flex-start',
        _print: { position: 'static', textAlign: 'left' },
      },
    },
    sort: {
      _print: { display: 'contents', '& > svg': { display: 'none' } },
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: 'target',
      font: 'inherit',
      color: 'inherit',
      '& > svg': { flexShrink: '0', opacity: '0', hideBelow: 'lg' },
      _hover: { color: 'fg.default', '& > svg': { opacity: '1' } },
      '[aria-sort] &': { color: 'fg.default', '& > svg': { display: 'block', opacity: '1' } },
      '[role=columnheader]:not(:first-child) &': { flexDirection: 'row-reverse' },
    },
    totals: {
      ...line,
      ...block,
      fontWeight: 'semibold',
      '& > [role]': { backgroundColor: 'bg.sunken', fontWeight: 'semibold', cursor: 'default' },
      '& > [role]:first-child': { paddingInlineStart: { sm: '4' } },
      smDown: { ...block.smDown, backgroundColor: 'bg.sunken' },
      _print: paperRow,
    },
    body: {
      position: 'relative',
      width: 'full',
      _print: { display: 'table-row-group', height: 'auto!' },
    },
    row: {
      ...line,
      ...block,
      position: 'absolute',
      top: '0',
      insetInlineStart: '0',
      width: 'full',
      contain: 'size layout style',
      _print: paperRow,
      '&:hover > :not([data-heat])': {
        backgroundColor: 'color-mix(in oklab, {colors.bg.sunken} 55%, {colors.bg.surface})',
      },
    },
    name: {
      ...cell,
      ...first,
      // At each of the widths at which cells have another padding.
      paddingInlineStart: { base: indented, lg: indented },
      gap: '1.5',
      _print: { ...paperCell, '& > svg': { display: 'none' } },
      '& > svg': { flexShrink: '0', color: 'fg.subtle' },
      '[data-group] > &': { cursor: 'pointer' },
      '[data-index]:not([data-group]) > &': { fontWeight: 'regular' },
      '[role=treegrid]:focus-visible &[data-active]': place,
    },
    text: {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      // Beside narrow figures a name takes two lines, which a row has room for.
      smToLg: { whiteSpace: 'normal', lineClamp: '2', lineHeight: '16px' },
    },
    code: {
      _print: { marginInlineEnd: '2' },
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
      _print: { ...paperCell, textAlign: 'end' },
      '&[data-heat="1"]': tint('3%'),
      '&[data-heat="2"]': tint('6%'),
      '&[data-heat="3"]': tint('9%'),
      '&[data-heat="4"]': tint('12%'),
      '&[data-heat="5"]': tint('15%'),
      '&[data-heat="6"]': tint('17%'),
      '&[data-heat="7"]': tint('20%'),
      '&[data-heat="8"]': tint('22%'),
      // Without colours, weight marks the hottest cells.
      '&[data-heat="7"], &[data-heat="8"]': { _highContrast: { fontWeight: 'bold' } },
      '[data-group] > &': { fontWeight: 'medium' },
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
      '[role=treegrid]:focus-visible &[data-active]': place,
    },
  },
});
