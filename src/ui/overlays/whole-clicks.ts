import { useEffect } from 'react';

const popups = '[role$=dialog], [role=menu], [role=listbox]';

let begunIn: Element | null = null;
let isListening = false;

function stayInside(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target : null;
  // The second click of a double click counts two.
  if (event.detail < 2) begunIn = target?.closest(popups) ?? null;
  else if (begunIn && !begunIn.contains(target)) {
    event.preventDefault();
    event.stopPropagation();
  }
}

/** In a popup: where the first click of a double click closes it, the second does not press what was behind it. */
export function useWholeClicks(): void {
  useEffect(() => {
    if (isListening) return;
    isListening = true;
    document.addEventListener('click', stayInside, { capture: true });
  }, []);
}
