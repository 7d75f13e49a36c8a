import type { Cause } from '../charts/diagram.ts';
import type { Role } from './layout.ts';

/** Colours by their names in the theme, or `none`; `behind`: the stroke lies behind the fill, so that lines stop short of it. */
type Ink = { fill?: string; stroke?: string; width?: number; dashes?: string; behind?: boolean };

const wire = (stroke: string): Ink => ({ fill: 'none', stroke, width: 1.4 });

export const paints = {
  sheet: { fill: 'bg.surface' },
  root: { fill: 'bg.canvas', stroke: 'border.strong', width: 1 },
  group: { fill: 'bg.sunken', stroke: 'border.control', width: 1 },
  groupWithin: { fill: 'bg.canvas', stroke: 'border.control', width: 1 },
  state: { fill: 'bg.surface', stroke: 'border.control', width: 1.2 },
  groupActive: { fill: 'accent.subtle', stroke: 'accent.icon', width: 1.6 },
  stateActive: { fill: 'accent.muted', stroke: 'accent.icon', width: 2.4 },
  chosen: { fill: 'bg.surface', stroke: 'accent.icon', width: 2, dashes: '5 3' },
  finalEdge: { fill: 'none', stroke: 'border.control', width: 1 },
  rule: { fill: 'none', stroke: 'border.hairline', width: 1 },
  card: { fill: 'bg.surface', stroke: 'border.strong', width: 1 },
  row: { fill: 'none' },
  rowTaken: { fill: 'accent.muted' },
  rowOpen: { fill: 'success.subtle' },
  dot: { fill: 'fg.default' },
  anywhere: { fill: 'bg.surface', stroke: 'border.control', width: 1, dashes: '3 2' },
  lineEvent: wire('fg.subtle'),
  lineDone: wire('success.icon'),
  lineError: wire('error.icon'),
  lineAfter: wire('warning.icon'),
  lineAlways: { ...wire('operator.fg'), dashes: '5 3' },
  lineTaken: { fill: 'none', stroke: 'accent.icon', width: 2.6 },
  headEvent: { fill: 'fg.subtle' },
  headDone: { fill: 'success.icon' },
  headError: { fill: 'error.icon' },
  headAfter: { fill: 'warning.icon' },
  headAlways: { fill: 'operator.fg' },
  headTaken: { fill: 'accent.icon' },
  text: { fill: 'fg.default' },
  muted: { fill: 'fg.muted' },
  textOnRoot: { fill: 'fg.default', stroke: 'bg.canvas', width: 5, behind: true },
  mutedOnRoot: { fill: 'fg.muted', stroke: 'bg.canvas', width: 5, behind: true },
  textOnGroup: { fill: 'fg.default', stroke: 'bg.sunken', width: 5, behind: true },
  mutedOnGroup: { fill: 'fg.muted', stroke: 'bg.sunken', width: 5, behind: true },
  textEvent: { fill: 'fg.default' },
  textOnActive: { fill: 'fg.default', stroke: 'accent.subtle', width: 5, behind: true },
  mutedOnActive: { fill: 'fg.muted', stroke: 'accent.subtle', width: 5, behind: true },
  textDone: { fill: 'success.fg' },
  textError: { fill: 'error.fg' },
  textAfter: { fill: 'warning.fg' },
  textAlways: { fill: 'operator.fg' },
  guard: { fill: 'warning.fg' },
  emitted: { fill: 'operator.fg' },
  target: { fill: 'accent.fg' },
  specPill: { fill: 'accent.subtle' },
  spec: { fill: 'accent.fg' },
  callPill: { fill: 'info.subtle' },
  call: { fill: 'info.fg' },
  count: { fill: 'success.fg' },
  untested: { fill: 'error.fg' },
} as const satisfies Record<string, Ink>;

const hot = (width: number): Ink => ({ fill: 'none', stroke: 'warning.icon', width });

/** Of what was counted, of what a search found, and of what differs: not in the files of drawings. */
const pagePaints = {
  heat: { fill: 'warning.icon' },
  never: { fill: 'none', stroke: 'error.icon', width: 1, dashes: '3 2' },
  lineNever: { fill: 'none', stroke: 'fg.subtle', width: 1, dashes: '2 4' },
  headNever: { fill: 'fg.subtle' },
  lineHeat1: hot(1.4),
  lineHeat2: hot(2.4),
  lineHeat3: hot(3.6),
  lineHeat4: hot(5),
  rowFound: { fill: 'warning.subtle', stroke: 'warning.icon', width: 1.4 },
  foundEdge: { fill: 'none', stroke: 'warning.icon', width: 2.4 },
  added: { fill: 'success.subtle', stroke: 'success.icon', width: 2.4 },
  changed: { fill: 'accent.muted', stroke: 'accent.icon', width: 2.4 },
  removed: { fill: 'bg.surface', stroke: 'error.icon', width: 1.6, dashes: '5 3' },
  rowAdded: { fill: 'success.subtle', stroke: 'success.icon', width: 1.4 },
  rowChanged: { fill: 'accent.muted' },
  rowRemoved: { fill: 'error.subtle', stroke: 'error.icon', width: 1.2, dashes: '4 3' },
  lineAdded: { fill: 'none', stroke: 'success.icon', width: 2.6 },
  lineChanged: { fill: 'none', stroke: 'accent.icon', width: 2.6 },
  lineRemoved: { fill: 'none', stroke: 'error.icon', width: 1.8, dashes: '5 3' },
  headAdded: { fill: 'success.icon' },
  headChanged: { fill: 'accent.icon' },
  headRemoved: { fill: 'error.icon' },
} as const satisfies Record<string, Ink>;
export type Paint = keyof typeof paints | keyof typeof pagePaints;

const inks: Readonly<Record<Paint, Ink>> = { ...paints, ...pagePaints };
export const inkOf = (paint: Paint): Ink => inks[paint];

const ofCause = {
  event: { line: 'lineEvent', head: 'headEvent', text: 'textEvent' },
  done: { line: 'lineDone', head: 'headDone', text: 'textDone' },
  error: { line: 'lineError', head: 'headError', text: 'textError' },
  after: { line: 'lineAfter', head: 'headAfter', text: 'textAfter' },
  always: { line: 'lineAlways', head: 'headAlways', text: 'textAlways' },
} as const satisfies Record<Cause, Record<'line' | 'head' | 'text', Paint>>;

const ofRole = {
  title: 'text',
  name: 'text',
  description: 'muted',
  tag: 'muted',
  doing: 'muted',
  call: 'call',
  guard: 'guard',
  target: 'target',
  action: 'muted',
  emitted: 'emitted',
  spec: 'spec',
  count: 'count',
  any: 'muted',
} as const satisfies Record<Exclude<Role, 'trigger'>, Paint>;

/** The paint of a word; a trigger has that of its cause. */
export const paintOfWord = (role: Role, cause: Cause | null): Paint =>
  role === 'trigger' ? ofCause[cause ?? 'event'].text : ofRole[role];

const onGround = {
  root: { text: 'textOnRoot', muted: 'mutedOnRoot' },
  group: { text: 'textOnGroup', muted: 'mutedOnGroup' },
  active: { text: 'textOnActive', muted: 'mutedOnActive' },
} as const;

export type Ground = keyof typeof onGround;

// Where lines run behind the words.
export function paintOver(ground: Ground, paint: Paint): Paint {
  return paint === 'text' || paint === 'muted' ? onGround[ground][paint] : paint;
}

export const paintOfArrow = (cause: Cause, isTaken: boolean): { line: Paint; head: Paint } =>
  isTaken ? { line: 'lineTaken', head: 'headTaken' } : ofCause[cause];

/** What a part is in comparison with another release. */
export type ChangeMark = 'added' | 'removed' | 'changed';

const ofChange = {
  added: { box: 'added', row: 'rowAdded', line: 'lineAdded', head: 'headAdded' },
  changed: { box: 'changed', row: 'rowChanged', line: 'lineChanged', head: 'headChanged' },
  removed: { box: 'removed', row: 'rowRemoved', line: 'lineRemoved', head: 'headRemoved' },
} as const satisfies Record<ChangeMark, Record<'box' | 'row' | 'line' | 'head', Paint>>;

export const paintsOfChange = (change: ChangeMark) => ofChange[change];

const linesByHeat = ['lineNever', 'lineHeat1', 'lineHeat2', 'lineHeat3', 'lineHeat4'] as const;

/** An arrow is as thick as its hottest transition is hot. */
export const paintOfHeat = (degree: number): { line: Paint; head: Paint } => ({
  line: linesByHeat[degree] ?? 'lineNever',
  head: degree === 0 ? 'headNever' : 'heat',
});

/** The paint of a line of a card: found by a search, taken last, or open now. */
export function paintOfRow({
  isTaken,
  isOpen,
  isFound,
}: Record<'isTaken' | 'isOpen' | 'isFound', boolean>): Paint {
  if (isFound) return 'rowFound';
  if (isTaken) return 'rowTaken';
  return isOpen ? 'rowOpen' : 'row';
}

type BoxState = { isGroup: boolean; depth: number; isActive: boolean; isChosen: boolean };

export function paintOfBox({ isGroup, depth, isActive, isChosen }: BoxState): Paint {
  if (isActive) return isGroup ? 'groupActive' : 'stateActive';
  if (isChosen) return 'chosen';
  if (depth === 0) return 'root';
  if (isGroup) return depth > 1 ? 'groupWithin' : 'group';
  return 'state';
}
