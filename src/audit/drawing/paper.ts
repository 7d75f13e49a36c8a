import { partition } from 'es-toolkit';
import type { Box, Layout, PlacedState } from './layout.ts';

type Size = Pick<Box, 'width' | 'height'>;

// Both A4 and Letter hold it on their side, within margins of 12 mm: in px, with room for a head and a legend, or for a caption.
const withLegend = { width: 960, height: 556 };
const withCaption = { width: 960, height: 650 };

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

const right = ({ x, width }: Box) => x + width;
const bottom = ({ y, height }: Box) => y + height;

type Axis = { from: (box: Box) => number; until: (box: Box) => number };
const down: Axis = { from: ({ y }) => y, until: bottom };
const across: Axis = { from: ({ x }) => x, until: right };

/** Those that lie within a length from the first of them on, and the others; the first may be longer than that. */
function within(boxes: readonly Box[], { from, until }: Axis, length: number) {
  const [first, ...others] = boxes.toSorted((one, other) => from(one) - from(other));
  if (!first) return { near: [], far: [] };
  const [near, far] = partition(others, (box) => until(box) <= from(first) + length);
  return { near: [first, ...near], far };
}

/** Boxes in groups that are each no larger than a size, from the top and in each row from the left. */
function rowsOf(boxes: readonly Box[], size: Size): Box[][][] {
  const { near: row, far: below } = within(boxes, down, size.height);
  if (row.length === 0) return [];
  return [columnsOf(row, size), ...rowsOf(below, size)];
}

function columnsOf(row: readonly Box[], size: Size): Box[][] {
  const { near, far } = within(row, across, size.width);
  return near.length === 0 ? [] : [...split(near, down), ...columnsOf(far, size)];
}

// A gap from which on two parts are better than one that is mostly empty.
const widestGap = 160;

/** A group as several where little but lines lies between them. */
function split(boxes: readonly Box[], { from, until }: Axis): Box[][] {
  const parts: Box[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const box of boxes.toSorted((one, other) => from(one) - from(other))) {
    if (from(box) - end > widestGap) parts.push([]);
    parts.at(-1)?.push(box);
    end = Math.max(end, until(box));
  }
  return withoutMeagre(parts);
}

// A sign or a line of words, and nothing of what it belongs to.
const isMeagre = (boxes: readonly Box[]) => boxes.length < 2 && boxes.every(({ height }) => height <= 40);

/** What says nothing alone goes with what stands before it, the first with what follows. */
function withoutMeagre([first, second, ...others]: readonly Box[][]): Box[][] {
  if (!first || !second) return first ? [first] : [];
  const [next, ...more] = withoutMeagre([second, ...others]);
  if (!next) return [first];
  return isMeagre(first) || isMeagre(next) ? [[...first, ...next], ...more] : [first, next, ...more];
}

// With a little of the lines that lead there.
const margin = 16;

function around(boxes: readonly Box[], layout: Layout): Box {
  const x = Math.max(0, Math.min(...boxes.map((box) => box.x)) - margin);
  const y = Math.max(0, Math.min(...boxes.map((box) => box.y)) - margin);
  const width = Math.min(layout.width, Math.max(...boxes.map(right)) + margin) - x;
  const height = Math.min(layout.height, Math.max(...boxes.map(bottom)) + margin) - y;
  return { x, y, width, height };
}

/** A part of a drawing that is too large for one page, its place and its scale. */
export type PaperPart = Box & { row: number; column: number; scale: number };

/** The parts of a drawing; none where it can be read on one page. Nothing that is read as one is cut in all of them. */
export function partsOnPaper(layout: Layout): PaperPart[] {
  if (fitting(layout, withLegend) >= smallest) return [];
  const size = {
    width: withCaption.width / usual - 2 * margin,
    height: withCaption.height / usual - 2 * margin,
  };
  return rowsOf(wholesIn(layout), size).flatMap((columns, row) =>
    columns.map((boxes, column) => {
      const part = around(boxes, layout);
      const scale = Math.min(fitting(part, withCaption), usual);
      return { ...part, row: row + 1, column: column + 1, scale };
    }),
  );
}
