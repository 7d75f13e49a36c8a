import type { MouseEvent as ReactMouseEvent } from 'react';

// Clicks within this time and distance count as one double click.
const milliseconds = 500;
const pixels = 5;
const presses = ['pointerdown', 'mousedown', 'click'] as const;

const isFar = (first: MouseEvent, { clientX, clientY }: MouseEvent) =>
  Math.hypot(clientX - first.clientX, clientY - first.clientY) >= pixels;

// Handles the click that submits a form. Its first error may shift the page: the second click of a double click must
// not hit what has moved under the pointer. `event.detail` does not help: some browsers restart it on another
// element.
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
  // Typing or moving in between starts a new click.
  const end = (event: Event) => {
    if (!(event instanceof MouseEvent) || isFar(first, event)) ending.abort();
  };
  for (const other of ['keydown', 'pointermove'] as const) {
    window.addEventListener(other, end, { capture: true, signal: ending.signal });
  }
  setTimeout(() => ending.abort(), milliseconds);
}
