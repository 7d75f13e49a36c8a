import type { Box, Layout, PlacedState } from './layout.ts';

type Size = Pick<Box, 'width' | 'height'>;

// Both A4 and Letter hold it on their side, within margins of 12 mm: in px, with room for a legend or for a caption.
const withLegend = { width: 960, height: 590 };
const withCaption = { width: 960, height: 660 };

// Letters of 11 px are 5 pt high from here on.
const smallest = 0.6;
const usual = 0.75;

const fitting = (size: Size, paper: Size) => Math.min(paper.width / size.width, paper.height / size.height);

const isGroup = ({ type }: PlacedState) => type !== 'atomic' && type !== 'final';

/** The words and rows of a group, which stand above the states within it. */
const headingOf = ({ x, y, words, inner }: PlacedState): Box[] => [
  ...words.map((word) => ({ x: x + word.x, y: y + word.y - 14, width: word.width, height: 18 })),
  ...inner.map((row) => ({ x: x + row.x, y: y + row.y, width: row.width, height: row.height })),
];

/** What is read as one: boxes without others within them, headings of the others, cards and signs. */
export const wholesIn = ({ states, dots, arrows }: Layout): Box[] => [
  ...states.flatMap((state) => (isGroup(state) ? headingOf(state) : [state])),
  ...dots,
  ...arrows.flatMap(({ card }) => (card && card.width > 0 ? [card] : [])),
];

const beginsIn = (part: Box, { x, y }: Box) =>
  x >= part.x && x < part.x + part.width && y >= part.y && y < part.y + part.height;

// Wider by what begins in it and ends beyond.
function around(part: Box, boxes: readonly Box[]): Box {
  const right = Math.max(part.x + part.width, ...boxes.map(({ x, width }) => x + width + 4));
  const bottom = Math.max(part.y + part.height, ...boxes.map(({ y, height }) => y + height + 4));
  return { x: part.x, y: part.y, width: right - part.x, height: bottom - part.y };
}

/** A page of a drawing that is too large for one, and its scale there. */
export type PaperPart = Box & { row: number; column: number; scale: number };

const times = (count: number) => Array.from({ length: count }, (_, nth) => nth);

/** The pages of a drawing; none where it can be read on one. Nothing that is read as one is cut on all of them. */
export function partsOnPaper(layout: Layout): PaperPart[] {
  if (fitting(layout, withLegend) >= smallest) return [];
  const columns = Math.ceil((layout.width * usual) / withCaption.width);
  const rows = Math.ceil((layout.height * usual) / withCaption.height);
  const size = { width: layout.width / columns, height: layout.height / rows };
  const wholes = wholesIn(layout);
  return times(rows * columns).flatMap((nth) => {
    const [row, column] = [Math.floor(nth / columns), nth % columns];
    const part = { x: column * size.width, y: row * size.height, ...size };
    const boxes = wholes.filter((whole) => beginsIn(part, whole));
    if (boxes.length === 0) return [];
    const shown = around(part, boxes);
    return [{ ...shown, row: row + 1, column: column + 1, scale: fitting(shown, withCaption) }];
  });
}
