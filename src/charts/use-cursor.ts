import { useReducer, type KeyboardEvent, type PointerEvent } from 'react';
import { moveCursor, noCursor, selectedOf, type Cursor, type CursorEvent } from './cursor.ts';
import { indexAt } from './scale.ts';

// Indices of points.
export type OnZoom = (first: number, last: number) => void;

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

function pointAt({ currentTarget, clientX }: PointerEvent<HTMLElement>, count: number) {
  const { left, width } = currentTarget.getBoundingClientRect();
  return indexAt((clientX - left) / width, count);
}

// By pointer and keys; Enter or releasing the pointer zooms.
export function useCursor(count: number, onZoom: OnZoom | undefined) {
  const [stored, send] = useReducer(
    (cursor: Cursor, event: CursorEvent) => moveCursor(cursor, event, count),
    noCursor,
  );
  const cursor = stored.at !== null && stored.at >= count ? noCursor : stored;
  const selected = onZoom ? selectedOf(cursor) : null;
  const zoom = () => {
    if (selected) onZoom?.(selected.first, selected.last);
  };
  const press = (key: string) => {
    if (!selected) return;
    if (key === 'Escape') send({ type: 'clear' });
    if (key !== 'Enter') return;
    send({ type: 'leave' });
    zoom();
  };
  return {
    at: cursor.at,
    selected,
    pointer: {
      onPointerMove: (event: PointerEvent<HTMLElement>) =>
        send({ type: cursor.isDragged ? 'drag' : 'hover', at: pointAt(event, count) }),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!onZoom || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        send({ type: 'press', at: pointAt(event, count) });
      },
      onPointerUp: () => {
        if (cursor.isDragged) zoom();
        send({ type: 'release' });
      },
      onPointerCancel: () => send({ type: 'release' }),
      onPointerLeave: () => send({ type: 'leave' }),
    },
    keyboard: {
      onBlur: () => send({ type: 'leave' }),
      onKeyDown: (event: KeyboardEvent) => {
        const by = steps[event.key];
        if (by === undefined) {
          press(event.key);
          return;
        }
        event.preventDefault();
        send({ type: 'step', by, selects: event.shiftKey && onZoom !== undefined });
      },
    },
  };
}
