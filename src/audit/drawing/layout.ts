import type { DiagramState, Cause } from '../charts/diagram.ts';

/** What a word is; it decides its size and colour, so that measuring and drawing agree. */
export type Role =
  | 'title'
  | 'name'
  | 'description'
  | 'tag'
  | 'doing'
  | 'call'
  | 'trigger'
  | 'guard'
  | 'target'
  | 'action'
  | 'emitted'
  | 'spec'
  | 'count'
  | 'any';

/** Letters in px by role; `bold` is semibold. */
export const letters: Record<Role, { size: number; bold: boolean }> = {
  title: { size: 17, bold: true },
  name: { size: 13.5, bold: true },
  description: { size: 11.5, bold: false },
  tag: { size: 10.5, bold: false },
  doing: { size: 11.5, bold: false },
  call: { size: 11.5, bold: true },
  trigger: { size: 12, bold: true },
  guard: { size: 12, bold: false },
  target: { size: 11.5, bold: true },
  action: { size: 11.5, bold: false },
  emitted: { size: 11.5, bold: false },
  spec: { size: 9.5, bold: true },
  count: { size: 10, bold: true },
  any: { size: 11, bold: false },
};

/** A word at its baseline, relative to the box it stands in; for a count `text` is the transition counted. */
export type Word = { x: number; y: number; text: string; role: Role; width: number };
export type Box = { x: number; y: number; width: number; height: number };

export type PlacedState = Box & {
  id: string;
  type: DiagramState['type'];
  depth: number;
  isRegion: boolean;
  /** Where the line under the heading runs, if there is anything below it. */
  rule: number | null;
  words: readonly Word[];
  inner: readonly PlacedTransition[];
};
export type PlacedTransition = Box & { id: string; cause: Cause; words: readonly Word[] };
export type PlacedArrow = {
  id: string;
  cause: Cause;
  points: readonly { x: number; y: number }[];
  /** The card on the arrow, with one line a transition; null for the arrow to an initial state. */
  card: (Box & { transitions: readonly PlacedTransition[] }) | null;
};
export type Dot = Box & { role: 'initial' | 'anywhere'; word: Word | null };

/** A chart with coordinates in px, as it was laid out when it was last changed (M3). */
export type Layout = {
  chart: string;
  width: number;
  height: number;
  states: readonly PlacedState[];
  dots: readonly Dot[];
  arrows: readonly PlacedArrow[];
};
