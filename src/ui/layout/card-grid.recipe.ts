import { defineSlotRecipe } from '@pandacss/dev';

const narrowest = 248;
const gap = 16;
const widthOf = (columns: number) => columns * narrowest + (columns - 1) * gap;

// Picture and text side by side.
const wide = {
  gridColumn: 'span 2',
  flexDirection: 'row',
  '& > :first-child': {
    width: '46%',
    aspectRatio: 'auto',
    borderBottomWidth: '0',
    borderInlineEnd: '1px solid {colors.border.hairline}',
  },
  // Headlines of pictures begin on the left.
  '& > :first-child img': { objectPosition: 'left' },
} as const;

// The columns of the cards below, where there are five.
const fiveInLine: Record<string, { gridAutoColumns: string }> = {
  [`@container (min-width: ${widthOf(5)}px)`]: { gridAutoColumns: `calc((100% - ${4 * gap}px) / 5)` },
};

export const cardGrid = defineSlotRecipe({
  className: 'card-grid',
  slots: ['frame', 'grid'],
  base: {
    frame: { containerType: 'inline-size', _print: { containerType: 'normal' } },
    grid: {
      display: 'grid',
      gap: { base: '3', sm: `${gap}px` },
      _print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', '& > *': { breakInside: 'avoid' } },
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        sm: `repeat(auto-fill, minmax(${narrowest}px, 1fr))`,
      },
    },
  },
  variants: {
    variant: {
      // Four leave no hole: where five columns have room they share the line, where three have, two lines.
      usual: {
        grid: {
          [`@container (min-width: ${widthOf(5)}px)`]: {
            '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
          },
          [`@container (min-width: ${widthOf(3)}px) and (max-width: ${widthOf(4) - 0.02}px)`]: {
            '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          },
        },
      },
      // Of ten, the last two of four columns fill their row.
      filled: {
        grid: {
          [`@container (min-width: ${widthOf(4)}px) and (max-width: ${widthOf(5) - 0.02}px)`]: {
            '& > :nth-child(4n + 1):nth-last-child(2), & > :nth-child(4n + 1):nth-last-child(2) + *': wide,
          },
        },
      },
      // One line that scrolls sideways, where the beginning of the next card shows that it does.
      strip: {
        grid: {
          gridAutoFlow: 'column',
          gridTemplateColumns: 'none',
          gridAutoColumns: { base: '80%', sm: `max(${narrowest}px, (100% - ${3 * gap}px) / var(--shown))` },
          overflowX: 'auto',
          scrollbarWidth: 'thin',
          scrollSnapType: 'x proximity',
          scrollPaddingInline: '3px',
          padding: '3px',
          margin: '-3px',
          '& > *': { scrollSnapAlign: 'start' },
          ...fiveInLine,
          _print: { gridAutoFlow: 'row', overflow: 'visible' },
        },
      },
    },
  },
  defaultVariants: { variant: 'usual' },
});
