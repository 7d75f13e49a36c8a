// `at` and `from` are the ends of a selection; `isDragged` while the pointer draws it.
export type Cursor = { at: number | null; from: number | null; isDragged: boolean };

export type CursorEvent =
  | { type: 'hover' | 'press' | 'drag'; at: number }
  | { type: 'step'; by: number; selects: boolean }
  | { type: 'leave' | 'release' | 'clear' };

export const noCursor: Cursor = { at: null, from: null, isDragged: false };

const clamp = (index: number, count: number) => Math.min(count - 1, Math.max(0, index));

function step(
  { at, from }: Cursor,
  { by, selects }: { by: number; selects: boolean },
  count: number,
): Cursor {
  const next = clamp((at ?? (by > 0 ? -1 : count)) + by, count);
  return { at: next, from: selects ? (from ?? at ?? next) : null, isDragged: false };
}

const pointings: Record<'hover' | 'press' | 'drag', (cursor: Cursor, at: number) => Cursor> = {
  hover: (cursor, at) => (cursor.isDragged || cursor.from !== null ? cursor : { ...noCursor, at }),
  press: (_, at) => ({ at, from: at, isDragged: true }),
  drag: (cursor, at) => (cursor.isDragged ? { ...cursor, at } : cursor),
};
const unselected = ({ at }: Cursor): Cursor => ({ ...noCursor, at });
const endings: Record<'leave' | 'release' | 'clear', (cursor: Cursor) => Cursor> = {
  leave: (cursor) => (cursor.isDragged ? cursor : noCursor),
  release: unselected,
  clear: unselected,
};

export function moveCursor(cursor: Cursor, event: CursorEvent, count: number): Cursor {
  if (count === 0) return noCursor;
  if ('at' in event) return pointings[event.type](cursor, event.at);
  return 'by' in event ? step(cursor, event, count) : endings[event.type](cursor);
}

// null for fewer than two points.
export function selectedOf({ at, from }: Cursor): { first: number; last: number } | null {
  if (at === null || from === null || at === from) return null;
  return { first: Math.min(at, from), last: Math.max(at, from) };
}
