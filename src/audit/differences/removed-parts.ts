import { statesWithin, transitionsIn, type Diagram, type DiagramTransition } from '../charts/diagram.ts';
import type { Box, Layout, PlacedArrow, PlacedState } from '../drawing/layout.ts';
import { wholesIn } from '../drawing/paper.ts';
import { setCard, setHeading } from '../drawing/words.ts';

type Point = { x: number; y: number };

/** The id of a part that is drawn though it is gone: another part may have its former id now. */
export const removedId = (id: string) => `removed ${id}`;

const margin = 24;
const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
const bottomOf = (boxes: readonly Box[]) => Math.max(...boxes.map(({ y, height }) => y + height));
const rightOf = (boxes: readonly Box[]) => Math.max(...boxes.map(({ x, width }) => x + width));

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width + 4 &&
  other.x < one.x + one.width + 4 &&
  one.y < other.y + other.height + 4 &&
  other.y < one.y + one.height + 4;

const rings = Array.from({ length: 40 }, (_, ring) => ring * margin);
const turns = Array.from({ length: 16 }, (_, turn) => (turn * Math.PI) / 8);

/** The place for a box that is nearest to a point and covers nothing that is read; below everything where there is none. */
function freePlace(size: Pick<Box, 'width' | 'height'>, near: Point, { taken, within }: Sheet): Box {
  for (const ring of rings) {
    for (const turn of turns) {
      const x = near.x + Math.cos(turn) * ring - size.width / 2;
      const y = near.y + Math.sin(turn) * ring - size.height / 2;
      const box = { ...size, x, y };
      const isInside = x > 0 && y > 0 && x + size.width < within.width && y + size.height < within.height;
      if (isInside && !taken.some((other) => overlap(box, other))) return box;
    }
  }
  return { ...size, x: margin, y: bottomOf([...taken, { ...within, x: 0, y: 0 }]) + margin };
}

type Sheet = { taken: readonly Box[]; within: Pick<Layout, 'width' | 'height'> };

/** Where a line to a point leaves a box; by its heading where the point lies in it. */
function edgeOf(box: Box, to: Point): Point {
  const x = Math.min(Math.max(to.x, box.x), box.x + box.width);
  const y = Math.min(Math.max(to.y, box.y), box.y + box.height);
  return x === to.x && y === to.y ? { x: box.x + margin, y: box.y + margin } : { x, y };
}

/** States that are gone, in a row below the drawing. */
function goneStates(layout: Layout, before: Diagram): PlacedState[] {
  const known = new Set(layout.states.map(({ id }) => id));
  let x = margin;
  return statesWithin(before.root)
    .filter(({ id }) => !known.has(id))
    .map((state) => {
      const { width, height, words, rule, inner } = setHeading(state, false);
      const placed = { x, y: layout.height + margin, width, height, words, rule };
      x += width + margin;
      return {
        ...placed,
        id: removedId(state.id),
        type: 'atomic',
        depth: 2,
        isRegion: false,
        inner: inner.map((row) => ({ ...row, id: removedId(row.id) })),
      };
    });
}

/** A transition that is gone: from where it began over its card to where it led. */
function goneArrow(
  transition: DiagramTransition,
  boxOf: (id: string) => Box | undefined,
  sheet: Sheet,
): PlacedArrow[] {
  const { id, source, targets, cause } = transition;
  const from = boxOf(source);
  if (!from) return [];
  const to = boxOf(targets[0] ?? source) ?? from;
  const card = setCard({
    id,
    source,
    target: targets[0] ?? source,
    isAnywhere: false,
    transitions: [transition],
  });
  const [start, end] = [middleOf(from), middleOf(to)];
  const place = freePlace(card, { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }, sheet);
  const middle = middleOf(place);
  const back = edgeOf(from, middle);
  return [
    {
      id: removedId(id),
      cause,
      points: to === from ? [middle, back] : [back, middle, edgeOf(to, middle)],
      card: { ...place, transitions: card.transitions.map((row) => ({ ...row, id: removedId(id) })) },
    },
  ];
}

/** A layout with what is no longer there: states below it, transitions where they led; `removed` are the ids of these. */
export function withRemoved(layout: Layout, before: Diagram, removed: ReadonlySet<string>): Layout {
  const states = goneStates(layout, before);
  const boxOf = (id: string) =>
    layout.states.find((state) => state.id === id) ?? states.find((state) => state.id === removedId(id));
  const written = new Set(states.flatMap(({ inner }) => inner.map((row) => row.id)));
  const arrows: PlacedArrow[] = [];
  for (const transition of transitionsIn(before)) {
    if (!removed.has(transition.id) || written.has(removedId(transition.id))) continue;
    const cards = arrows.flatMap(({ card }) => card ?? []);
    arrows.push(
      ...goneArrow(transition, boxOf, { taken: [...wholesIn(layout), ...states, ...cards], within: layout }),
    );
  }
  const more = [...states, ...arrows.flatMap(({ card }) => card ?? [])];
  return {
    ...layout,
    width: Math.max(layout.width, more.length > 0 ? rightOf(more) + margin : 0),
    height: Math.max(layout.height, more.length > 0 ? bottomOf(more) + margin : 0),
    states: [...layout.states, ...states],
    arrows: [...layout.arrows, ...arrows],
  };
}
