import { defineSlotRecipe } from '@pandacss/dev';

const edge = { _first: { paddingInlineStart: '4' }, _last: { paddingInlineEnd: '4' } };

const cell = {
  paddingInline: '3',
  borderBottom: '1px solid {colors.border.hairline}',
  backgroundColor: 'bg.surface',
  textAlign: 'start',
  verticalAlign: 'middle',
  ...edge,
};

/** A row as a block, as on phones, and what is in it. */
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
  paddingInline: '0',
  borderBottomWidth: '0',
};
const label = { content: 'attr(data-label)', display: 'block', textStyle: 'hint', color: 'fg.subtle' };

/** Figures to compare. Wide ones scroll sideways, long ones under their head; on phones `stack` turns rows into labelled blocks. */
export const table = defineSlotRecipe({
  className: 'table',
  slots: ['region', 'root', 'head', 'sort', 'totals', 'row', 'cell', 'name', 'tick'],
  base: {
    region: {
      position: 'relative',
      overflow: 'auto',
      maxHeight: { lg: 'calc(100dvh - {sizes.topBar} - 32px)' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    root: {
      width: 'full',
      borderCollapse: 'separate',
      borderSpacing: '0',
      textStyle: 'cell',
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
      '&[data-numeric]': { textAlign: 'end' },
    },
    sort: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: 'target',
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
      },
      '& > [data-numeric]': { textAlign: 'end' },
    },
    row: {
      _last: { '& > *': { borderBottomWidth: '0' } },
      _hover: {
        '& > *': { backgroundColor: 'color-mix(in oklab, {colors.bg.sunken} 55%, {colors.bg.surface})' },
      },
      '&[data-selected] > *': { backgroundColor: 'accent.subtle' },
      '&[data-dim] > *': { color: 'fg.subtle' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    cell: {
      ...cell,
      height: 'row.default',
      '&[data-numeric]': { textAlign: 'end', whiteSpace: 'nowrap' },
      '&[data-one-line]': { whiteSpace: 'nowrap' },
    },
    name: { ...cell, height: 'row.default', fontWeight: 'medium' },
    tick: { ...cell, width: '1%', paddingInlineEnd: '0', '& + *': { paddingInlineStart: '3' } },
  },
  variants: {
    density: {
      compact: { cell: { height: 'row.compact' }, name: { height: 'row.compact' } },
      default: {},
      twoLine: { cell: { height: 'row.twoLine' }, name: { height: 'row.twoLine' } },
    },
    stack: {
      true: {
        root: { smDown: { display: 'block', '& > thead, & > tbody': { display: 'block' } } },
        head: { smDown: { display: 'none' } },
        totals: {
          smDown: {
            ...block,
            backgroundColor: 'bg.sunken',
            '& > *': { ...inBlock, position: 'static', backgroundColor: 'transparent' },
            '& > th': { gridColumn: '1 / -1' },
            '& > [data-numeric]': { textAlign: 'start' },
            '& > [data-label]::before': label,
          },
        },
        row: {
          smDown: {
            ...block,
            position: 'relative',
            _last: { borderBottomWidth: '0' },
            '& > *, &:hover > *': { backgroundColor: 'transparent' },
          },
        },
        cell: {
          smDown: {
            ...inBlock,
            '&[data-numeric]': { textAlign: 'start' },
            '&[data-label]::before': label,
            '&[data-action]': { gridColumn: '1 / -1' },
            '&[data-minor]': { display: 'none' },
          },
        },
        tick: {
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
        name: {
          smDown: {
            display: 'block',
            gridColumn: '1 / -1',
            height: 'auto',
            paddingInline: '0',
            borderBottomWidth: '0',
          },
        },
      },
    },
  },
  defaultVariants: { density: 'default', stack: true },
});
