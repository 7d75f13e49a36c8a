import { useEffect, useRef } from 'react';
import { takeFound } from './search/arrival.ts';

// Not by scrollIntoView, which lets the first Tab go on from the link.
function centre(link: Element) {
  const nav = link.closest('nav');
  if (!nav) return;
  const [own, around] = [link.getBoundingClientRect(), nav.getBoundingClientRect()];
  nav.scrollBy({ left: own.left + own.width / 2 - around.left - around.width / 2 });
}

/** Keyboard and screen reader go on at what a search has found, or in a page that was arrived at; on a phone its link is scrolled into sight. */
export function useFocusOnArrival(page: string, address: string): void {
  const shown = useRef(page);
  useEffect(() => {
    const link = document.querySelector('nav [aria-current=page]');
    if (link) centre(link);
    const isOther = shown.current !== page;
    shown.current = page;
    const found = takeFound(address);
    if (found) found.focus();
    // A page taller than the window would be scrolled up to its own beginning, under the navigation.
    else if (isOther) document.getElementById('main')?.focus({ preventScroll: true });
  }, [page, address]);
}
