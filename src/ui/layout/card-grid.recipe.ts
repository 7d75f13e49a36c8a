import { defineSlotRecipe } from '@pandacss/dev';

const narrowest = 248;
const gap = 16;

export const cardGrid = defineSlotRecipe({
  className: 'card-grid',
  slots: ['frame', 'grid'],
  base: {
    frame: { minWidth: '0' },
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
      usual: {},
      // One line that scrolls sideways, where the beginning of the next card shows that it does.
      strip: {
        grid: {
          gridAutoFlow: 'column',
          gridTemplateColumns: 'none',
          gridAutoColumns: { base: '80%', sm: `max(${narrowest}px, (100% - ${3 * gap}px) / var(--shown))` },
          overflowX: 'auto',
          scrollbarWidth: 'thin',
          scrollSnapType: 'x proximity',
          padding: '3px',
          margin: '-3px',
          '& > *': { scrollSnapAlign: 'start' },
          _print: { gridAutoFlow: 'row', overflow: 'visible' },
        },
      },
    },
  },
  defaultVariants: { variant: 'usual' },
});
