import { defineSlotRecipe } from '@pandacss/dev';
import {
  action,
  edgeOfBefore,
  edgeOfMore,
  folded,
  nameInSight,
  ringOverActions,
  ringOverNames,
  tallest,
  tickInSight,
  tight,
} from '../../theme/table-edges.ts';
import { block, hasLong, inBlock, label, line } from '../../theme/table-blocks.ts';
import { aside, buttons, cutText, lines } from '../../theme/table-cells.ts';
import { tickBox } from '../../theme/tick-box.ts';

const edge = { _first: { paddingInlineStart: '4' }, _last: { paddingInlineEnd: '4' } };

const cell = {
  paddingInline: '3',
  borderBottom: '1px solid {colors.border.hairline}',
  backgroundColor: 'bg.surface',
  textAlign: 'left',
  verticalAlign: 'middle',
  ...edge,
};

/** Wide tables scroll sideways, long ones under their head; on phones rows become labelled blocks. */
export const table = defineSlotRecipe({
  className: 'table',
  slots: ['region', 'root', 'head', 'sort', 'totals', 'row', 'cell', 'name', 'aside', 'tick', 'box', 'more'],
  base: {
    region: {
      position: 'relative',
      overflow: 'auto',
      '--row': '{sizes.row.default}',
      maxHeight: { lg: tallest },
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
      // All columns fit on paper, however narrow each is.
      _print: {
        fontSize: '2xs',
        '& :is(th, td)': {
          minWidth: '0!',
          paddingInline: '3px!',
          whiteSpace: 'normal!',
          // Words, figures and dates stay whole; the texts below may have any length.
          overflowWrap: 'break-word',
        },
        // What has a line of its own on phones is a text.
        '& tbody > tr > :is([data-numeric], [data-one-line]:not([data-phone=wide]))': {
          whiteSpace: 'nowrap!',
        },
        '& :is([scope=row], [data-cut], [data-lines], td code)': { overflowWrap: 'anywhere' },
        '& :is([data-lines=md], [data-lines=sm])': { minWidth: '152px!' },
      },
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
      '[data-fit*=tight] &[data-numeric]': { whiteSpace: 'normal' },
      ...action,
      ...folded,
      '&[data-tick]': { ...tickInSight, zIndex: 'pinned' },
      '&[data-name]': { ...nameInSight, zIndex: 'pinned' },
      ...tight.head,
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
      '[data-fit*=tight] [data-numeric] &': { whiteSpace: 'normal', textAlign: 'end', lineHeight: '14px' },
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
        [`&${hasLong}`]: { gridTemplateColumns: '1fr' },
        '& > *': { ...inBlock, position: 'static', backgroundColor: 'transparent' },
        '& > th': { gridColumn: '1 / -1' },
        '& > [data-numeric]': { textAlign: 'left' },
        '& > [data-label]::before': label,
      },
      '& > [data-folded]:not([data-action])': { display: 'none', _print: { display: 'table-cell' } },
      '[data-fit*=whole] & > [data-folded]:not([data-action])': { display: 'table-cell' },
    },
    row: {
      ...lines,
      _last: { '& > *': { borderBottomWidth: '0' } },
      _hover: {
        '& > *': { backgroundColor: 'color-mix(in oklab, {colors.bg.sunken} 55%, {colors.bg.surface})' },
      },
      '&[data-selected] > *, &[data-selected]:hover > *': { backgroundColor: 'accent.subtle' },
      '&[data-selected]': { _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      '&[data-dim] > *': { color: 'fg.subtle' },
      _focusVisible: { outlineOffset: '-2px' },
      '&:focus-visible > :is([data-tick], th)': ringOverNames,
      '[data-more] &:focus-visible > [data-action]': ringOverActions,
      _print: { breakInside: 'avoid' },
      smDown: {
        ...block,
        position: 'relative',
        '&:has(> :is([data-phone=side], [data-phone=beside]))': {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
        },
        '&:has(> [data-phone=beside])': { paddingBlock: '10px' },
        [`&${hasLong}`]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
        _last: { borderBottomWidth: '0' },
        '& > *, &:hover > *, &[data-selected] > *': { backgroundColor: 'transparent' },
        '&[data-selected]': { backgroundColor: 'accent.subtle' },
      },
    },
    cell: {
      ...cell,
      height: 'row.default',
      paddingBlock: '1',
      '&[data-action]': { paddingBlock: '0', ...buttons },
      ...action,
      '&[data-numeric]': { textAlign: 'end', whiteSpace: 'nowrap' },
      '&[data-one-line]': { whiteSpace: 'nowrap' },
      '&[data-state]': { width: { sm: '104px' } },
      '&[data-cut] > span': cutText,
      // Its text begins where those of other rows do.
      '& > .button--variant_ghost:first-child': {
        marginInlineStart: 'calc(-1 * var(--button-padding))',
        _highContrast: { marginInlineStart: '0!' },
      },
      '& > .button--variant_link': {
        marginInlineStart: '-3px',
        smDown: { marginBlock: '-9px' },
        // Forced colours draw its edge.
        _highContrast: { marginInlineStart: '0', marginBlock: '0' },
      },
      ...folded,
      smDown: {
        ...inBlock,
        '&[data-one-line]': { whiteSpace: 'normal' },
        '&[data-numeric]:not([data-phone=beside])': { textAlign: 'left' },
        '&[data-label]::before': label,
        '&[data-action]': {
          gridColumn: '1 / -1',
          order: '2',
          display: 'flex',
          alignItems: 'center',
          minHeight: '{sizes.control.touch}',
        },
        '&[data-action]:has(+ td)': { gridColumn: '1 / -2' },
        '&[data-place]': { gridColumn: '1 / -1', minHeight: '120px' },
        '&[data-minor], tr:not([data-open]) > &[data-phone=more]': { display: 'none' },
        [`tr${hasLong} > &[data-label]`]: { gridColumn: '1' },
        '&[data-phone=side]': {
          gridColumn: '-2 / -1!',
          gridRow: '2',
          alignSelf: 'center',
          justifySelf: 'end',
        },
        '&[data-phone=wide]:empty': { display: 'none' },
        '&[data-phone=beside]': {
          gridColumn: '-2 / -1!',
          gridRow: '1',
          justifySelf: 'end',
          '&[data-numeric]': { fontWeight: 'semibold' },
        },
        '&:is([data-phone=side], [data-phone=beside])::before': { display: 'none' },
        '&[data-phone=wide]': { gridColumn: '1 / -1', order: '1' },
        'tr:has(> [data-phone=beside]):has(> [data-phone=side]) > &[data-phone=wide]': {
          gridColumn: '1 / -2',
        },
        '&[data-phone=wide]::before': { display: 'inline', marginInlineEnd: '6px' },
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
      // Names have one colour, whether they are links or not.
      '& a': { color: 'inherit' },
      // Tall enough to be hit, in a line that is not; the line below may cover its end.
      '& > a:not([data-title])': { paddingBlock: '8px 2px' },
      ...tight.name,
      '&[data-one-line]': { whiteSpace: { sm: 'nowrap' } },
      _print: {
        position: 'static',
        paddingBlock: '1',
        '& *': { maxWidth: 'none!', whiteSpace: 'normal!' },
      },
      smDown: {
        ...inBlock,
        gridColumn: '1 / -1',
        'tr:has(> [data-phone=beside]) > &': { gridColumn: '1 / -2', gridRow: '1' },
        // Of a row that is loading: as tall as an amount with its change.
        'tr:has(> [data-phone=beside]) > &:is(td)': { minHeight: '44px' },
      },
    },
    aside,
    /** The cell that expands a block: on phones only. */
    more: {
      smDown: {
        display: 'block',
        gridColumn: '-2 / -1',
        order: '2',
        placeSelf: 'center end',
        // While its row is loading, too.
        minHeight: '36px',
        // It ends where amounts and states above it do.
        '& > .button': { marginInlineEnd: 'calc(-1 * var(--button-padding))' },
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
    box: tickBox,
  },
  variants: {
    density: {
      compact: {
        region: { '--row': '{sizes.row.compact}' },
        cell: { height: { base: 'auto', sm: 'row.compact' } },
        name: { height: { base: 'auto', sm: 'row.compact' } },
      },
      default: {},
      twoLine: {
        region: { '--row': '{sizes.row.twoLine}' },
        cell: { height: { base: 'auto', sm: 'row.twoLine' } },
        name: { height: { base: 'auto', sm: 'row.twoLine' }, smDown: { '&:is(td)': { minHeight: '40px' } } },
      },
    },
  },
  defaultVariants: { density: 'default' },
});
