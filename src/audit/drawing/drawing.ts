import { partition } from 'es-toolkit';
import { pathsOf } from './arrow-paths.ts';
import type { Cause } from '../charts/diagram.ts';
import type { HeatMark } from '../heat/degrees.ts';
import {
  letters,
  type Box,
  type Dot,
  type Layout,
  type PlacedArrow,
  type PlacedState,
  type PlacedTransition,
  type Role,
  type Word,
} from './layout.ts';
import {
  paintOfArrow,
  paintOfHeat,
  paintOfBox,
  paintOfRow,
  paintOfWord,
  paintOver,
  paintsOfChange,
  type ChangeMark,
  type Ground,
  type Paint,
} from './paints.ts';

/** An element of a drawing; `paint` is looked up where it is painted, for a page or for a file of its own. */
export type Shape = {
  tag: 'g' | 'rect' | 'path' | 'circle' | 'text' | 'a' | 'title';
  key: string;
  at: Readonly<Record<string, string | number>>;
  paint?: Paint;
  text?: string;
  /** The room that was left for the text, in px. */
  length?: number;
  within?: readonly Shape[];
};

/** What a drawing marks on the chart. */
export type Marks = {
  active: ReadonlySet<string>;
  taken: ReadonlySet<string>;
  open: ReadonlySet<string>;
  chosen: string | null;
  /** What a search found: ids of states and of transitions. */
  found: ReadonlySet<string>;
  /** What differs from another release: ids of states and of transitions. */
  changes: ReadonlyMap<string, ChangeMark>;
  /** How many generated tests take a transition. */
  counts: ReadonlyMap<string, number>;
  /** The evidence is not about this version of the chart: its counts prove nothing. */
  isUnproven: boolean;
  /** How often users took a transition; then no tests are counted. Null without heat. */
  heat: ReadonlyMap<string, HeatMark> | null;
  /** The link of a state, or null. */
  hrefOf: ((state: string) => string | null) | null;
  /** The link of a transition: for pointers, as the panel of its state has it for keyboards. */
  hrefOfTransition: ((transition: string) => string) | null;
  /** Whether the whole box of a state is its link, not its name alone. */
  areBoxesLinks: boolean;
};

export const noMarks: Marks = {
  active: new Set(),
  taken: new Set(),
  open: new Set(),
  chosen: null,
  found: new Set(),
  changes: new Map(),
  counts: new Map(),
  isUnproven: false,
  heat: null,
  hrefOf: null,
  hrefOfTransition: null,
  areBoxesLinks: false,
};

const icons: Record<Cause, string> = {
  event: 'M3 -3.5L9 0L3 3.5Z',
  done: 'M2 0L5 3L10 -4L8.6 -5L4.8 .6L3.2 -1.2Z',
  error: 'M2.4 -4L6 -1.2L9.6 -4L10.4 -3L7.2 0L10.4 3L9.6 4L6 1.2L2.4 4L1.6 3L4.8 0L1.6 -3Z',
  after: 'M6 -5A5 5 0 1 0 6.01 -5ZM5.4 -3.4H6.6V-.3L8.8 1L8.2 2L5.4 .3Z',
  always: 'M7.5 -5.5L2.5 .8H5.6L4.5 5.5L9.5 -.9H6.4Z',
};

const rectOf = ({ x, y, width, height }: Box) => ({ x, y, width, height });
const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
const round = (value: number) => Math.round(value * 10) / 10;

/** Words on a ground of their own, with its paint. */
const pills: Partial<Record<Role, Paint>> = { spec: 'specPill', call: 'callPill' };

type Counted = Pick<Marks, 'counts' | 'isUnproven' | 'heat'>;

/** What stands in the place of a count: how often it was taken, else how many tests take it. */
function countOf(id: string, { counts, isUnproven, heat }: Counted): { text: string; paint: Paint } | null {
  const mark = heat?.get(id);
  if (mark) return { text: mark.text, paint: mark.degree === 0 ? 'untested' : 'text' };
  const count = counts.get(id) ?? 0;
  if (counts.size === 0) return null;
  const tested: Paint = isUnproven ? 'muted' : 'count';
  return { text: `×${count}`, paint: count === 0 ? 'untested' : tested };
}

function wordOf(word: Word, box: Box, { cause, ...counted }: { cause: Cause | null } & Counted): Shape[] {
  const { role } = word;
  const { size, bold } = letters[role];
  const isCount = role === 'count';
  const shown = isCount ? countOf(word.text, counted) : { text: word.text, paint: paintOfWord(role, cause) };
  if (!shown) return [];
  const [x, y] = [round(box.x + word.x), round(box.y + word.y)];
  const key = `${role} ${x} ${y}`;
  const ground = pills[role];
  const pill: Shape[] = ground
    ? [
        {
          tag: 'rect',
          key: `${key} pill`,
          at: { x, y: round(y - size), width: word.width, height: size + 4, rx: 5 },
          paint: ground,
        },
      ]
    : [];
  const at = { x: ground ? x + 4.5 : x, y, 'font-size': size, 'font-weight': bold ? 620 : 430 };
  const length = ground ? word.width - 9 : word.width;
  return [...pill, { tag: 'text', key, at, ...shown, ...(!isCount && { length }) }];
}

/** A bar as long as the transition is hot; a frame where it was never taken. */
function heatOf({ x, y, width, height }: Box, mark: HeatMark | undefined): Shape[] {
  if (!mark) return [];
  if (mark.degree === 0) {
    const frame = { x: round(x + 2.5), y: y - 0.5, width: width - 5, height: height - 1, rx: 5 };
    return [{ tag: 'rect', key: 'heat', at: frame, paint: 'never' }];
  }
  const length = round(((width - 8) * mark.degree) / 4);
  const bar = { x: round(x + 4), y: round(y + height - 4), width: length, height: 3, rx: 1.5 };
  return [{ tag: 'rect', key: 'heat', at: bar, paint: 'heat' }];
}

const rowOf =
  (marks: Marks, box: Box) =>
  (transition: PlacedTransition): Shape => {
    const place = { ...transition, x: box.x + transition.x, y: round(box.y + transition.y) };
    const { id, cause, words, width, height } = transition;
    const change = marks.changes.get(id);
    const href = marks.hrefOfTransition?.(id);
    const hit: Shape = {
      tag: 'rect',
      key: 'hit',
      at: {
        x: round(place.x + 2),
        y: place.y - 1,
        width: width - 4,
        height,
        rx: 5,
        ...(href !== undefined && { 'pointer-events': 'all' }),
      },
      paint: change
        ? paintsOfChange(change).row
        : paintOfRow({
            isTaken: marks.taken.has(id),
            isOpen: marks.open.has(id),
            isFound: marks.found.has(id),
          }),
    };
    const icon: Shape = {
      tag: 'path',
      key: 'icon',
      at: {
        d: icons[cause],
        'fill-rule': 'evenodd',
        transform: `translate(${round(place.x + 6)} ${place.y + 9})`,
      },
      paint: paintOfWord('trigger', cause),
    };
    const texts = words.flatMap((word) => wordOf(word, place, { cause, ...marks }));
    const heat = heatOf(place, marks.heat?.get(id));
    const at = {
      'data-transition': id,
      ...(marks.found.has(id) && { 'data-found': '' }),
      ...(change && { 'data-change': change }),
    };
    const within = [hit, ...heat, icon, ...texts];
    const link: Shape = { tag: 'a', key: 'link', at: { href: href ?? '', tabIndex: -1 }, within };
    return { tag: 'g', key: id, at, within: href === undefined ? within : [link] };
  };

const byWeight: readonly ChangeMark[] = ['removed', 'added', 'changed'];

/** An arrow of several transitions is what the weightiest change of one of them makes it. */
function changeOfArrow({ card }: PlacedArrow, { changes }: Marks): ChangeMark | undefined {
  const all = card?.transitions.map(({ id }) => changes.get(id)) ?? [];
  return byWeight.find((change) => all.includes(change));
}

function paintsOf(arrow: PlacedArrow, marks: Marks): { line: Paint; head: Paint } {
  const { cause, card } = arrow;
  const change = changeOfArrow(arrow, marks);
  if (change) return paintsOfChange(change);
  const marked = card?.transitions.flatMap(({ id }) => marks.heat?.get(id)?.degree ?? []) ?? [];
  if (marked.length > 0) return paintOfHeat(Math.max(...marked));
  return paintOfArrow(cause, card?.transitions.some(({ id }) => marks.taken.has(id)) ?? false);
}

function arrowOf(arrow: PlacedArrow, marks: Marks): Shape {
  const { line, head } = pathsOf(arrow);
  const paints = paintsOf(arrow, marks);
  const change = changeOfArrow(arrow, marks);
  return {
    tag: 'g',
    key: arrow.id,
    at: { 'data-arrow': arrow.id, ...(change && { 'data-change': change }) },
    within: [
      { tag: 'path', key: 'line', at: { d: line }, paint: paints.line },
      { tag: 'path', key: 'head', at: { d: head }, paint: paints.head },
    ],
  };
}

function cardOf({ id, card }: PlacedArrow, marks: Marks): Shape[] {
  if (!card || card.width === 0) return [];
  const sheet: Shape = { tag: 'rect', key: 'card', at: { ...rectOf(card), rx: 6 }, paint: 'card' };
  return [
    { tag: 'g', key: `card ${id}`, at: {}, within: [sheet, ...card.transitions.map(rowOf(marks, card))] },
  ];
}

const isGroup = ({ type }: PlacedState) => type !== 'atomic' && type !== 'final';

function boxOf(state: PlacedState, marks: Marks): Shape {
  const { id, type, depth, rule } = state;
  const change = depth > 0 ? marks.changes.get(id) : undefined;
  const paint = change
    ? paintsOfChange(change).box
    : paintOfBox({
        isGroup: isGroup(state),
        depth,
        isActive: depth > 0 && marks.active.has(id),
        isChosen: marks.chosen === id,
      });
  const edge = { ...rectOf(state), rx: 8, ...(state.isRegion && { 'stroke-dasharray': '6 4' }) };
  const inner: Shape[] =
    type === 'final'
      ? [{ tag: 'rect', key: 'final', at: { ...rectOf(grown(state, -3)), rx: 6 }, paint: 'finalEdge' }]
      : [];
  const found: Shape[] = marks.found.has(id)
    ? [{ tag: 'rect', key: 'found', at: { ...rectOf(grown(state, 3)), rx: 10 }, paint: 'foundEdge' }]
    : [];
  const line: Shape[] =
    rule === null
      ? []
      : [
          {
            tag: 'path',
            key: 'rule',
            at: { d: `M${state.x} ${state.y + rule}H${round(state.x + state.width)}` },
            paint: 'rule',
          },
        ];
  return {
    tag: 'g',
    key: id,
    at: {
      'data-state': id,
      ...(found.length > 0 && { 'data-found': '' }),
      ...(change && { 'data-change': change }),
    },
    within: [{ tag: 'rect', key: 'box', at: edge, paint }, ...inner, ...found, ...line],
  };
}

function groundOf({ id, depth }: PlacedState, { active, chosen }: Marks): Ground {
  if (depth > 0 && active.has(id)) return 'active';
  return depth === 1 && chosen !== id ? 'group' : 'root';
}

/** Lines run through a group, but not through its words. */
function overLines(shape: Shape, ground: Ground): Shape {
  return shape.paint ? { ...shape, paint: paintOver(ground, shape.paint) } : shape;
}

/** The words of a state; its name leads to the state where there is such a place. */
function headingOf(state: PlacedState, marks: Marks): Shape {
  const words = state.words
    .flatMap((word) => wordOf(word, state, { cause: null, ...marks }))
    .map((shape) => (isGroup(state) ? overLines(shape, groundOf(state, marks)) : shape));
  const rows = state.inner.map(rowOf(marks, state));
  const [name, ...others] = words;
  const href = marks.hrefOf?.(state.id) ?? null;
  const area: Shape[] =
    marks.areBoxesLinks && !isGroup(state)
      ? [{ tag: 'rect', key: 'area', at: { ...rectOf(state), 'pointer-events': 'all' }, paint: 'row' }]
      : [];
  const linked: Shape[] =
    name && href !== null
      ? [{ tag: 'a', key: 'link', at: { href, 'data-link': state.id }, within: [...area, name] }]
      : words.slice(0, 1);
  // What stands over the area of a link takes no press from it.
  const above = others.map((shape) =>
    area.length > 0 ? { ...shape, at: { ...shape.at, 'pointer-events': 'none' } } : shape,
  );
  return {
    tag: 'g',
    key: `heading ${state.id}`,
    at: {},
    within: [...linked, ...above, ...rows],
  };
}

function dotOf({ x, y, width, height, role, word }: Dot): Shape {
  const key = `${role} ${x} ${y}`;
  if (role === 'initial') return { tag: 'circle', key, at: { cx: x + 6, cy: y + 6, r: 5.5 }, paint: 'dot' };
  const pill: Shape = { tag: 'rect', key: 'pill', at: { x, y, width, height, rx: 11 }, paint: 'anywhere' };
  const text = word ? wordOf(word, { x, y, width, height }, { cause: null, ...noMarks }) : [];
  return { tag: 'g', key, at: {}, within: [pill, ...text] };
}

/** Everything that is drawn of a chart, from the ground up (M3). */
export function shapesOf({ states, dots, arrows }: Layout, marks: Marks): Shape[] {
  // What is gone was laid out by nobody: its lines run behind the boxes that they cross.
  const [gone, others] = partition(arrows, (arrow) => changeOfArrow(arrow, marks) === 'removed');
  const [behind, before] = partition(states, (state) => gone.length > 0 && isGroup(state));
  return [
    ...behind.map((state) => boxOf(state, marks)),
    ...gone.map((arrow) => arrowOf(arrow, marks)),
    ...before.map((state) => boxOf(state, marks)),
    ...others.map((arrow) => arrowOf(arrow, marks)),
    ...states.map((state) => headingOf(state, marks)),
    ...dots.map(dotOf),
    ...arrows.flatMap((arrow) => cardOf(arrow, marks)),
  ];
}
