import type { Arrow, DiagramState, DiagramTransition } from '../charts/diagram.ts';
import type { Box, PlacedTransition, Role, Word } from './layout.ts';
import { widthOf, wrapped } from './measure.ts';

/** Words with the room they take. */
type Block = { words: readonly Word[]; width: number; height: number };

const inset = 12;
const lineHeight = 15;
const widest = 236;
const widestLine = 300;
const roomForCount = widthOf('×999', 'count') + 6;
const pill = (text: string, role: Role) => widthOf(text, role) + 9;

/** Sets words one after the other and line by line. */
class Setter {
  readonly words: Word[] = [];
  right = 0;
  x: number;
  y: number;
  readonly left: number;

  constructor(left: number, y: number) {
    this.left = left;
    this.x = left;
    this.y = y;
  }

  put(text: string, role: Role, { width = widthOf(text, role), gap = 4 } = {}) {
    this.words.push({ x: this.x, y: this.y, text, role, width });
    this.x += width + gap;
    this.right = Math.max(this.right, this.x - gap);
  }

  /** A pill, which a new line takes when this one is full. */
  pills(texts: readonly string[], role: Role, limit: number) {
    for (const text of texts) {
      if (this.x + pill(text, role) > limit && this.x > this.left) this.line(14);
      this.put(text, role, { width: pill(text, role), gap: 3 });
    }
  }

  line(height = lineHeight) {
    this.y += height;
    this.x = this.left;
  }
}

const shortName = (id: string) => id.split('.').slice(1).join('.');

/** `targets`: where it leads, for a transition that has no arrow to show it. */
function setTransition(transition: DiagramTransition, targets: readonly string[]): Block {
  const { trigger, cause, order, guard, isElse, spec, actions, emits, id } = transition;
  const setter = new Setter(20, 13);
  const place = order === null ? '' : `${order}. `;
  const isBare = cause === 'always' && guard !== null;
  if (!isBare || place) setter.put(isBare ? place.trim() : place + trigger, 'trigger');
  if (guard !== null) setter.put(isElse ? guard : `[${guard}]`, 'guard');
  if (targets.length > 0) setter.put(`→ ${targets.map(shortName).join(', ')}`, 'target');
  setter.x += 2;
  setter.pills(spec, 'spec', Math.max(widestLine, setter.x + 40));
  setter.put(id, 'count', { width: roomForCount });
  for (const [texts, role, mark] of [
    [actions, 'action', '/ '],
    [emits, 'emitted', '↑ '],
  ] as const) {
    for (const text of wrapped(texts.join(', '), role, widest)) {
      setter.line(14);
      setter.put(mark + text, role);
    }
  }
  return { words: setter.words, width: setter.right + 6, height: setter.y + 6 };
}

type Card = Omit<Box, 'x' | 'y'> & { transitions: PlacedTransition[] };

const noRoom = { x: 0, y: 0, width: 0, height: 0, words: [] };

/** The card of an arrow: one line a transition, all of the same width; that of a bare arrow takes no room. */
export function setCard({ transitions, isBare = false }: Arrow): Card {
  if (isBare) {
    return { ...noRoom, transitions: transitions.map(({ id, cause }) => ({ ...noRoom, id, cause })) };
  }
  const set = transitions.map((transition) => ({ transition, block: setTransition(transition, []) }));
  const width = Math.ceil(Math.max(...set.map(({ block }) => block.width)));
  let y = 3;
  const placed = set.map(({ transition: { id, cause }, block: { words, height } }) => {
    const line = { id, cause, x: 0, y, width, height, words };
    y += height + 1;
    return line;
  });
  return { width, height: Math.ceil(y + 2), transitions: placed };
}

/** What stands in the box of a state above the states within it; `rule` as in `PlacedState`. */
export type Heading = Block & { rule: number | null; inner: readonly PlacedTransition[] };

/** As much of the state that a box is in as a line has room for. */
export const stateLine = (now: string): string => wrapped(now, 'call', widest)[0] ?? '';

// A line each: the state it is in, and the calls it makes; says whether there is any.
function setPills(setter: Setter, { now, calls }: DiagramState): boolean {
  const current = stateLine(now ?? '');
  if (now !== undefined) setter.line(21);
  if (current) setter.put(current, 'call', { width: pill(current, 'call') });
  for (const call of calls) {
    setter.line(20);
    setter.put(`call ${call}`, 'call', { width: pill(`call ${call}`, 'call') });
  }
  return now !== undefined || calls.length > 0;
}

export function setHeading(state: DiagramState, isRoot: boolean): Heading {
  const setter = new Setter(inset, isRoot ? 27 : 21);
  const role = isRoot ? 'title' : 'name';
  setter.put(state.name, role, { gap: 6 });
  setter.pills(state.spec, 'spec', Math.max(widest, setter.x + 40));
  const limit = isRoot ? 560 : Math.max(214, setter.right - inset);
  const lines = (texts: readonly string[], as: Role) => {
    for (const text of texts) {
      setter.line();
      setter.put(text, as);
    }
  };
  lines(wrapped(state.description, 'description', limit), 'description');
  lines(wrapped(state.tags.map((tag) => `#${tag}`).join(' '), 'tag', limit), 'tag');
  const hasMore = [state.entry, state.exit, state.calls, state.inner].some((list) => list.length > 0);
  const rule = hasMore ? setter.y + 7 : null;
  if (hasMore) setter.y += 8;
  if (state.entry.length > 0) lines(wrapped(`entry / ${state.entry.join(', ')}`, 'doing', limit), 'doing');
  if (state.exit.length > 0) lines(wrapped(`exit / ${state.exit.join(', ')}`, 'doing', limit), 'doing');
  const endsInPill = setPills(setter, state);
  let y = setter.y + (endsInPill ? 8 : 4);
  const inner = state.inner.map((transition) => {
    const { words, width, height } = setTransition(transition, transition.targets);
    const line = { id: transition.id, cause: transition.cause, x: 4, y, width, height, words };
    y += height + 1;
    return line;
  });
  const width = Math.ceil(Math.max(setter.right + inset, ...inner.map((line) => line.width + 12)));
  return { words: setter.words, width, height: Math.ceil(y + 6), rule, inner };
}
