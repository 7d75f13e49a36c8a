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

/** Figures to compare. Wide ones scroll sideways, long ones under their head; on phones `stack` turns rows into labelled blocks. */
export const table = defineSlotRecipe({
  className: 'table',
  slots: ['region', 'root', 'head', 'sort', 'row', 'cell', 'name', 'tick'],
  base: {
    region: {
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
        root: { smDown: { display: 'block', '& > tbody': { display: 'block' } } },
        head: { smDown: { display: 'none' } },
        row: {
          smDown: {
            position: 'relative',
            display: 'grid',
            gridTemplateColumns: '1fr 1fr',
            columnGap: '4',
            rowGap: '2',
            paddingInline: '4',
            paddingBlock: '14px',
            borderBottom: '1px solid {colors.border.hairline}',
            _last: { borderBottomWidth: '0' },
            '& > *, &:hover > *': { backgroundColor: 'transparent' },
          },
        },
        cell: {
          smDown: {
            display: 'block',
            minWidth: '0',
            height: 'auto',
            paddingInline: '0',
            borderBottomWidth: '0',
            '&[data-numeric]': { textAlign: 'start' },
            '&[data-label]::before': {
              content: 'attr(data-label)',
              display: 'block',
              textStyle: 'hint',
              color: 'fg.subtle',
            },
            '&[data-action]': { gridColumn: '1 / -1' },
          },
        },
        tick: {
          smDown: {
            display: 'block',
            gridColumn: '1 / -1',
            width: 'auto',
            paddingInline: '0',
            borderBottomWidth: '0',
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
