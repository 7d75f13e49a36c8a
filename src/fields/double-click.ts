import type { MouseEvent as ReactMouseEvent } from 'react';

/** Up to this long after the first press, and so far from it, another one is of the same double click. */
const milliseconds = 500;
const pixels = 5;
const presses = ['pointerdown', 'mousedown', 'click'] as const;

const isFar = (first: MouseEvent, { clientX, clientY }: MouseEvent) =>
  Math.hypot(clientX - first.clientX, clientY - first.clientY) >= pixels;

/**
 * Takes the click that sends a form. Its first error may move the page: the second press of a double click must not
 * change what has come under the pointer. `detail` does not tell: some browsers count anew on another element.
 */
export function holdDoubleClick({ nativeEvent: first, target }: ReactMouseEvent): void {
  const button = target instanceof Element ? target.closest('[type=submit]') : null;
  if (!button || first.detail !== 1) return;
  const ending = new AbortController();
  const swallow = (event: MouseEvent) => {
    if (isFar(first, event) || (event.target instanceof Node && button.contains(event.target))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const press of presses) {
    window.addEventListener(press, swallow, { capture: true, signal: ending.signal });
  }
  // Who types or goes elsewhere in between presses anew.
  const end = (event: Event) => {
    if (!(event instanceof MouseEvent) || isFar(first, event)) ending.abort();
  };
  for (const other of ['keydown', 'pointermove'] as const) {
    window.addEventListener(other, end, { capture: true, signal: ending.signal });
  }
  setTimeout(() => ending.abort(), milliseconds);
}
