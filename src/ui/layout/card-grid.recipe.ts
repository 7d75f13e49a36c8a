import { defineSlotRecipe } from '@pandacss/dev';

const narrowest = 248;
const gap = 16;
const widthOf = (columns: number) => columns * narrowest + (columns - 1) * gap;

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
    // Four cards: side by side, two by two, or three.
    four: {
      true: {
        grid: {
          [`@container (min-width: ${widthOf(3)}px) and (max-width: ${widthOf(4) - 0.02}px)`]: {
            '& > :nth-child(4)': { display: 'none' },
          },
        },
      },
    },
  },
});
