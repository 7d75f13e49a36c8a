import { defineSlotRecipe } from '@pandacss/dev';

// Subgrid rows shared by all tiles: label, figure, note, sparkline.
const rows = { gridRow: 'span 4', gridTemplateRows: 'subgrid' };
// Up to six in a line, fewer fill it.
const columnsOnPaper = 'repeat(auto-fit, minmax(15.4%, 1fr))';

export const kpi = defineSlotRecipe({
  className: 'kpi',
  slots: ['strip', 'tile', 'choice', 'input', 'label', 'value', 'spark', 'foot', 'line', 'report'],
  base: {
    strip: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(2, minmax(0, 1fr))',
        sm: 'repeat(3, minmax(0, 1fr))',
        xl: 'none',
      },
      gridAutoFlow: { xl: 'column' },
      gridAutoColumns: 'minmax(0, 1fr)',
      // Four stand in one line or two by two.
      '&:not(:has(input, [data-long])):has(> :nth-child(4):last-child)': {
        gridAutoFlow: 'row',
        gridTemplateColumns: {
          base: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        },
      },
      // Long figures are as wide as they need.
      '&:has([data-long])': {
        gridAutoFlow: 'row',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
      },
      overflow: 'clip',
      borderBottom: '1px solid {colors.border.hairline}',
      '.card__root > &:last-child': { borderBottomWidth: '0' },
      // The last of an odd number has its line for itself.
      '& > :last-child:nth-child(odd)': { smDown: { gridColumn: '1 / -1' } },
      // Of those to read the first does, which has most to say.
      '&:not(:has(input)):has(> :last-child:nth-child(odd):not(:first-child))': {
        smDown: {
          '& > .kpi__tile:first-child': { gridColumn: '1 / -1' },
          '& > .kpi__tile:last-child': { gridColumn: 'auto' },
        },
      },
      _print: { gridTemplateColumns: columnsOnPaper, breakInside: 'avoid' },
    },
    tile: {
      '--spark-line': '{colors.chart.previous}',
      '--spark-area': '{colors.bg.subtle}',
      position: 'relative',
      display: 'grid',
      ...rows,
      minWidth: '0',
      marginInlineEnd: '-1px',
      marginBottom: '-1px',
      borderInlineEnd: '1px solid {colors.border.hairline}',
      borderBottom: '1px solid {colors.border.hairline}',
      '&:has(input)': { _hover: { backgroundColor: 'bg.hover' } },
      '&:has(input:focus-visible)': {
        outline: '2px solid {colors.focus.ring}',
        outlineOffset: '-3px',
        borderRadius: 'lg',
      },
      '&:has(:checked)': {
        '--spark-line': '{colors.chart.1}',
        '--spark-area': '{colors.chart.areaFrom}',
        _before: {
          content: '""',
          position: 'absolute',
          insetInline: '0',
          top: '0',
          height: '2px',
          backgroundColor: 'accent.icon',
          _highContrast: { backgroundColor: 'Highlight' },
        },
      },
    },
    choice: {
      display: 'grid',
      ...rows,
      rowGap: '2px',
      minWidth: '0',
      paddingTop: '13px',
      paddingBottom: '3',
      paddingInline: '4',
      '@media (min-width: 1280px) and (max-width: 1359.98px)': { paddingInline: '3' },
      _print: { paddingInline: '2' },
      '&:has(input)': { cursor: 'pointer' },
    },
    input: { srOnly: true },
    label: {
      paddingInlineEnd: '5',
      textStyle: 'columnHead',
      color: 'fg.muted',
      ':checked ~ &': { color: 'accent.fg' },
      _print: { paddingInlineEnd: '0' },
    },
    value: {
      textStyle: 'metric',
      whiteSpace: 'nowrap',
      _print: { fontSize: 'lg' },
      // What a figure counts up to is written below it from the start.
      '& > [data-counted]': {
        '@media screen and (forced-colors: none)': {
          position: 'relative',
          WebkitTextFillColor: 'transparent',
          _after: {
            content: 'attr(data-counted) / ""',
            position: 'absolute',
            insetInlineStart: '0',
            WebkitTextFillColor: 'currentcolor',
          },
        },
      },
    },
    spark: {
      hideBelow: 'sm',
      height: '26px',
      marginTop: '6px',
      '& > svg': { display: 'block', width: 'full', height: 'full' },
    },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '6px',
      alignContent: 'start',
      minHeight: { base: '32px', xl: '16px' },
      textStyle: 'hint',
      color: 'fg.subtle',
      // What is compared stays together where its line is full.
      textWrap: 'balance',
      // In narrow tiles of a row a line each, so that none is taller than the others.
      '&:has(+ *)': { flexDirection: { sm: 'column' }, minHeight: { base: '16px', sm: '32px' } },
      // As high as a line of the text that it follows.
      '& button': { marginBlock: '-6px' },
    },
    line: { display: 'block', flexBasis: 'full' },
    report: {
      _print: { display: 'none' },
      position: 'absolute',
      top: '7px',
      insetInlineEnd: '7px',
      display: 'grid',
      placeItems: 'center',
      width: 'target',
      height: 'target',
      borderRadius: 'sm',
      color: 'fg.subtle',
      _hover: { color: 'accent.fg', backgroundColor: 'bg.pressed' },
    },
  },
  variants: {
    size: {
      large: {},
      small: {
        choice: {
          paddingTop: '1',
          paddingBottom: '10px',
          paddingInlineStart: '4',
          paddingInlineEnd: { base: '3', sm: '4' },
        },
        value: { textStyle: 'sectionTitle' },
        foot: { minHeight: '16px' },
        strip: {
          borderBottomWidth: '0',
          // Five stand in one line from tablets on.
          '&:not(:has([data-long])):has(> :nth-child(5):last-child)': {
            gridTemplateColumns: { md: 'repeat(5, minmax(0, 1fr))' },
            gridAutoFlow: 'row',
          },
          _print: { gridTemplateColumns: columnsOnPaper },
        },
        tile: { borderWidth: '0', margin: '0' },
        label: { paddingInlineEnd: '0' },
      },
    },
  },
  defaultVariants: { size: 'large' },
});
